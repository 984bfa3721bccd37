import type { SanityClient } from '@sanity/client';
import type { SeedDocument } from './document.ts';
import { seedDocuments } from './documents.ts';
import { pictureFacts } from './pictures.ts';
import { referencesOf } from './references.ts';
import { existing, readState, STATE_ID, type SeedState } from './state.ts';
import { uploadPictures } from './upload.ts';

export type SeedResult = { created: number; skipped: number; uploaded: number };

/**
 * Writes the initial content to a content lake. Repeating it adds only what it never wrote before: a document that an editor
 * changed stays changed, and one that an editor deleted stays deleted.
 *
 * @param client with a token for writing and uploads
 * @param log called with progress messages
 * @throws what the client throws; only pictures may have been written then, and the next run starts over
 */
export async function seedContent(options: {
  client: SanityClient;
  log: (text: string) => void;
}): Promise<SeedResult> {
  const { client, log } = options;
  const state = await readState(client);
  const written = new Set(state.documents);
  const names = [...pictureFacts().keys()];
  const { pictures, uploaded } = await uploadPictures({
    client,
    names,
    known: state.pictures,
    onUploaded: (done) => {
      if (done % 10 === 0 || done === names.length) log(`Pictures: ${done} of ${names.length}`);
    },
  });

  const assets = new Map(pictures.map(({ _key, asset }) => [_key, asset]));
  const fresh = seedDocuments((name) => assets.get(name) ?? name).filter(({ _id }) => !written.has(_id));
  if (fresh.length === 0 && uploaded === 0) return { created: 0, skipped: 0, uploaded: 0 };

  const addable = await withoutGone(client, fresh);
  log(`Documents: ${addable.length}`);
  const next: SeedState = { documents: [...written, ...addable.map(({ _id }) => _id)], pictures };
  // One transaction, because references may be circular, and so that the record is always correct.
  await client.mutate(
    [
      ...addable.map((document) => ({ createIfNotExists: document })),
      { createOrReplace: { _id: STATE_ID, _type: STATE_ID, ...next } },
    ],
    { returnDocuments: false, visibility: 'sync', tag: 'seed' },
  );
  return { created: addable.length, skipped: fresh.length - addable.length, uploaded };
}

/** Leaves out documents that refer to something an editor has deleted since; the lake would refuse the whole transaction. */
async function withoutGone(client: SanityClient, fresh: SeedDocument[]): Promise<SeedDocument[]> {
  const own = new Set(fresh.map(({ _id }) => _id));
  const outside = new Set(fresh.flatMap(referencesOf).filter((id) => !own.has(id)));
  const there = await existing(client, [...outside]);
  let addable = fresh;
  for (;;) {
    const ids = new Set([...there, ...addable.map(({ _id }) => _id)]);
    const kept = addable.filter((document) => referencesOf(document).every((id) => ids.has(id)));
    if (kept.length === addable.length) return kept;
    addable = kept;
  }
}
