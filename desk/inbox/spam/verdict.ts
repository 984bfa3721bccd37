import { createHash } from 'node:crypto';
import { PROOF_HEADER, STAMP_HEADER } from '#contracts/desk/stamp.ts';
import type { Verdict } from '#desk/inbox/receive.ts';
import { checkStamp, solves } from './stamp.ts';

const PLAIN: Verdict = { proven: false, doubt: null, stamp: null };

/**
 * Evaluates a request's stamp and puzzle. A request without a stamp comes from a browser without script, or one that
 * couldn't reach us before: that alone is no suspicion. Whether the stamp was used before is checked when storing.
 */
export function verdictOf(key: string, headers: Headers, now: Date): Verdict {
  const stamp = headers.get(STAMP_HEADER);
  if (stamp === null || stamp === '') return PLAIN;
  const state = checkStamp(key, stamp, now);
  switch (state) {
    case 'forged':
      return { ...PLAIN, doubt: 'stamp' };
    case 'ended':
      return PLAIN;
    case 'unripe':
      return { ...PLAIN, doubt: 'quick' };
    case 'good':
      return solves(stamp, headers.get(PROOF_HEADER) ?? '')
        ? { proven: true, doubt: null, stamp: createHash('sha256').update(stamp).digest('base64url') }
        : { ...PLAIN, doubt: 'puzzle' };
  }
}
