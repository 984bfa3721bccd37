import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnv } from '#foundation/env.ts';
import { startTopology } from './several/topology.ts';

/*
 * `npm run several`: the multi-machine setup on one machine, for trying things out. Uses ten ports from PORT on. All its data is
 * deleted at the end.
 */
const folder = await mkdtemp(join(tmpdir(), 'meltemi-several-'));
const { PORT } = readEnv(process.env);
const started = startTopology({ port: PORT, folder, say: (text) => console.log(`  ${text}`) });

let stopping: Promise<void> | undefined;
async function stop(): Promise<void> {
  await (await started.catch(() => null))?.stop();
  await rm(folder, { recursive: true, force: true });
  process.exit(0);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void (stopping ??= stop()));

try {
  const { url, backendUrl } = await started;
  console.log(`
  Front      ${url}
  Sites      http://127.0.0.1:${PORT + 4}, http://127.0.0.1:${PORT + 5}
  Backends   ${backendUrl} (of http://127.0.0.1:${PORT + 2}, http://127.0.0.1:${PORT + 3})
  Logs       ${folder}

  Ctrl-C stops everything.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  await rm(folder, { recursive: true, force: true });
  process.exit(1);
}
