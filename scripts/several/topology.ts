import { chmod, mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { loadSecrets } from '#backend/secrets.ts';
import { buildWhenStale } from '../stack/build.ts';
import type { Stoppable } from '../stack/child.ts';
import { assertPortFree } from '../stack/ports.ts';
import { balancer, front, sharedCache } from './helpers.ts';
import { definePart, isAnswering, type Part } from './part.ts';
import { startPostgres } from './postgres.ts';

const MACHINES = [0, 1];
/** The ports in use, as offsets within ten. */
const PORTS = [0, 1, 2, 3, 4, 5, 6, 8, 9];

export type Topology = {
  /** The address for visitors. */
  url: string;
  /** The load balancer in front of the backends. */
  backendUrl: string;
  databaseUrl: string;
  dataFolder: string;
  parts: { sites: Part[]; backends: Part[]; front: Part; cache: Part };
  stop(): Promise<void>;
};

/**
 * The multi-machine setup (docs/deploy-node.md) as processes on one machine: PostgreSQL, two backends behind a load balancer, two
 * sites that share a cache, and the cache in front. Uses ten ports from `port` on. Needs redis-server, nginx and varnishd with
 * varnish-modules. Everything is created anew in `folder`.
 */
export async function startTopology(options: {
  port: number;
  folder: string;
  say: (text: string) => void;
}): Promise<Topology> {
  const { port, folder, say } = options;
  const at = (offset: number) => port + offset;
  const started: Stoppable[] = [];
  const own = (part: Stoppable) => void started.push(part);
  const stop = async () => {
    for (const part of started.toReversed()) await part.stop();
  };
  const run = async (part: Part) => {
    own(part);
    await part.start();
    say(`${part.name} is ready`);
    return part;
  };

  try {
    // Before building anything: a port in use is the most common reason for a failed start.
    for (const offset of PORTS) await assertPortFree(at(offset), 'PORT');
    await mkdir(folder, { recursive: true });
    // If started as root, PostgreSQL and the cache in front run as their own users.
    await chmod(folder, 0o755);
    const postgres = await startPostgres(join(folder, 'postgres'), at(9));
    own(postgres);
    const cache = await run(sharedCache(folder, at(8)));
    const url = `http://localhost:${at(0)}`;
    const dataFolder = join(folder, 'data');
    const shared = {
      ...process.env,
      NODE_ENV: 'production' as const,
      DATABASE_URL: postgres.url,
      DATA_DIR: dataFolder,
      SITE_URL: url,
      SEED_PASSWORD: process.env.SEED_PASSWORD ?? 'trial-password',
    };
    const node = (name: string, args: string[], env: NodeJS.ProcessEnv, ready: string) =>
      definePart({ name, command: process.execPath, args, env, folder, answers: () => isAnswering(ready) });

    const backendPorts = MACHINES.map((number) => at(2 + number));
    const backends: Part[] = [];
    // One after the other: the first creates tables, secrets and the initial content.
    for (const [index, backendPort] of backendPorts.entries()) {
      const env = { ...shared, BACKEND_PORT: String(backendPort), MALLOC_ARENA_MAX: '2' };
      const ready = `http://127.0.0.1:${backendPort}/ready`;
      backends.push(await run(node(`backend-${index + 1}`, ['backend/main.ts'], env, ready)));
    }
    await run(await balancer(folder, at(1), backendPorts));

    const backendUrl = `http://127.0.0.1:${at(1)}`;
    const siteEnv = {
      ...shared,
      BACKEND_URL: backendUrl,
      REVALIDATE_SECRET: (await loadSecrets(dataFolder)).revalidateSecret,
      SANITY_API_READ_TOKEN: (await readFile(join(dataFolder, 'preview-token'), 'utf8')).trim(),
    };
    const build = await buildWhenStale(siteEnv, say, own);
    const sitePorts = MACHINES.map((number) => at(4 + number));
    const sites: Part[] = [];
    for (const [index, sitePort] of sitePorts.entries()) {
      const env = {
        ...siteEnv,
        NEXT_DIST_DIR: build,
        PORT: String(sitePort),
        TRUST_PROXY: '1',
        PAGE_CACHE: 'off',
        CACHE_URL: `redis://127.0.0.1:${at(8)}`,
        PAGE_CACHE_PURGE_URLS: `http://127.0.0.1:${at(6)}`,
      };
      const ready = `http://127.0.0.1:${sitePort}/api/health`;
      sites.push(await run(node(`site-${index + 1}`, ['server/main.ts'], env, ready)));
    }
    const cacheInFront = await run(await front(folder, { site: at(0), purge: at(6) }, sitePorts));
    return {
      url,
      backendUrl,
      databaseUrl: postgres.url,
      dataFolder,
      parts: { sites, backends, front: cacheInFront, cache },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
