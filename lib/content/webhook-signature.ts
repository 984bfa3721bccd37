import { isValidSignature } from '@sanity/webhook';

/**
 * The lake signs every attempt again. Longer than its request may take plus the difference between the two machines'
 * clocks.
 */
const WINDOW_MS = 5 * 60_000;

export type SignatureVerdict = 'valid' | 'wrong' | 'old';

/**
 * Whether the lake signed this body recently. A signature contains the time of sending, so that a recorded request
 * can't be replayed for ever. `old` can also mean that the clocks of lake and site differ by minutes.
 */
export async function judgeSignature(
  body: string,
  signature: string | null,
  options: { secret: string | undefined; now: number },
): Promise<SignatureVerdict> {
  const { secret, now } = options;
  if (!secret || signature === null || !(await isValidSignature(body, signature, secret))) return 'wrong';
  const sentAt = Number(/^t=(\d+)/.exec(signature.trim())?.[1]);
  return Math.abs(now - sentAt) <= WINDOW_MS ? 'valid' : 'old';
}
