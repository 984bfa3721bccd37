import { sql } from 'kysely';
import { variantOf } from '../store/document-id.ts';
import type { LakeDatabase } from '../store/tables.ts';

/** An entry of the Studio's history pane. "Edited" entries are not here: the Studio makes them from the transactions. */
export type DocumentEvent = { timestamp: string; author: string; documentId: string } & (
  | { type: 'createDocumentVersion' | 'unpublishDocument'; versionId: string; versionRevisionId: string }
  | { type: 'deleteDocumentVersion'; versionId: string; versionRevisionId: string | null }
  | {
      type: 'publishDocumentVersion';
      revisionId: string;
      versionId: string;
      versionRevisionId: string | null;
      cause: { type: 'document.publish' };
    }
  | { type: 'createLiveDocument' | 'updateLiveDocument'; revisionId: string }
  | { type: 'deleteDocumentGroup' }
);

/** One document in one transaction: was it there before, is it there after. */
export type Step = { documentId: string; beforeRev: string | null; exists: boolean };
export type StepTransaction = { id: string; timestamp: string; author: string; steps: Step[] };

/** What happened to a document, its draft and its versions, oldest first. */
export async function readSteps(
  db: LakeDatabase,
  dataset: string,
  publishedId: string,
): Promise<StepTransaction[]> {
  const rows = await db
    .selectFrom('lake.tx_doc')
    .innerJoin('lake.tx', 'lake.tx.seq', 'lake.tx_doc.seq')
    .select(['lake.tx.id', 'at', 'author', 'doc_id', 'before_rev'])
    .select(sql<boolean>`body is not null`.as('exists'))
    .where('lake.tx_doc.dataset', '=', dataset)
    .where((where) =>
      where.or([
        where('doc_id', 'in', [publishedId, `drafts.${publishedId}`]),
        where('doc_id', 'like', `versions.%.${publishedId.replaceAll(/[\\%_]/g, String.raw`\$&`)}`),
      ]),
    )
    .orderBy('lake.tx_doc.seq')
    .orderBy('position')
    .execute();
  const transactions = new Map<string, StepTransaction>();
  for (const { id, at, author, doc_id: documentId, before_rev: beforeRev, exists } of rows) {
    if (variantOf(documentId).publishedId !== publishedId) continue;
    const transaction = transactions.get(id) ?? { id, author, timestamp: at.toISOString(), steps: [] };
    transaction.steps.push({ documentId, beforeRev, exists });
    transactions.set(id, transaction);
  }
  return [...transactions.values()];
}

/** Reads the meaning off the steps. @returns the events, newest first. */
export function eventsOf(publishedId: string, transactions: readonly StepTransaction[]): DocumentEvent[] {
  const present = new Set<string>();
  const events: DocumentEvent[] = [];
  for (const { id, timestamp, author, steps } of transactions) {
    for (const { documentId, exists } of steps) {
      if (exists) present.add(documentId);
      else present.delete(documentId);
    }
    const base = { timestamp, author, documentId: publishedId };
    const live = steps.find(({ documentId }) => documentId === publishedId);
    const versions = steps.filter(({ documentId }) => documentId !== publishedId);
    if (live && !live.exists) {
      const [versionId] = present;
      if (versionId === undefined) events.push({ ...base, type: 'deleteDocumentGroup' });
      else events.push({ ...base, type: 'unpublishDocument', versionId, versionRevisionId: id });
      continue;
    }
    const published = live && versions.find(({ exists }) => !exists);
    if (published) {
      const { documentId: versionId, beforeRev: versionRevisionId } = published;
      const cause = { type: 'document.publish' as const };
      events.push({
        ...base,
        type: 'publishDocumentVersion',
        revisionId: id,
        versionId,
        versionRevisionId,
        cause,
      });
      continue;
    }
    if (live) {
      events.push({
        ...base,
        type: live.beforeRev === null ? 'createLiveDocument' : 'updateLiveDocument',
        revisionId: id,
      });
    }
    for (const { documentId: versionId, beforeRev, exists } of versions) {
      if (exists && beforeRev === null) {
        events.push({ ...base, type: 'createDocumentVersion', versionId, versionRevisionId: id });
      } else if (!exists) {
        events.push({ ...base, type: 'deleteDocumentVersion', versionId, versionRevisionId: beforeRev });
      }
    }
  }
  return events.toReversed();
}
