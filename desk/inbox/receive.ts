import type { Locale } from '#foundation/text/locales.ts';
import type { Kysely } from 'kysely';
import { createHash } from 'node:crypto';
import type { Doubt } from '#contracts/desk/staff-inbox.ts';
import type { DeskTables } from '../db/schema.gen.ts';
import type { DeskEvents } from '#desk/kernel/events.ts';
import type { Email } from '../mail/transport.ts';
import { queueEmails } from './queue-emails.ts';
import { storeFile, type StoredFile } from '#desk/mail/files.ts';
import { type Kind, referenceOf } from './reference.ts';
import { searchText } from '#desk/db/search-text.ts';

const KEY_MS = 24 * 60 * 60 * 1000;
const TRIES = 5;

export type InboxOptions = {
  db: Kysely<DeskTables>;
  clock: () => Date;
  /** A new unguessable token. */
  ids: () => string;
  events: Pick<DeskEvents, 'emit'>;
  /** The mailbox for messages and requests. */
  mailTo: string;
};

export type Submission = {
  kind: Kind;
  locale: Locale;
  name: string;
  email: string;
  phone: string;
  details: object;
  file: StoredFile | null;
  emails(reference: string): { toStaff: Email; receipt: Email };
};

/** The result of the spam check; see spam/verdict.ts. */
export type Verdict = { proven: boolean; doubt: Doubt | null; stamp: string | null };
const GOOD: Verdict = { proven: true, doubt: null, stamp: null };

export type ReceiveResult = { kind: 'taken'; reference: string } | { kind: 'key_reused' };

/**
 * Stores a submission with its file and both emails in one transaction: all or nothing. The same key with the same
 * content within a day is the same submission, even if both arrive at once; its reference is returned again and no email is
 * sent. A suspected one is stored too, but its emails wait until staff have checked it.
 */
export async function receive(
  options: InboxOptions,
  key: string,
  sent: Submission,
  verdict: Verdict = GOOD,
): Promise<ReceiveResult> {
  const now = options.clock();
  const digest = digestOf(sent);
  const taken = await options.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('desk.received')
      .set({ request_key: null })
      .where('request_key', '=', key)
      .where('received_at', '<=', new Date(now.getTime() - KEY_MS))
      .execute();
    for (let attempt = 0; attempt < TRIES; attempt += 1) {
      const reference = referenceOf(sent.kind, options.ids());
      if (await insert(tx, { reference, sent, digest, key, now })) {
        await complete(tx, reference, sent, verdict, now);
        return { kind: 'taken', reference, isNew: true } as const;
      }
      const before = await tx
        .selectFrom('desk.received')
        .select(['reference', 'digest'])
        .where('request_key', '=', key)
        .executeTakeFirst();
      if (before)
        return before.digest === digest
          ? ({ kind: 'taken', reference: before.reference, isNew: false } as const)
          : ({ kind: 'key_reused' } as const);
      // The reference is taken: try another one.
    }
    throw new Error('No free reference');
  });
  if (taken.kind === 'key_reused') return taken;
  if (taken.isNew) {
    options.events.emit({ kind: 'received', reference: taken.reference });
    options.events.emit({ kind: 'mail' });
  }
  return { kind: 'taken', reference: taken.reference };
}

type New = { reference: string; sent: Submission; digest: string; key: string; now: Date };

/** @returns false when the reference or the key is taken */
async function insert(tx: Kysely<DeskTables>, { reference, sent, digest, key, now }: New): Promise<boolean> {
  const { kind, locale, name, email, phone } = sent;
  const details = JSON.stringify(sent.details);
  const search = searchText({ reference, name, email, phone, details });
  const stored = await tx
    .insertInto('desk.received')
    .values({
      reference,
      kind,
      locale,
      name,
      email,
      phone,
      digest,
      details,
      search,
      request_key: key,
      received_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('reference')
    .executeTakeFirst();
  return stored !== undefined;
}

/** Uses the stamp up, stores the file, and queues or holds the emails. */
async function complete(
  tx: Kysely<DeskTables>,
  reference: string,
  sent: Submission,
  { proven, doubt: first, stamp }: Verdict,
  now: Date,
): Promise<void> {
  const doubt = first ?? (stamp === null || (await useUp(tx, stamp, now)) ? null : 'again');
  if (sent.file) await storeFile(tx, reference, sent.file);
  const emails = sent.emails(reference);
  const held = doubt === null ? null : JSON.stringify(emails);
  await tx
    .updateTable('desk.received')
    .set({ proven, doubt, held })
    .where('reference', '=', reference)
    .execute();
  if (doubt === null) await queueEmails(tx, { reference, hasFile: sent.file !== null, emails: emails }, now);
}

/** @returns false when it was used before */
async function useUp(tx: Kysely<DeskTables>, stamp: string, now: Date): Promise<boolean> {
  const used = await tx
    .insertInto('desk.used_stamp')
    .values({ stamp, used_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('stamp')
    .executeTakeFirst();
  return used !== undefined;
}

function digestOf({ kind, name, email, phone, details, file }: Submission): string {
  const hash = createHash('sha256').update(JSON.stringify([kind, name, email, phone, details, file?.name]));
  if (file) hash.update(file.bytes);
  return hash.digest('hex');
}
