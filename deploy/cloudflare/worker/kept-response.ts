import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { compress, type Encoding } from '#lib/page-cache/encoding.ts';

/** Changes with the format: an object of another one counts as missing. */
const FORMAT = 1;
const NEWLINE = 0x0a;

export type Facts = {
  /** What visitors get beside headers that depend on the moment. */
  headers: [string, string][];
  etag: string;
  tags: string[];
  madeAt: number;
  /** How long it is fresh unless it is purged; null if only a purge ends it. */
  freshSeconds: number | null;
};
type Head = { format: typeof FORMAT; facts: Facts; bodies: { encoding: Encoding; bytes: number }[] };

type Bytes = Uint8Array<ArrayBuffer>;

/** A finished response: everything but what depends on the visitor and the moment. */
export type KeptResponse = {
  facts: Facts;
  /** Those of the facts, in the form that is copied fastest. */
  headers: Headers;
  bodies: ReadonlyMap<Encoding, Bytes>;
  bytes: number;
};

/** A finished response as one object: a line of JSON, then its body in each encoding. */
export async function writeKept(facts: Facts, body: Buffer): Promise<Uint8Array> {
  const packed = await Promise.all([compress(body, 'br'), compress(body, 'gzip')]);
  // A small body isn't compressed.
  const bodies = packed.every(({ encoding }) => encoding === 'identity') ? packed.slice(0, 1) : packed;
  const head: Head = {
    format: FORMAT,
    facts,
    bodies: bodies.map(({ encoding, body: { length: bytes } }) => ({ encoding, bytes })),
  };
  return Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...bodies.map((one) => one.body)]);
}

/** Null for an object that is incomplete, or of an older format. */
export function readKept(object: ArrayBuffer): KeptResponse | null {
  const bytes = new Uint8Array(object);
  const end = bytes.indexOf(NEWLINE);
  const head = headOf(new TextDecoder().decode(bytes.subarray(0, Math.max(end, 0))));
  if (head === null) return null;
  const bodies = new Map<Encoding, Bytes>();
  let at = end + 1;
  for (const { encoding, bytes: length } of head.bodies) {
    bodies.set(encoding, bytes.subarray(at, at + length));
    at += length;
  }
  if (at !== bytes.length || bodies.size === 0) return null;
  const { facts } = head;
  return { facts, headers: new Headers(facts.headers), bodies, bytes: at };
}

function headOf(line: string): Head | null {
  try {
    const head: unknown = JSON.parse(line);
    return isHead(head) ? head : null;
  } catch {
    return null;
  }
}

/** Keys have the build in them, so the format says the rest. A schema would cost the worker more than all of this module. */
function isHead(head: unknown): head is Head {
  return typeof head === 'object' && head !== null && 'format' in head && head.format === FORMAT;
}

/** The body in the wanted encoding; without one if it is too small. */
export async function bodyOf(
  { bodies }: Pick<KeptResponse, 'bodies'>,
  wanted: Encoding,
): Promise<{ encoding: Encoding; body: Bytes }> {
  const body = bodies.get(wanted);
  if (body !== undefined) return { encoding: wanted, body };
  const plain = bodies.get('identity') ?? (await unpacked(bodies.get('gzip')));
  return { encoding: 'identity', body: plain };
}

async function unpacked(packed: Bytes | undefined): Promise<Bytes> {
  return new Uint8Array(await promisify(gunzip)(packed ?? new Uint8Array()));
}
