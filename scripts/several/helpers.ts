import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { isAnswering, definePart, type Part } from './part.ts';

const CONFIGURATION = 'deploy/node';

/** The cache that several sites share. Keys without an expiry (the stale tags) must never be evicted when memory runs out. */
export function sharedCache(folder: string, port: number): Part {
  const answers = async () => {
    const { createClient } = await import('@redis/client');
    const client = createClient({ url: `redis://127.0.0.1:${port}`, socket: { reconnectStrategy: false } });
    client.on('error', () => {});
    await client.connect();
    client.destroy();
    return true;
  };
  const memory = ['--maxmemory', '256mb', '--maxmemory-policy', 'volatile-lru'];
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--dir', folder, ...memory];
  return definePart({ name: 'cache', command: 'redis-server', args, folder, answers });
}

/** The load balancer in front of the backends, with the containers' configuration and this machine's addresses. */
export async function balancer(folder: string, port: number, backends: readonly number[]): Promise<Part> {
  const own = await readFile(join(CONFIGURATION, 'nginx/backends.conf'), 'utf8');
  const server = inPlace(own, 'backend-', ':4000', backends).replace(
    'listen 4000',
    `listen 127.0.0.1:${port}`,
  );
  const path = join(resolve(folder), 'nginx.conf');
  const whole = `daemon off; worker_processes 1; pid ${resolve(folder)}/nginx.pid; error_log stderr;
events { worker_connections 1024; }
http { access_log off; client_body_temp_path ${resolve(folder)}/nginx-body; proxy_temp_path ${resolve(folder)}/nginx-proxy;
${server}
}
`;
  await writeFile(path, whole);
  const answers = () => isAnswering(`http://127.0.0.1:${port}/health`);
  return definePart({
    name: 'balancer',
    command: 'nginx',
    args: ['-e', 'stderr', '-c', path],
    folder,
    answers,
  });
}

/** The cache in front of the sites, with the containers' rules and this machine's addresses. */
export async function front(
  folder: string,
  ports: { site: number; purge: number },
  sites: readonly number[],
): Promise<Part> {
  const rules = join(resolve(folder), 'rules');
  await mkdir(rules, { recursive: true });
  const own = await readFile(join(CONFIGURATION, 'varnish/backends.vcl'), 'utf8');
  const here = sites.reduce((text, port, index) => {
    const named = new RegExp(`"site-${index + 1}";\\s+\\.port = "3000"`, 'g');
    return text.replace(named, `"127.0.0.1";\n    .port = "${port}"`);
  }, own);
  await writeFile(join(rules, 'backends.vcl'), here);
  const given = resolve(CONFIGURATION, 'varnish');
  const addresses = ['-a', `site=127.0.0.1:${ports.site}`, '-a', `purge=127.0.0.1:${ports.purge}`];
  const files = ['-f', join(given, 'default.vcl'), '-p', `vcl_path=${rules}:${given}`];
  const args = ['-F', '-n', join(resolve(folder), 'varnish'), ...addresses, ...files, '-s', 'malloc,256m'];
  const answers = () => isAnswering(`http://127.0.0.1:${ports.site}/api/health`);
  return definePart({ name: 'front', command: 'varnishd', args, folder, answers });
}

function inPlace(text: string, name: string, port: string, ports: readonly number[]): string {
  return ports.reduce((so, own, index) => so.replace(`${name}${index + 1}${port}`, `127.0.0.1:${own}`), text);
}
