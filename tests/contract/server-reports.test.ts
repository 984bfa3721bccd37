import { spawn, type ChildProcess } from 'node:child_process';
import { afterEach, describe, expect, it } from 'vitest';
import { startIngest } from '#tests/fixtures/ingest.ts';

const ending: (() => unknown)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

/** What Next does with `instrumentation.ts`: starts it, and reports a failed request to it. */
const PROGRAM = `
  const { register, onRequestError } = await import('${process.cwd()}/instrumentation.ts');
  await register();
  const request = {
    path: '/booking/manage?reference=ABEHKMN&surname=Papas',
    method: 'POST',
    headers: { cookie: 'ml_booking=hush-hush', 'user-agent': 'test' },
  };
  const context = {
    routerKind: 'App Router', routePath: '/[locale]/booking/manage', routeType: 'render',
    renderSource: 'react-server-components', revalidateReason: undefined,
  };
  await onRequestError(new Error('Hold of maria@example.gr failed'), request, context);
  console.log('__SENTRY__' in globalThis ? 'reports' : 'silent');
  setInterval(() => {}, 1000);
`;

/** Runs it in a separate process until it has reported the result. */
async function run(dsn: string): Promise<string> {
  const child: ChildProcess = spawn(process.execPath, ['--input-type=module', '-e', PROGRAM], {
    env: { ...process.env, SENTRY_DSN: dsn, SENTRY_ENVIRONMENT: '', NEXT_RUNTIME: 'nodejs' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  ending.push(() => child.kill('SIGKILL'));
  let output = '';
  return new Promise((resolve, reject) => {
    // In addition to the lines of the log.
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (/^(?:reports|silent)$/m.test(output)) resolve(output);
    });
    child.once('exit', () => reject(new Error('it ended without a word')));
  });
}

describe('I1 error reports of the server', () => {
  it('arrive with environment "production" and without personal data', async () => {
    const service = await startIngest();
    ending.push(() => service.close());
    expect(await run(service.dsn)).toContain('reports');
    const sent = () => service.envelopes.join('\n');
    await expect.poll(sent, { timeout: 20_000 }).toContain('Hold of [email] failed');
    expect(sent()).toContain('"environment":"production"');
    expect(sent()).toContain('/booking/manage');
    for (const secret of ['Papas', 'maria', 'ABEHKMN', 'ml_booking', 'hush-hush'])
      expect(sent()).not.toContain(secret);
  });

  it('do not exist, and load nothing, without a service', async () => {
    expect(await run('')).toContain('silent');
  });
});
