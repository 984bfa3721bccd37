import 'server-only';
import { LRUCache } from 'lru-cache';
import { contentClient } from '#lib/content/client.server.ts';
import { previewLake } from '#lib/content/preview/preview-lake.server.ts';
import { type Cut, cutsIn, isAmong } from './cuts.ts';
import type { ImageSpec } from './spec.ts';

/** How often the known crops of a picture are read again when an address has another one; a publish may have added it. */
const LOOK_AGAIN_MS = 5_000;
/** A picture in more documents than this is a logo, which nobody crops. */
const MAX_DOCUMENTS = 100;
const QUERY = `*[references($id)][0...${MAX_DOCUMENTS}]`;

const known = new LRUCache<string, { cuts: readonly Cut[]; at: number }>({ max: 1_000 });
const underWay = new Map<string, Promise<readonly Cut[]>>();

/**
 * Whether some document shows the picture with the crop and focal point in an address. Only what editors chose is
 * rendered: arbitrary crops in thousandths would mean unlimited work. Drafts count where the site may read them.
 * @throws when the lake doesn't respond
 */
export async function isCutInUse({ source, crop, focus }: ImageSpec): Promise<boolean> {
  const file = source.slice(source.lastIndexOf('/') + 1);
  const id = `image-${file.replace(/\.(?=[a-z]+$)/, '-')}`;
  const last = known.get(id);
  if (last && isAmong(last.cuts, { crop, focus })) return true;
  if (last && Date.now() - last.at < LOOK_AGAIN_MS) return false;
  return isAmong(await lookUp(id), { crop, focus });
}

function lookUp(id: string): Promise<readonly Cut[]> {
  const pending = underWay.get(id);
  if (pending) return pending;
  const started = fetchCuts(id).finally(() => underWay.delete(id));
  underWay.set(id, started);
  return started;
}

async function fetchCuts(id: string): Promise<readonly Cut[]> {
  const drafts = previewLake();
  const documents = await (drafts ?? contentClient()).fetch<unknown>(
    QUERY,
    { id },
    { cache: 'no-store', perspective: drafts ? 'raw' : 'published' },
  );
  const cuts = cutsIn(documents, id);
  known.set(id, { cuts, at: Date.now() });
  return cuts;
}
