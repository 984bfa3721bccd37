import type { Kysely, Selectable } from 'kysely';
import * as v from 'valibot';
import { type Issue, IssueDraft } from '#contracts/desk/staff-newsletter.ts';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import { progressOf } from './progress.ts';

type Row = Selectable<DeskTables['desk.newsletter_issue']>;
const StoredDraft = v.pipe(v.string(), v.parseJson(), IssueDraft);
/** Two years of fortnightly issues; older ones stay in the database. */
const MAX_LISTED = 50;

export const readDraft = (content: string): IssueDraft => v.parse(StoredDraft, content);

export async function addIssue(
  db: Kysely<DeskTables>,
  issue: { id: string; draft: IssueDraft; madeBy: string },
  now: Date,
): Promise<void> {
  await db
    .insertInto('desk.newsletter_issue')
    .values({
      id: issue.id,
      state: 'draft',
      content: JSON.stringify(issue.draft),
      made_by: issue.madeBy,
      made_at: now,
      changed_at: now,
      sent_by: null,
      started_at: null,
      finished_at: null,
      totals: null,
    })
    .execute();
}

/** @returns false if it isn't a draft (any more) */
export async function changeIssue(
  db: Kysely<DeskTables>,
  id: string,
  draft: IssueDraft,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('desk.newsletter_issue')
    .set({ content: JSON.stringify(draft), changed_at: now })
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** @returns false if it isn't a draft (any more) */
export async function removeIssue(db: Kysely<DeskTables>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('desk.newsletter_issue')
    .where('id', '=', id)
    .where('state', '=', 'draft')
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export async function issueById(db: Kysely<DeskTables>, id: string): Promise<Issue | null> {
  const row = await db
    .selectFrom('desk.newsletter_issue')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? seen(db, row) : null;
}

/** Newest first. */
export async function listIssues(db: Kysely<DeskTables>): Promise<Issue[]> {
  const rows = await db
    .selectFrom('desk.newsletter_issue')
    .selectAll()
    .orderBy('made_at', 'desc')
    .orderBy('id')
    .limit(MAX_LISTED)
    .execute();
  const issues: Issue[] = [];
  for (const row of rows) issues.push(await seen(db, row));
  return issues;
}

async function seen(db: Kysely<DeskTables>, row: Row): Promise<Issue> {
  return {
    id: row.id,
    state: row.state,
    draft: readDraft(row.content),
    madeBy: row.made_by,
    changedAt: row.changed_at.toISOString(),
    sentBy: row.sent_by,
    startedAt: row.started_at?.toISOString() ?? null,
    finishedAt: row.finished_at?.toISOString() ?? null,
    progress: await progressOf(db, row),
  };
}
