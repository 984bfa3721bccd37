import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** Below this, a text and its compressed form both fit into one packet. */
const WORTH_BYTES = 1024;
/**
 * For a page of 520 KB: level 6 is 3 % larger than level 9 in a quarter of the time; level 10 is 10 % smaller but takes thirty
 * times as long.
 */
export const BROTLI_LEVEL = 6;

const packs: Record<Exclude<Encoding, 'identity'>, (body: Buffer) => Promise<Buffer>> = {
  gzip: (body) => promisify(gzip)(body),
  br: (body) =>
    promisify(brotliCompress)(body, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: BROTLI_LEVEL,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
};

/** The best encoding that the browser accepts (RFC 9110, 12.5.3). */
export function encodingFor(accepted: string | undefined): Encoding {
  if (!accepted) return 'identity';
  const refused = new Set<string>();
  const named = new Set<string>();
  for (const part of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((text) => text.trim());
    const isRefused = parameters.some((text) => /^q=0(?:\.0*)?$/.test(text));
    (isRefused ? refused : named).add(name);
  }
  const takes = (name: string) => named.has(name) || (named.has('*') && !refused.has(name));
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

export async function compress(
  body: Buffer,
  encoding: Encoding,
): Promise<{ body: Buffer; encoding: Encoding }> {
  if (encoding === 'identity' || body.length < WORTH_BYTES) return { body, encoding: 'identity' };
  return { body: await packs[encoding](body), encoding };
}
