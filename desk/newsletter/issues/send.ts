import type { Locale } from '#foundation/text/locales.ts';
import type { Kysely } from 'kysely';
import { type IssueDraft, refusalsOf } from '#contracts/desk/staff-newsletter.ts';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import { hold, release } from './hold.ts';
import { readDraft } from './store.ts';

const LOCALES = ['el', 'en'] as const;

export type Missing = { locale: Locale; what: 'title' | 'items' };
export type Start =
  | { kind: 'started' }
  | { kind: 'gone' }
  | { kind: 'no_readers' }
  | { kind: 'readers_changed'; readers: number }
  | { kind: 'incomplete'; missing: Missing[] };

/**
 * Starts an issue for everybody who is confirmed now, if their number is the one the editor was shown. Starting it again
 * changes nothing: two people may press the button.
 */
export function startIssue(
  db: Kysely<DeskTables>,
  issueId: string,
  request: { readers: number; by: string },
  now: Date,
): Promise<Start> {
  return db.transaction().execute(async (tx) => {
    const issue = await tx
      .selectFrom('desk.newsletter_issue')
      .select(['state', 'content'])
      .where('id', '=', issueId)
      .forUpdate()
      .executeTakeFirst();
    if (!issue) return { kind: 'gone' };
    if (issue.state !== 'draft') return { kind: 'started' };
    const readers = await countReaders(tx, now);
    const all = readers.el + readers.en;
    const missing = missingFor(readDraft(issue.content), readers);
    if (missing.length > 0) return { kind: 'incomplete', missing };
    if (all === 0) return { kind: 'no_readers' };
    if (all !== request.readers) return { kind: 'readers_changed', readers: all };
    await tx
      .updateTable('desk.newsletter_issue')
      .set({ state: 'sending', started_at: now, sent_by: request.by, readers: all })
      .where('id', '=', issueId)
      .execute();
    return { kind: 'started' };
  });
}

/** @returns false if there is no such issue */
export function pauseIssue(db: Kysely<DeskTables>, issueId: string): Promise<boolean> {
  return turn(db, issueId, 'sending', 'paused', (tx) => hold(tx, issueId));
}

/** @returns false if there is no such issue */
export function resumeIssue(db: Kysely<DeskTables>, issueId: string, now: Date): Promise<boolean> {
  return turn(db, issueId, 'paused', 'sending', (tx) => release(tx, issueId, now));
}

function turn(
  db: Kysely<DeskTables>,
  issueId: string,
  from: 'sending' | 'paused',
  to: 'sending' | 'paused',
  then: (tx: Kysely<DeskTables>) => Promise<void>,
): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const issue = await tx
      .selectFrom('desk.newsletter_issue')
      .select('state')
      .where('id', '=', issueId)
      .forUpdate()
      .executeTakeFirst();
    if (issue?.state === from) {
      await tx.updateTable('desk.newsletter_issue').set({ state: to }).where('id', '=', issueId).execute();
      await then(tx);
    }
    return issue !== undefined;
  });
}

async function countReaders(tx: Kysely<DeskTables>, now: Date): Promise<Record<Locale, number>> {
  const rows = await tx
    .selectFrom('desk.subscriber')
    .select((eb) => ['locale', eb.fn.countAll<string>().as('count')])
    .where('state', '=', 'confirmed')
    .where('confirmed_at', '<=', now)
    .groupBy('locale')
    .execute();
  const readers = { el: 0, en: 0 };
  for (const { locale, count } of rows) readers[locale] = Number(count);
  return readers;
}

/** Only languages with readers have to be complete. */
function missingFor(draft: IssueDraft, readers: Record<Locale, number>): Missing[] {
  return LOCALES.filter((locale) => readers[locale] > 0).flatMap((locale) =>
    refusalsOf(draft, locale).map((what) => ({ locale, what })),
  );
}
