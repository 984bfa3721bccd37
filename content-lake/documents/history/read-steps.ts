import { releaseDocumentId } from '#content-lake/documents/releases/release-document.ts';
import { variantOf } from '#content-lake/protocol/document-id.ts';
import type { LakeDatabase } from '#content-lake/store/tables.ts';
import { textOf } from './release-events.ts';

/** One document in one transaction: its revision before, and whether it exists afterwards. */
export type Step = { documentId: string; beforeRev: string | null; exists: boolean };

/** What a transaction did to a release that contains or contained the document. */
export type ReleaseStep = { name: string; state: string | null; publishAt: string | null };

export type StepTransaction = {
  seq: number;
  id: string;
  timestamp: string;
  author: string;
  steps: Step[];
  releases: ReleaseStep[];
};

/** Changes to a document, its draft, its versions and their releases, oldest first. */
export async function readSteps(
  db: LakeDatabase,
  dataset: string,
  publishedId: string,
): Promise<StepTransaction[]> {
  const own = await db
    .selectFrom('lake.tx_doc')
    .innerJoin('lake.tx', 'lake.tx.seq', 'lake.tx_doc.seq')
    .select(['lake.tx.seq', 'lake.tx.id', 'at', 'author', 'doc_id', 'before_rev'])
    .select((eb) => eb('body', 'is not', null).as('exists'))
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
  const transactions = new Map<number, StepTransaction>();
  const entry = (row: { seq: number; id: string; at: Date; author: string }) => {
    const { seq, id, author, at } = row;
    const head = { seq, id, author, timestamp: at.toISOString(), steps: [], releases: [] };
    const transaction: StepTransaction = transactions.get(seq) ?? head;
    transactions.set(seq, transaction);
    return transaction;
  };
  const names = new Set<string>();
  for (const row of own) {
    const variant = variantOf(row.doc_id);
    if (variant.publishedId !== publishedId) continue;
    if (variant.kind === 'version') names.add(variant.release);
    const { doc_id: documentId, before_rev: beforeRev, exists } = row;
    entry(row).steps.push({ documentId, beforeRev, exists: Boolean(exists) });
  }
  for (const row of await readReleases(db, dataset, [...names])) {
    const name = row.doc_id.slice(releaseDocumentId('').length);
    const [state, publishAt] = [textOf(row.body, 'state'), textOf(row.body, 'publishAt')];
    entry(row).releases.push({ name, state, publishAt });
  }
  return [...transactions.values()].toSorted((a, b) => a.seq - b.seq);
}

async function readReleases(db: LakeDatabase, dataset: string, names: string[]) {
  if (names.length === 0) return [];
  return db
    .selectFrom('lake.tx_doc')
    .innerJoin('lake.tx', 'lake.tx.seq', 'lake.tx_doc.seq')
    .select(['lake.tx.seq', 'lake.tx.id', 'at', 'author', 'doc_id', 'body'])
    .where('lake.tx_doc.dataset', '=', dataset)
    .where('doc_id', 'in', names.map(releaseDocumentId))
    .orderBy('lake.tx_doc.seq')
    .execute();
}
