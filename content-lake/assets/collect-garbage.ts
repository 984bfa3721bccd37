import type { LakeDatabase } from '#content-lake/store/tables.ts';
import type { BlobStore } from './blob-store.ts';
import type { Variants } from './variants.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const ASSET_TYPES = ['sanity.imageAsset', 'sanity.fileAsset'];

export type GarbageOptions = {
  db: LakeDatabase;
  blobs: BlobStore;
  variants: Variants;
  now: Date;
  /** Until then a document's history can restore its image. At least one day: an upload may be in progress. */
  olderThanDays: number;
};

/** Deletes the bytes that no document of any dataset has referenced for that long. @returns how much was deleted. */
export async function collectGarbage(options: GarbageOptions): Promise<{ files: number; bytes: number }> {
  const { db, blobs, variants, now, olderThanDays } = options;
  const before = now.getTime() - Math.max(1, olderThanDays) * DAY_MS;
  const lastNamed = await lastNamedMs(db);
  const removed = { files: 0, bytes: 0 };
  for await (const { sha1, size, writtenMs } of blobs.all()) {
    if (Math.max(writtenMs, lastNamed.get(sha1) ?? 0) >= before) continue;
    // Checked only now: somebody may have restored or uploaded it while we were reading.
    if (await isNamed(db, sha1)) continue;
    await blobs.remove(sha1);
    await variants.forget(sha1);
    removed.files += 1;
    removed.bytes += size;
  }
  return removed;
}

async function isNamed(db: LakeDatabase, sha1: string): Promise<boolean> {
  const found = await db
    .selectFrom('lake.document')
    .select('id')
    .where('type', 'in', ASSET_TYPES)
    .where((where) =>
      where.or([where('id', 'like', `image-${sha1}-%`), where('id', 'like', `file-${sha1}-%`)]),
    )
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** When an asset document for these bytes was last created, changed or deleted, as far as the log still goes back. */
async function lastNamedMs(db: LakeDatabase): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('lake.tx_doc as change')
    .innerJoin('lake.tx as tx', 'tx.seq', 'change.seq')
    .select(({ fn }) => ['change.doc_id', fn.max('tx.at').as('at')])
    .where((where) =>
      where.or([where('change.doc_id', 'like', 'image-%'), where('change.doc_id', 'like', 'file-%')]),
    )
    .groupBy('change.doc_id')
    .execute();
  const last = new Map<string, number>();
  for (const { doc_id: id, at } of rows) {
    const sha1 = id.split('-')[1] ?? '';
    last.set(sha1, Math.max(last.get(sha1) ?? 0, at.getTime()));
  }
  return last;
}
