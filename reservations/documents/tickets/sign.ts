import { createPrivateKey, createPublicKey, type KeyObject, sign } from 'node:crypto';
import * as v from 'valibot';
import { packTicket, type TicketKey, type TicketPayload } from '#contracts/reservations/tickets/code.ts';
import type { Secrets } from '#reservations/kernel/secrets.ts';

type Keys = Pick<Secrets, 'ticketKey'>;

const Jwk = v.object({ kty: v.literal('OKP'), crv: v.literal('Ed25519'), x: v.string() });

/**
 * The signed text of a QR code: `v1.<payload>.<signature>`, both base64url; the signature covers everything before
 * it.
 */
export function ticketCode(secrets: Keys, ticket: TicketPayload): string {
  const signed = `v1.${Buffer.from(packTicket(ticket)).toString('base64url')}`;
  return `${signed}.${sign(null, Buffer.from(signed), privateKey(secrets)).toString('base64url')}`;
}

/** The key that scanners need, for `GET /ticket-key`. */
export function ticketPublicKey(secrets: Keys): TicketKey {
  return v.parse(Jwk, createPublicKey(privateKey(secrets)).export({ format: 'jwk' }));
}

let last: { ticketKey: string; key: KeyObject } | null = null;

/** Parsing the key takes longer than signing with it, so it is cached per process. */
function privateKey({ ticketKey }: Keys): KeyObject {
  if (last?.ticketKey === ticketKey) return last.key;
  const key = createPrivateKey({ key: Buffer.from(ticketKey, 'base64url'), format: 'der', type: 'pkcs8' });
  last = { ticketKey, key };
  return key;
}
