import 'server-only';
import { join } from 'node:path';
import { readEnv } from '#lib/env.ts';
import { createPictureFolder } from './disk.server.ts';
import type { Rendered } from './render.server.ts';

const MAX_BYTES = 64 * 1024 * 1024;

const MAX_BYTES_ON_DISK = 1024 * 1024 * 1024;
const folder = createPictureFolder({
  folder: join(readEnv(process.env).DATA_DIR, 'cache', 'pictures'),
  maxBytes: MAX_BYTES_ON_DISK,
});

const kept = new Map<string, Rendered>();
const underWay = new Map<string, Promise<Rendered>>();
let bytes = 0;

/**
 * Renders each picture once: the same address asked for twice at the same moment waits for the first, and the last 64 MB of
 * answers stay in memory and the last GB in `DATA_DIR/cache/pictures`. Browsers and proxies keep them for ever, so this only
 * has to carry the first wave, also after a restart.
 */
export function once(key: string, make: () => Promise<Rendered>): Promise<Rendered> {
  const found = kept.get(key);
  if (found) {
    kept.delete(key);
    kept.set(key, found);
    return Promise.resolve(found);
  }
  const running = underWay.get(key);
  if (running) return running;
  const started = fromDiskOr(key, make)
    .then((picture) => remember(key, picture))
    .finally(() => underWay.delete(key));
  underWay.set(key, started);
  return started;
}

async function fromDiskOr(key: string, make: () => Promise<Rendered>): Promise<Rendered> {
  const found = await folder.get(key, new Date());
  if (found) return found;
  const picture = await make();
  await folder.put(key, picture);
  return picture;
}

function remember(key: string, picture: Rendered): Rendered {
  kept.set(key, picture);
  bytes += picture.bytes.byteLength;
  for (const [oldest, value] of kept) {
    if (bytes <= MAX_BYTES) break;
    kept.delete(oldest);
    bytes -= value.bytes.byteLength;
  }
  return picture;
}
