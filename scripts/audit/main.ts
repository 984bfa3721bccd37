import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import { Exceptions, judge } from './judge.ts';

/*
 * Checks our packages for known vulnerabilities: `node scripts/audit/main.ts`, a step of `npm test`. Fails for serious ones that
 * aren't in exceptions.json. If the registry can't be reached (no network, a mirror without advisories) it prints that and passes,
 * since the tests must run offline.
 */
const PATIENCE_MS = 30_000;

const file = new URL('./exceptions.json', import.meta.url);
const exceptions = v.parse(Exceptions, JSON.parse(await readFile(file, 'utf8')));
const verdict = judge(await npmAudit(), exceptions, new Date().toISOString().slice(0, 10));
if (verdict.kind === 'unreachable') console.log(`Not audited: ${verdict.why}`);
else {
  for (const line of verdict.noted) console.log(`known or minor: ${line}`);
  for (const line of verdict.unused) console.log(`no longer needed in exceptions.json: ${line}`);
  for (const line of verdict.open) console.error(line);
  if (verdict.open.length === 0) console.log('No serious vulnerabilities are known in the packages in use.');
  else process.exitCode = 1;
}

/** npm's output. It exits with an error both if it found something and if it couldn't reach the registry. */
function npmAudit(): Promise<string> {
  return new Promise((resolve) => {
    const npm = process.env.npm_execpath;
    const [command, ...args] = npm ? [process.execPath, npm] : ['npm'];
    const child = spawn(command, [...args, 'audit', '--json'], {
      stdio: ['ignore', 'pipe', 'ignore'],
      timeout: PATIENCE_MS,
    });
    let output = '';
    child.stdout.on('data', (part: Buffer) => (output += part.toString()));
    child.on('error', () => resolve(''));
    child.on('close', () => resolve(output));
  });
}
