import 'server-only';
import { join } from 'node:path';
import { readEnv } from '#foundation/env.ts';
import { createPictureFolder } from './disk.server.ts';
import type { Rendered } from './render.server.ts';

const MAX_BYTES = 64 * 1024 * 1024;

const MAX_BYTES_ON_DISK = 1024 * 1024 * 1024;
const folder = createPictureFolder({
  folder: join(readEnv(process.env).DATA_DIR, 'cache', 'pictures'),
  maxBytes: MAX_BYTES_ON_DISK,
});

const kept = new Map<string, Rendered>();
let bytes = 0;

/**
 * Renders each picture once: the most recent 64 MB stay in memory and the most recent GB in `DATA_DIR/cache/pictures`.
 * Browsers and proxies cache pictures for ever, so this only has to serve the first requests, also after a restart.
 * Null when the picture has to be rendered.
 */
export async function cachedPicture(key: string): Promise<Rendered | null> {
  const found = kept.get(key);
  if (found) {
    kept.delete(key);
    kept.set(key, found);
    return found;
  }
  const stored = await folder.get(key, new Date());
  return stored && remember(key, stored);
}

export async function keepPicture(key: string, picture: Rendered): Promise<Rendered> {
  await folder.put(key, picture);
  return remember(key, picture);
}

function remember(key: string, picture: Rendered): Rendered {
  if (kept.has(key)) return picture;
  kept.set(key, picture);
  bytes += picture.bytes.byteLength;
  for (const [oldest, value] of kept) {
    if (bytes <= MAX_BYTES) break;
    kept.delete(oldest);
    bytes -= value.bytes.byteLength;
  }
  return picture;
}
