import { locales } from '#foundation/text/locales.ts';
import * as v from 'valibot';
import { Instant } from '#contracts/reservations/primitives.ts';

/** How a code is delivered. More channels may be added. */
const contactChannels = ['email'] as const;
export const ContactChannelName = v.picklist(contactChannels);

/** What the code is for; the message names it. */
export const VerificationPurpose = v.picklist(['agency', 'waiting']);

const EmailAddress = v.pipe(v.string(), v.trim(), v.maxLength(254), v.email());

/** `POST /contacts/verifications`: sends a code to this address. The response is the same whether the address is known or not. */
export const VerificationRequest = v.object({
  channel: ContactChannelName,
  address: EmailAddress,
  language: v.picklist(locales),
  purpose: VerificationPurpose,
});

/** A code was sent. `sentTo` is the address as it may be shown; the booking's own address is shown in part. */
export const Verification = v.object({
  id: v.string(),
  channel: ContactChannelName,
  sentTo: v.string(),
  expiresAt: Instant,
});

/** `POST /contacts/verifications/{id}`: six digits; other characters between them are ignored. */
export const VerificationCode = v.object({
  code: v.pipe(
    v.string(),
    v.maxLength(40),
    v.transform((typed) => typed.replaceAll(/\D/g, '')),
  ),
});

/**
 * Proves that the caller receives mail at the address. Sent in the header `Contact-Proof` (several are separated by commas) with
 * calls that reserve unpaid places.
 */
export const ContactProof = v.object({ proof: v.string(), validUntil: Instant });

/** The header that carries proofs, and how many of them are read. */
export const PROOF_HEADER = 'Contact-Proof';
export const MOST_PROOFS = 5;

export type VerificationRequest = v.InferOutput<typeof VerificationRequest>;
export type Verification = v.InferOutput<typeof Verification>;
export type ContactProof = v.InferOutput<typeof ContactProof>;
export type ContactChannelName = v.InferOutput<typeof ContactChannelName>;
export type VerificationPurpose = v.InferOutput<typeof VerificationPurpose>;
