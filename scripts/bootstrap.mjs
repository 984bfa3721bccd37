// Plain JavaScript for Node 20 and newer: installs missing packages, then runs scripts/<command>.ts under Node 24, which is one of
// the packages. `npm start`, `npm run dev` and `npm test` all start here.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const stampPath = `${root}node_modules/.install-stamp`;
const nodePath = `${root}node_modules/node/bin/node`;
const PARENT_MS = 500;
/** Commands for operators; all others are for development and need every package. */
const RUNNING = ['start', 'build-site', 'rollback', 'content', 'reservations', 'desk'];
const [command = 'start', ...rest] = process.argv.slice(2);

if (Number(process.versions.node.split('.')[0]) < 20)
  fail(`Node 20 or newer is needed; this is ${process.version}.`);
process.chdir(root);
install();
run();

/**
 * Installs what `command` needs: everything, or for operators' commands no tools for tests and the edge (a fifth of the packages, a
 * quarter of the bytes). The stamp records for which package files the folder is complete, and whether with all packages.
 */
function install() {
  // For environments that install packages themselves: an image, the tests.
  if (process.env.SKIP_INSTALL === 'true') return;
  const hash = createHash('sha256')
    .update(readFileSync('package.json'))
    .update(readFileSync('package-lock.json'))
    .digest('hex');
  const wanted = RUNNING.includes(command) ? 'run' : 'all';
  const [installed, extent] =
    existsSync(stampPath) && existsSync(nodePath) ? readFileSync(stampPath, 'utf8').split(' ') : [];
  if (installed === hash && (wanted === 'run' || extent === 'all')) return;
  const started = Date.now();
  console.log('Installing packages (one to three minutes the first time) …');
  const isExtended = installed === hash && npm('install', wanted, false) === 0;
  // The lock file may lack another system's optional binaries, in which case `npm ci` fails; `npm install` then adds them.
  if (!isExtended && npm('ci', wanted, true) !== 0 && npm('install', wanted, false) !== 0)
    fail('The packages could not be installed; see the lines above.');
  if (!existsSync(nodePath))
    fail('Node 24 is missing: its package needs install scripts. Run npm without --ignore-scripts.');
  writeFileSync(stampPath, `${hash} ${wanted}`);
  console.log(`Packages installed in ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** Runs the npm that started this script, or the one on the path. */
function npm(verb, wanted, quiet) {
  const dev = wanted === 'all' ? '--include=dev' : '--omit=dev';
  const args = [verb, '--loglevel=error', '--no-fund', '--no-audit', dev, '--include=optional'];
  const execPath = process.env.npm_execpath;
  const stdio = ['ignore', 'inherit', quiet ? 'pipe' : 'inherit'];
  const done = execPath
    ? spawnSync(process.execPath, [execPath, ...args], { stdio })
    : spawnSync('npm', args, { stdio });
  return done.status ?? 1;
}

function run() {
  const child = spawn(nodePath, [`scripts/${command}.ts`, ...rest], {
    // Nothing is sent over the channel; the program detects by its end that this process is gone.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NEXT_TELEMETRY_DISABLED: '1',
      SANITY_CLI_TELEMETRY_DISABLED: '1',
      // With a compile cache each of our programs starts a third of a second faster.
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? `${root}node_modules/.cache/node`,
    },
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) {
    // In a terminal the child gets Ctrl-C itself; a signal sent only to this process must be forwarded.
    process.on(signal, () => child.kill(signal));
  }
  if (process.env.npm_lifecycle_event !== undefined) {
    // npm exits on a signal without forwarding it; a changed parent process is the only trace.
    const { ppid } = process;
    setInterval(() => {
      if (process.ppid !== ppid) child.kill('SIGTERM');
    }, PARENT_MS).unref();
  }
  child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
