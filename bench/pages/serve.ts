import { execFile, spawn } from 'node:child_process';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { freePort } from '#tests/fixtures/free-port.ts';

export type Served = {
  name: string;
  origin: string;
  /** Memory of the process, in MB; null if there are several. */
  memory(): number | null;
  /** Its id; null if there are several processes. */
  pid: number | null;
  stop(): Promise<void>;
};

/** Serves the built site in this folder with the given environment, on its own port. Needs a running backend. */
async function serveSite(
  name: string,
  env: Record<string, string>,
  args: readonly string[],
): Promise<Served> {
  const port = await freePort();
  const child = spawn(
    process.execPath,
    args.map((arg) => arg.replace('PORT', String(port))),
    {
      env: { ...process.env, NODE_ENV: 'production' as const, LOG_LEVEL: 'warn', ...env, PORT: String(port) },
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  const origin = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await answers(`${origin}/api/health`)); tries += 1) {
    if (tries > 600 || child.exitCode !== null) throw new Error(`${name} does not answer`);
    await wait(100);
  }
  return {
    name,
    origin,
    memory: () => Math.round(residentKb(child.pid) / 1024),
    pid: child.pid ?? null,
    stop: () => ended(child),
  };
}

const OWN = ['server/main.ts', 'start'];

/** Adds two servers of the built site to `servers`: as with `npm start`, and the same without its page cache. */
export async function serveOwnSites(servers: Served[], env: Record<string, string>): Promise<void> {
  servers.push(await serveSite('plain start', { ...env, PAGE_CACHE: 'on' }, OWN));
  servers.push(await serveSite('plain start, PAGE_CACHE=off', { ...env, PAGE_CACHE: 'off' }, OWN));
}

/** Adds three servers of the built site to `servers`: as with `npm start`, the same without its page cache, and plain Next. */
export async function serveEachSite(servers: Served[], env: Record<string, string>): Promise<void> {
  const bare = ['node_modules/next/dist/bin/next', 'start', '-p', 'PORT'];
  await serveOwnSites(servers, env);
  servers.push(await serveSite('next start', env, bare));
}

/** nginx with the given bytes as precompressed files (`gzip_static`), and as many workers as cores, as documented. */
export async function serveNginx(
  folder: string,
  pages: ReadonlyMap<string, { plain: Buffer; gzip: Buffer }>,
): Promise<Served> {
  const port = await freePort();
  const root = join(folder, 'root');
  // If started as root, nginx reads files as another user.
  chmodSync(folder, 0o755);
  for (const [address, { plain, gzip }] of pages) {
    const path = pathOf(address);
    mkdirSync(join(root, path), { recursive: true });
    writeFileSync(join(root, path, 'index.html'), plain);
    writeFileSync(join(root, path, 'index.html.gz'), gzip);
  }
  writeFileSync(
    join(folder, 'nginx.conf'),
    `worker_processes auto; pid ${folder}/pid; error_log ${folder}/error.log; events { worker_connections 1024; }
http { access_log off; types { text/html html; } sendfile on; tcp_nopush on; gzip_static on; keepalive_requests 10000000;
open_file_cache max=100; server { listen 127.0.0.1:${port}; root ${root}; index index.html; location / { try_files $uri/index.html =404; } } }`,
  );
  const child = spawn('nginx', ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'], { stdio: 'ignore' });
  const origin = `http://127.0.0.1:${port}`;
  const [first = '/'] = pages.keys();
  for (let tries = 0; !(await answers(origin + first)); tries += 1) {
    if (tries > 50) throw new Error('nginx does not answer');
    await wait(100);
  }
  return {
    name: 'nginx, the same bytes from disk',
    origin,
    memory: () => null,
    pid: null,
    stop: () => ended(child),
  };
}

/** Requests per second that wrk achieves in the given time, over this many keep-alive connections. */
export async function perSecond(
  url: string,
  { encoding, seconds, connections }: { encoding: string; seconds: number; connections: number },
): Promise<number> {
  const args = ['-t1', `-c${connections}`, `-d${seconds}s`, '-H', `Accept-Encoding: ${encoding}`, url];
  const { stdout } = await promisify(execFile)('wrk', args);
  if (/Non-2xx/.test(stdout)) throw new Error(`${url} answers with errors:\n${stdout}`);
  return Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]);
}

/** The path without the query, which doesn't select another file. */
const pathOf = (address: string) => new URL(address, 'http://nginx').pathname;

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    (answer) => answer.ok,
    () => false,
  );
}

function residentKb(pid: number | undefined): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

function ended(child: ReturnType<typeof spawn>): Promise<void> {
  return new Promise((resolve) => {
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });
}
