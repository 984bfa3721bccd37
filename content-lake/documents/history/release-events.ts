import { releaseDocumentId, versionPrefix } from '#content-lake/documents/releases/release-document.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import type { LakeDatabase } from '#content-lake/store/tables.ts';

type Transition =
  | 'createRelease'
  | 'publishRelease'
  | 'archiveRelease'
  | 'unarchiveRelease'
  | 'unscheduleRelease'
  | 'deleteRelease';

/** An entry in a release's activity. Metadata changes are missing: the Studio derives them from the log. */
export type ReleaseEvent = { timestamp: string; author: string; releaseName: string } & (
  | { type: Transition }
  | { type: 'scheduleRelease'; publishAt: string | null }
  | {
      type: 'addDocumentToRelease' | 'discardDocumentFromRelease';
      documentId: string;
      documentType: string | null;
      versionId: string;
      versionRevisionId: string | null;
    }
);

/** @returns the release's events, newest first, each with its position in the log. */
export async function readReleaseEvents(
  db: LakeDatabase,
  dataset: string,
  name: string,
): Promise<{ seq: number; event: ReleaseEvent }[]> {
  const documentId = releaseDocumentId(name);
  const prefix = versionPrefix(name);
  const rows = await db
    .selectFrom('lake.tx_doc')
    .innerJoin('lake.tx', 'lake.tx.seq', 'lake.tx_doc.seq')
    .select(['lake.tx.seq', 'lake.tx.id', 'at', 'author', 'doc_id', 'before_rev'])
    // The whole body: PostgreSQL can't extract a field from a document that contains U+0000 anywhere.
    .select('body')
    .where('lake.tx_doc.dataset', '=', dataset)
    .where((where) =>
      where.or([
        where('doc_id', '=', documentId),
        where.and([
          where('doc_id', 'like', `${prefix.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`),
          where.or([where('before_rev', 'is', null), where('body', 'is', null)]),
        ]),
      ]),
    )
    .orderBy('lake.tx_doc.seq')
    .orderBy('position')
    .execute();

  const moved = new Set<number>();
  const types = new Map<string, string>();
  const events: { seq: number; event: ReleaseEvent }[] = [];
  let state: string | null = null;
  for (const row of rows) {
    if (row.doc_id !== documentId) continue;
    const now = textOf(row.body, 'state');
    const type = transition(row.body ? (row.before_rev === null ? null : state) : 'gone', now);
    if (type !== undefined) {
      moved.add(row.seq);
      const base = { timestamp: row.at.toISOString(), author: row.author, releaseName: name };
      const event: ReleaseEvent =
        type === 'scheduleRelease'
          ? { ...base, type, publishAt: textOf(row.body, 'publishAt') }
          : { ...base, type };
      events.push({ seq: row.seq, event });
    }
    state = now;
  }
  for (const row of rows) {
    if (row.doc_id === documentId) continue;
    if (row.body) types.set(row.doc_id, row.body._type);
    // Changes that came with an action on the whole release are covered by that action's event.
    if (moved.has(row.seq)) continue;
    events.push({
      seq: row.seq,
      event: {
        timestamp: row.at.toISOString(),
        author: row.author,
        releaseName: name,
        type: row.body ? 'addDocumentToRelease' : 'discardDocumentFromRelease',
        documentId: row.doc_id.slice(prefix.length),
        documentType: types.get(row.doc_id) ?? null,
        versionId: row.doc_id,
        versionRevisionId: row.body ? row.id : row.before_rev,
      },
    });
  }
  return events.toSorted((a, b) => b.seq - a.seq);
}

function transition(from: string | null, to: string | null): Transition | 'scheduleRelease' | undefined {
  if (from === 'gone') return 'deleteRelease';
  if (from === null) return 'createRelease';
  if (from === to) return undefined;
  switch (to) {
    case 'published':
      return 'publishRelease';
    case 'archived':
      return 'archiveRelease';
    case 'scheduled':
      return 'scheduleRelease';
    default:
      return from === 'archived' ? 'unarchiveRelease' : 'unscheduleRelease';
  }
}

/** A field that contains a string, or null. */
export function textOf(doc: Doc | null, field: string): string | null {
  const value = doc?.[field];
  return typeof value === 'string' ? value : null;
}
