import * as v from 'valibot';

/**
 * Largest payload of a code before signing (domain 4.5): with more, the QR code's modules would be too small to scan in the wind.
 */
export const TICKET_PAYLOAD_BYTES = 180;

const Minute = v.pipe(v.number(), v.integer(), v.minValue(0));
const Seq = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));

/** A list without member names, because every byte counts. Times are minutes since 1970. */
const Payload = v.tuple([
  v.pipe(v.number(), v.integer(), v.minValue(1)),
  v.string(),
  v.string(),
  Seq,
  Seq,
  v.string(),
  v.string(),
  Minute,
  Minute,
]);

/** The payload of a ticket's code. */
export type TicketPayload = {
  /** Number of the document, unique among all tickets. */
  document: number;
  reference: string;
  sailingId: string;
  fromSeq: number;
  toSeq: number;
  /** Category of the traveller or vehicle, e.g. `ADT`, `CAR1`. */
  category: string;
  /**
   * Initials of the traveller, or the end of the number plate: enough to notice a swapped ticket, too little to identify anybody.
   */
  initials: string;
  notBefore: Date;
  notAfter: Date;
};

/** A public key of Ed25519 as a JSON Web Key. */
export type TicketKey = { kty: 'OKP'; crv: 'Ed25519'; x: string };

export type TicketCheck =
  | { kind: 'valid'; ticket: TicketPayload }
  | { kind: 'too_early' | 'expired'; ticket: TicketPayload }
  | { kind: 'malformed' }
  | { kind: 'forged' };

/** The bytes of a payload, before signing. @throws Error above {@link TICKET_PAYLOAD_BYTES} */
export function packTicket(ticket: TicketPayload): Uint8Array {
  const { document, reference, sailingId, fromSeq, toSeq, category, initials } = ticket;
  const list = [document, reference, sailingId, fromSeq, toSeq, category, initials];
  const bytes = new TextEncoder().encode(
    JSON.stringify([...list, minutes(ticket.notBefore), minutes(ticket.notAfter)]),
  );
  if (bytes.length > TICKET_PAYLOAD_BYTES)
    throw new Error(`the code of ticket ${document} would have ${bytes.length} bytes`);
  return bytes;
}

/**
 * Checks that a scanned code is one of our tickets and valid at `now`. Needs no network: the key comes from `GET /ticket-key` and
 * is kept on the device. Runs in browsers, on the edge and in Node. Never throws, whatever was scanned. A ticket that was changed
 * or cancelled after printing still verifies; only the service knows about that.
 *
 * @example
 * const check = await verifyTicket(scanned, key, new Date());
 * if (check.kind === 'valid') board(check.ticket);
 */
export async function verifyTicket(code: string, key: TicketKey, now: Date): Promise<TicketCheck> {
  const match = /^v1\.([A-Za-z0-9_-]{1,240})\.([A-Za-z0-9_-]{86})$/.exec(code);
  const [, body = '', signature = ''] = match ?? [];
  const ticket = match && unpackTicket(body);
  if (!ticket) return { kind: 'malformed' };
  const signed = new TextEncoder().encode(`v1.${body}`);
  const publicKey = await crypto.subtle.importKey('jwk', { ...key }, 'Ed25519', false, ['verify']);
  if (!(await crypto.subtle.verify('Ed25519', publicKey, bytesOf(signature), signed)))
    return { kind: 'forged' };
  if (now.getTime() < ticket.notBefore.getTime()) return { kind: 'too_early', ticket };
  if (now.getTime() > ticket.notAfter.getTime()) return { kind: 'expired', ticket };
  return { kind: 'valid', ticket };
}

function unpackTicket(body: string): TicketPayload | null {
  try {
    const bytes = bytesOf(body);
    if (bytes.length > TICKET_PAYLOAD_BYTES) return null;
    const list = v.parse(Payload, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
    const [document, reference, sailingId, fromSeq, toSeq, category, initials, notBefore, notAfter] = list;
    return {
      document,
      reference,
      sailingId,
      fromSeq,
      toSeq,
      category,
      initials,
      notBefore: new Date(notBefore * 60_000),
      notAfter: new Date(notAfter * 60_000),
    };
  } catch {
    return null;
  }
}

function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64url.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(text, (character) => character.charCodeAt(0));
}

function minutes(moment: Date): number {
  return Math.floor(moment.getTime() / 60_000);
}
