import { isValidSignature } from '@sanity/webhook';

/** The lake signs every attempt anew; longer than its answer may take, and than clocks of two machines differ. */
const WINDOW_MS = 5 * 60_000;

export type SignatureVerdict = 'valid' | 'wrong' | 'old';

/**
 * Whether the lake signed this body lately. A signature names the time of sending: what somebody wrote down on the way must not make
 * pages anew for ever. `old` also means that the clocks of lake and site are minutes apart.
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
