import { createHash } from 'node:crypto';
import type { DeskTables } from '../db/schema.gen.ts';

export type Kind = DeskTables['desk.received']['kind'];

/** Letters that look the same in Greek and Latin, and digits that can't be confused with letters: as in a booking reference. */
const ALPHABET = 'ABEHKMNPTXYZ23456789';
const LENGTH = 6;

/** Identifies the kind on the phone. All three letters exist in both alphabets. */
const PREFIX: Record<Kind, string> = { message: 'M', cargo: 'K', application: 'A' };

/** A reference that people can read out, such as `M-7KX2PB`. The same token always gives the same one. */
export function referenceOf(kind: Kind, token: string): string {
  const bytes = createHash('sha256').update(token).digest().subarray(0, LENGTH);
  return `${PREFIX[kind]}-${[...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join('')}`;
}
