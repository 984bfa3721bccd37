import type { Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import type { DeskTables } from '../db/tables.ts';
import { queueLetter } from '../mail/outbox.ts';
import type { Letter } from '../mail/transport.ts';
import { storeFile, type StoredFile } from './files.ts';
import { type Kind, referenceOf } from './reference.ts';

const KEY_MS = 24 * 60 * 60 * 1000;
const HOUR_MS = 60 * 60 * 1000;
/** Somebody who types another person's address must not be able to fill their mailbox with receipts. */
const LETTERS_AN_HOUR = 5;
const TRIES = 5;

export type InboxOptions = {
  db: Kysely<DeskTables>;
  clock: () => Date;
  /** A new unguessable token. */
  ids: () => string;
  /** Where messages and requests go. */
  mailTo: string;
};

export type Submission = {
  kind: Kind;
  locale: 'el' | 'en';
  name: string;
  email: string;
  phone: string;
  details: object;
  file: StoredFile | null;
  letters(reference: string): { toStaff: Letter; receipt: Letter };
};

export type Taken = { kind: 'taken'; reference: string } | { kind: 'key_reused' };

/**
 * Stores what was sent, with its file and both letters, in one transaction: all of it or nothing. The same key with the same
 * content within a day is the same submission, also when both arrive at once; its reference is given again and no letter is.
 */
export async function receive(options: InboxOptions, key: string, sent: Submission): Promise<Taken> {
  const now = options.clock();
  const digest = digestOf(sent);
  return options.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('desk.received')
      .set({ request_key: null })
      .where('request_key', '=', key)
      .where('received_at', '<=', new Date(now.getTime() - KEY_MS))
      .execute();
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const reference = referenceOf(sent.kind, options.ids());
      const { kind, locale, name, email, phone } = sent;
      const row = { reference, kind, locale, name, email, phone, digest };
      const details = JSON.stringify(sent.details);
      const stored = await tx
        .insertInto('desk.received')
        .values({ ...row, details, request_key: key, received_at: now })
        .onConflict((conflict) => conflict.doNothing())
        .returning('reference')
        .executeTakeFirst();
      if (stored) {
        await post(tx, reference, sent, now);
        return { kind: 'taken', reference };
      }
      const before = await tx
        .selectFrom('desk.received')
        .select(['reference', 'digest'])
        .where('request_key', '=', key)
        .executeTakeFirst();
      if (before)
        return before.digest === digest
          ? { kind: 'taken', reference: before.reference }
          : { kind: 'key_reused' };
      // Somebody else has this reference: another one.
    }
    throw new Error('No free reference');
  });
}

async function post(tx: Kysely<DeskTables>, reference: string, sent: Submission, now: Date): Promise<void> {
  if (sent.file) await storeFile(tx, reference, sent.file);
  const { toStaff, receipt } = sent.letters(reference);
  await queueLetter(tx, toStaff, now, sent.file ? reference : null);
  const { count } = await tx
    .selectFrom('desk.outgoing_mail')
    .select((eb) => eb.fn.countAll<string>().as('count'))
    .where('recipient', '=', receipt.to)
    .where('created_at', '>', new Date(now.getTime() - HOUR_MS))
    .executeTakeFirstOrThrow();
  if (Number(count) < LETTERS_AN_HOUR) await queueLetter(tx, receipt, now);
}

function digestOf({ kind, name, email, phone, details, file }: Submission): string {
  const hash = createHash('sha256').update(JSON.stringify([kind, name, email, phone, details, file?.name]));
  if (file) hash.update(file.bytes);
  return hash.digest('hex');
}
