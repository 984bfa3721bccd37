import * as v from 'valibot';
import { MOST_PROOFS } from '#contracts/reservations/index.ts';

/** Name of the HttpOnly cookie with the proofs that this browser's addresses were confirmed. It holds no address. */
export const PROOF_COOKIE = 'ml_contact';

const Stored = v.pipe(v.string(), v.parseJson(), v.array(v.pipe(v.string(), v.regex(/^[\w.-]{1,100}$/))));

/** Newest first. An edited cookie reads as empty. */
export function readProofs(cookie: string | undefined): string[] {
  const parsed = v.safeParse(Stored, cookie ?? '[]');
  return parsed.success ? parsed.output.slice(0, MOST_PROOFS) : [];
}

/** The cookie with one more proof at the front. The oldest is dropped; its address has to be confirmed again. */
export function withProof(cookie: string | undefined, proof: string): string {
  const others = readProofs(cookie).filter((each) => each !== proof);
  return JSON.stringify([proof, ...others].slice(0, MOST_PROOFS));
}
