import { spawn } from 'node:child_process';
import type { ProgramName } from './stack/programs.ts';

type Step = {
  name: string;
  commands: string[][];
  env?: Record<string, string>;
  /** Installed before the step if they are missing, because tests' hooks have only seconds. */
  programs?: ProgramName[];
  /** Runs only if named: `npm test -- pseudo`. */
  byName?: true;
};

const bin = (name: string) => `node_modules/.bin/${name}`;

/** Steps that take up to a minute and run in parallel. */
const quick: Step[] = [
  { name: 'format', commands: [[bin('oxfmt'), '--check', '.']] },
  { name: 'lint', commands: [[bin('oxlint'), '--deny-warnings']] },
  { name: 'styles', commands: [[bin('stylelint'), 'app/**/*.css']] },
  {
    name: 'types',
    commands: [
      [bin('next'), 'typegen'],
      [bin('tsc'), '--noEmit'],
    ],
  },
  { name: 'unused', commands: [[bin('knip')]] },
  { name: 'audit', commands: [[bin('node'), 'scripts/audit/main.ts']] },
  {
    name: 'unit and rules',
    commands: [[bin('vitest'), 'run', '--project', 'unit*']],
    programs: ['nginx'],
  },
];
const slow: Step[] = [
  { name: 'edge', commands: [[bin('vitest'), 'run', '--project', 'edge']] },
  { name: 'contract', commands: [[bin('vitest'), 'run', '--project', 'contract']] },
  {
    name: 'build and browser',
    commands: [[bin('playwright'), 'test']],
    programs: ['nginx', 'chromium', 'firefox', 'webkit', 'xvfb'],
  },
  // After the browser tests, whose Node build it reuses; also builds the site for the edge.
  {
    name: 'workerd',
    commands: [[bin('vitest'), 'run', '--project', 'workerd']],
  },
  // Every template and a whole booking in pseudo text. It needs a separate build (docs/decisions/075-pseudo-locale.md).
  {
    name: 'pseudo',
    commands: [[bin('playwright'), 'test']],
    env: {
      TYPES_CHECKED: 'true',
      PSEUDO_LOCALE: 'true',
      NEXT_DIST_DIR: '.next-pseudo',
    },
    byName: true,
  },
  // The output of `vercel build`, which an operator has made (docs/platforms.md).
  { name: 'vercel', commands: [[bin('vitest'), 'run', '--project', 'vercel']], byName: true },
  // The site, the Studio and the desk with a hosted project, before a stand-in of the service; it needs a separate build, too.
  {
    name: 'hosted',
    commands: [[bin('playwright'), 'test']],
    env: {
      TYPES_CHECKED: 'true',
      E2E_NAMED: 'hosted',
      NEXT_DIST_DIR: '.next-hosted',
    },
    programs: ['chromium'],
    byName: true,
  },
  // What people with other settings see, and what a screen reader says (docs/decisions/095-accessibility-from-results.md).
  {
    name: 'settings-matrix',
    commands: [[bin('playwright'), 'test']],
    env: { E2E_NAMED: 'settings-matrix' },
    programs: ['chromium'],
    byName: true,
  },
  // At a fixed hour: what the pages say of today's ships differs by the hour. So does its build.
  {
    name: 'spoken',
    commands: [[bin('playwright'), 'test']],
    env: {
      E2E_NAMED: 'spoken',
      E2E_STARTS_AT: '2026-11-25T08:30:00+02:00',
      NEXT_DIST_DIR: '.next-spoken',
    },
    programs: ['chromium'],
    byName: true,
  },
];

// All checks: the quick steps in parallel, then the slow ones in turn; stops after the first failure. Arguments select steps: `npm
// test unit edge`. `npm run check` runs the quick ones.
const words = process.argv.slice(2);
const isWanted = ({ name, byName }: Step) =>
  (words.length === 0 && !byName) ||
  words.some((word) => name.includes(word)) ||
  (words.includes('check') && quick.some((step) => step.name === name));
const ready = installPrograms([...quick, ...slow].filter(isWanted));
let passed = 0;
finish(await Promise.all(quick.filter(isWanted).map((step) => run(step, 'when done'))));
for (const step of slow.filter(isWanted)) finish([await run(step, 'at once')]);
console.log(`\nsteps: ${passed} passed, 0 failed`);

function finish(results: boolean[]): void {
  passed += results.filter(Boolean).length;
  const failed = results.length - results.filter(Boolean).length;
  if (failed === 0) return;
  console.log(`\nsteps: ${passed} passed, ${failed} failed`);
  process.exit(1);
}

/** Installs the programs of these steps one step after the other, beside what runs meanwhile. Settles for each when it has its own. */
function installPrograms(steps: readonly Step[]): Map<Step, Promise<unknown>> {
  const ready = new Map<Step, Promise<unknown>>();
  let last: Promise<unknown> = Promise.resolve();
  for (const step of steps) {
    const { programs } = step;
    if (!programs) continue;
    last = last.then(() => runCommand([bin('node'), 'scripts/programs.ts', ...programs], step, 'at once'));
    ready.set(step, last);
  }
  return ready;
}

/** Whether a step passed. Its output is streamed, or printed at the end if others run in parallel. */
async function run(step: Step, shown: 'at once' | 'when done'): Promise<boolean> {
  await ready.get(step);
  const started = Date.now();
  if (shown === 'at once') console.log(`\n── ${step.name} ──`);
  let output = '';
  let code = 0;
  for (const command of step.commands) {
    const ended = await runCommand(command, step, shown);
    output += ended.output;
    ({ code } = ended);
    if (code !== 0) break;
  }
  if (shown === 'when done') process.stdout.write(`\n── ${step.name} ──\n${output}`);
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`── ${step.name}: ${code === 0 ? 'passed' : 'failed'} in ${seconds} s ──`);
  return code === 0;
}

function runCommand(command: string[], step: Step, shown: 'at once' | 'when done') {
  return new Promise<{ code: number; output: string }>((resolve) => {
    const child = spawn(command[0] ?? '', command.slice(1), {
      stdio: shown === 'at once' ? 'inherit' : ['ignore', 'pipe', 'pipe'],
      env: {
        ...process.env,
        ...step.env,
        PATH: `${process.cwd()}/node_modules/.bin:${process.env.PATH}`,
      },
    });
    let output = '';
    child.stdout?.setEncoding('utf8').on('data', (text: string) => (output += text));
    child.stderr?.setEncoding('utf8').on('data', (text: string) => (output += text));
    const forward = (signal: NodeJS.Signals) => child.kill(signal);
    process.once('SIGINT', forward);
    process.once('SIGTERM', forward);
    child.on('close', (code) => {
      process.off('SIGINT', forward);
      process.off('SIGTERM', forward);
      resolve({ code: code ?? 1, output });
    });
  });
}
