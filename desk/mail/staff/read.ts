import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import { type MailList, mailStates, type MailSummary, type StoredEmail } from '#contracts/desk/staff-mail.ts';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import { listAttachments } from '../attachments.ts';
import { countShown, shownState } from '../shown-state.ts';

const PAGE = 50;
const none = v.pipe(
  v.literal(''),
  v.transform(() => undefined),
);

export const MailId = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));

/** The query of `GET /staff/mail`; empty values count as absent. */
export const MailQuery = v.object({
  state: v.optional(v.union([v.picklist(mailStates), none])),
  q: v.optional(v.pipe(v.string(), v.maxLength(200), v.trim()), ''),
  before: v.optional(v.union([MailId, none])),
});

/** A page of the outgoing mail, newest first, with the counts of everything. */
export async function listMail(
  db: Kysely<DeskTables>,
  { state, q, before }: v.InferOutput<typeof MailQuery>,
): Promise<Omit<MailList, 'delivers'>> {
  const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const rows = await db
    .selectFrom('desk.outgoing_mail')
    .select(SUMMARY)
    .where('state', '!=', 'withheld')
    .$if(state !== undefined, (query) =>
      query.where('state', 'in', state === 'waiting' ? ['waiting', 'unwritten'] : [state ?? 'dead']),
    )
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? 0))
    .$if(q !== '', (query) =>
      query.where((when) =>
        when.or([when('recipient', 'ilike', pattern), when('subject', 'ilike', pattern)]),
      ),
    )
    .orderBy('id', 'desc')
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE);
  return {
    items: page.flatMap((row) => summaryOf(row) ?? []),
    counts: await countByState(db),
    next: rows.length > PAGE ? (page.at(-1)?.id ?? null) : null,
  };
}

/** One email with its text; null if there is none with this id. */
export async function readMail(db: Kysely<DeskTables>, id: number): Promise<StoredEmail | null> {
  const row = await db
    .selectFrom('desk.outgoing_mail')
    .select([...SUMMARY, 'text', 'html', 'attaches'])
    .where('id', '=', id)
    .executeTakeFirst();
  const summary = row && summaryOf(row);
  if (!row || !summary) return null;
  const { text, html } = row;
  return { ...summary, text, html, attachments: await listAttachments(db, row) };
}

async function countByState(db: Kysely<DeskTables>): Promise<MailList['counts']> {
  const rows = await db
    .selectFrom('desk.outgoing_mail')
    .select((eb) => ['state', eb.fn.countAll<string>().as('count')])
    .groupBy('state')
    .execute();
  return countShown(rows);
}

const SUMMARY = [
  'id',
  'state',
  'why',
  'recipient',
  'subject',
  'created_at',
  'ended_at',
  'attempts',
  'next_attempt_at',
  'last_error',
] as const;
type Row = Pick<Selectable<DeskTables['desk.outgoing_mail']>, (typeof SUMMARY)[number]>;

/** Null if staff don't see it. */
function summaryOf(row: Row): MailSummary | null {
  const { id, why, recipient, subject, attempts } = row;
  const state = shownState(row.state);
  if (state === null) return null;
  return {
    id,
    state,
    why,
    emptied: recipient === '' && (state === 'sent' || state === 'discarded'),
    recipient,
    subject,
    createdAt: row.created_at.toISOString(),
    endedAt: row.ended_at?.toISOString() ?? null,
    attempts,
    nextAttemptAt: state === 'waiting' ? row.next_attempt_at.toISOString() : null,
    said: row.last_error,
  };
}
