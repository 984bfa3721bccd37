import type { SanityClient } from '@sanity/client';
import * as v from 'valibot';

/**
 * Records what was seeded before. Without it a document that an editor deleted would come back at the next start. The dot in the id
 * hides the document from anonymous readers.
 */
export const STATE_ID = 'seed.state';

const SeedState = v.object({
  documents: v.array(v.string()),
  pictures: v.array(v.object({ _key: v.string(), sha1: v.string(), asset: v.string() })),
});
export type SeedState = v.InferOutput<typeof SeedState>;

/** An unreadable record is an error, not "nothing seeded yet": guessing could undo an editor's deletion. */
export async function readState(client: SanityClient): Promise<SeedState> {
  const stored = await client.getDocument(STATE_ID);
  return stored ? v.parse(SeedState, stored) : { documents: [], pictures: [] };
}

/** Which of these ids exist in the lake, published or not. */
export async function existing(client: SanityClient, ids: string[]): Promise<Set<string>> {
  const found = await client.fetch('*[_id in $ids]._id', { ids }, { perspective: 'raw' });
  return new Set(v.parse(v.array(v.string()), found));
}
