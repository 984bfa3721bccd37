import type { FormStamp } from '#contracts/desk/stamp.ts';

/** A form's proof of work, which shows that it was sent by a browser; see contracts/desk/stamp.ts. */
export type Proof = { stamp: string; number: string; ripeAt: number; endsAt: number };

/**
 * A little more than the desk's STAMP_RIPE_MS and less than its STAMP_ENDS_MS, to allow for clock differences and
 * latency.
 */
const RIPE_MS = 2_200;
const USABLE_MS = 11 * 60 * 60 * 1000;
/** Submitting waits for the proof, but not longer than this for the stamp. */
const REACH_MS = 6_000;
/** Number of digests computed at once. Each runs asynchronously, so that key presses are handled in between. */
const BATCH = 64;

/**
 * Fetches a stamp and solves its puzzle, in some 100 ms on a phone. Null where that isn't possible: offline, or without
 * `crypto.subtle`, which only secure pages have. The form is then sent without a proof.
 */
export async function prove(now: () => number): Promise<Proof | null> {
  try {
    const answer = await fetch('/api/form-stamp', { method: 'POST', signal: AbortSignal.timeout(REACH_MS) });
    const value: unknown = await answer.json();
    const made = now();
    if (!isStamp(value)) return null;
    const { stamp, bits } = value;
    const number = await solvePuzzle(stamp, bits);
    return { stamp, number, ripeAt: made + RIPE_MS, endsAt: made + USABLE_MS };
  } catch {
    return null;
  }
}

/**
 * The number for which SHA-256 of `stamp.number` begins with this many zero bits, 16 at most.
 * @throws where there is no `crypto.subtle`
 */
export async function solvePuzzle(stamp: string, bits: number): Promise<string> {
  for (let first = 0; ; first += BATCH) {
    const batch = await Promise.all(
      Array.from({ length: BATCH }, (_, at) => isSolution(`${stamp}.${first + at}`, bits)),
    );
    const found = batch.indexOf(true);
    if (found >= 0) return `${first + found}`;
  }
}

function isStamp(value: unknown): value is FormStamp {
  if (typeof value !== 'object' || value === null || !('stamp' in value) || !('bits' in value)) return false;
  // More bits would keep a phone busy for minutes. Only our own desk sends them, and it never sends more.
  return typeof value.stamp === 'string' && typeof value.bits === 'number' && value.bits <= 16;
}

async function isSolution(text: string, bits: number): Promise<boolean> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return new DataView(hash).getUint16(0) >>> (16 - bits) === 0;
}
