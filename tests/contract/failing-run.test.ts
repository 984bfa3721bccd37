import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';

it('a failing contract test fails the whole run', { timeout: 120_000 }, async () => {
  const run = spawn(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', '--config', 'tests/fixtures/failing-run/vitest.config.mts'],
    { stdio: ['ignore', 'pipe', 'ignore'], env: { ...process.env, NO_COLOR: '1' } },
  );
  let output = '';
  run.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  const [code] = await once(run, 'close');
  expect(output).toMatch(/Tests +1 failed/);
  expect(code).toBe(1);
});
