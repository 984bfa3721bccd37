import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import { type LookupPuzzle, PUZZLE_SECONDS } from '#contracts/reservations/open.ts';

/**
 * Signed tokens for browsers, `<time>.<id>.<signature>`; none is stored. The signature covers the kind of token, so
 * that one kind can't be used as another.
 */
type Kind = 'pass' | 'visitor' | 'puzzle' | 'ticket';

const PASS_DAYS = 30;
const VISITOR_DAYS = 1;
/** Longer than anybody can book ahead: a ticket itself expires before. */
const TICKET_DAYS = 800;
const DAY_MS = 24 * 60 * 60 * 1000;
const SHAPE = /^([0-9a-z]{8,9})\.([\w-]{1,40})\.([\w-]{43})$/;
/**
 * About 4,000 attempts: a fifth of a second on a phone. More would slow down phones but not attackers, who try
 * millions a second.
 */
const BITS = 12;
/** For browsers without JavaScript. */
const WAIT_SECONDS = 20;

export type Signer = ReturnType<typeof createSigner>;

/** @param key shared by all processes of this installation and secret to it */
export function createSigner({
  key,
  clock,
  ids,
}: {
  key: string;
  clock: () => Date;
  ids: (size: number) => Uint8Array;
}) {
  const sign = (kind: Kind, about: string, body: string) =>
    createHmac('sha256', key).update(`lookup ${kind}\n${about}\n${body}`).digest('base64url');

  function make(kind: Kind, about: string): string {
    const body = `${clock().getTime().toString(36)}.${Buffer.from(ids(12)).toString('base64url')}`;
    return `${body}.${sign(kind, about, body)}`;
  }

  /** The token's id and age if it is ours and not older than `longestMs`; otherwise null. */
  function read(kind: Kind, about: string, token: string, longestMs: number) {
    const [, time = '', id = '', signature = ''] = SHAPE.exec(token) ?? [];
    const expected = sign(kind, about, `${time}.${id}`);
    if (signature.length !== expected.length) return null;
    if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
    const ageMs = clock().getTime() - Number.parseInt(time, 36);
    return ageMs > longestMs ? null : { id, ageMs };
  }

  return {
    /** For a browser that has opened the booking with a surname. */
    pass: (reference: string) => make('pass', reference),
    isPass: (reference: string, token: string) => read('pass', reference, token, PASS_DAYS * DAY_MS) !== null,

    /** For a link that opens one ticket, by its document number; see `SharedTicket`. */
    ticket: (document: number) => make('ticket', String(document)),
    isTicket: (document: number, token: string) =>
      read('ticket', String(document), token, TICKET_DAYS * DAY_MS) !== null,

    visitor: () => make('visitor', ''),
    /** The visitor's id; null when the token isn't valid. */
    visitorOf: (token: string) => read('visitor', '', token, VISITOR_DAYS * DAY_MS)?.id ?? null,

    puzzle: (reference: string): LookupPuzzle => ({
      stamp: make('puzzle', reference),
      bits: BITS,
      waitSeconds: WAIT_SECONDS,
    }),
    /** The id of a puzzle for this booking that was solved or waited out; otherwise null. */
    solved(reference: string, proof: { stamp: string; number?: string | undefined }): string | null {
      const known = read('puzzle', reference, proof.stamp, PUZZLE_SECONDS * 1000);
      if (!known) return null;
      if (proof.number === undefined) return known.ageMs >= WAIT_SECONDS * 1000 ? known.id : null;
      const hash = createHash('sha256').update(`${proof.stamp}.${proof.number}`).digest();
      return hash.readUInt16BE(0) >>> (16 - BITS) === 0 ? known.id : null;
    },
  };
}
