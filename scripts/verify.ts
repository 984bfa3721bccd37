import { spawn } from 'node:child_process';
import { findChromium } from './stack/chromium.ts';

type Step = { name: string; args: string[]; env?: () => Record<string, string> };

const bin = (name: string) => `node_modules/.bin/${name}`;

const steps: Step[] = [
  { name: 'format', args: [bin('oxfmt'), '--check', '.'] },
  { name: 'lint', args: [bin('oxlint'), '--deny-warnings'] },
  { name: 'types of the routes', args: [bin('next'), 'typegen'] },
  { name: 'types', args: [bin('tsc'), '--noEmit'] },
  { name: 'audit', args: [bin('node'), 'scripts/audit/main.ts'] },
  { name: 'unit and rules', args: [bin('vitest'), 'run', '--project', 'unit*'] },
  { name: 'edge', args: [bin('vitest'), 'run', '--project', 'edge'] },
  { name: 'contract', args: [bin('vitest'), 'run', '--project', 'contract'] },
  {
    name: 'build and browser',
    args: [bin('playwright'), 'test'],
    env: () => ({ CHROMIUM: findChromium(), TYPES_CHECKED: 'true' }),
  },
  // After the browsers, whose build of the site on Node it takes; builds the site for the edge beside it.
  {
    name: 'workerd',
    args: [bin('vitest'), 'run', '--project', 'workerd'],
    env: () => ({ TYPES_CHECKED: 'true' }),
  },
];

// Everything that must hold, in the order in which a mistake shows soonest; stops at the first step that fails.
// Words after the command choose steps: `npm test unit edge`.
const wanted = process.argv.slice(2);
let passed = 0;
for (const step of steps.filter(
  ({ name }) => wanted.length === 0 || wanted.some((word) => name.includes(word)),
)) {
  const started = Date.now();
  console.log(`\n── ${step.name} ──`);
  const code = await run(step);
  console.log(
    `── ${step.name}: ${code === 0 ? 'passed' : 'failed'} in ${((Date.now() - started) / 1000).toFixed(1)} s ──`,
  );
  if (code !== 0) {
    console.log(`\nsteps: ${passed} passed, 1 failed`);
    process.exit(1);
  }
  passed += 1;
}
console.log(`\nsteps: ${passed} passed, 0 failed`);

function run(step: Step): Promise<number> {
  return new Promise((resolve) => {
    const child = spawn(step.args[0] ?? '', step.args.slice(1), {
      stdio: 'inherit',
      env: {
        ...process.env,
        ...step.env?.(),
        PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}`,
      },
    });
    const forward = (signal: NodeJS.Signals) => child.kill(signal);
    process.once('SIGINT', forward);
    process.once('SIGTERM', forward);
    child.on('exit', (code) => resolve(code ?? 1));
  });
}
