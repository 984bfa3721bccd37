import 'server-only';
import type { Rendered } from './render.server.ts';

const MAX_BYTES = 64 * 1024 * 1024;

const kept = new Map<string, Rendered>();
const underWay = new Map<string, Promise<Rendered>>();
let bytes = 0;

/**
 * Renders each picture once: the same address asked for twice at the same moment waits for the first, and the last 64 MB of
 * answers stay in memory. Browsers and proxies keep them for ever, so this only has to carry the first wave.
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
  const started = make()
    .then((picture) => remember(key, picture))
    .finally(() => underWay.delete(key));
  underWay.set(key, started);
  return started;
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
