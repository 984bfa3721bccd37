import 'server-only';
import { contentPlace } from '#lib/content/place.server.ts';
import { backendUrl } from '#lib/address.server.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 30 * 1024 * 1024;
const HOSTED_PICTURES = 'https://cdn.sanity.io';
/** The widths of a picture are made one after the other, and a hosted project counts each download of its original. */
const RECENT = 3;

const recent = new Map<string, Promise<ArrayBuffer | null>>();

/**
 * Fetches an original from the content lake, and from nowhere else: project and dataset must be ours. Null when the
 * lake doesn't have it. @throws when the lake doesn't respond.
 */
export async function fetchOriginal(source: string): Promise<ArrayBuffer | null> {
  const { projectId, dataset, hosted } = contentPlace();
  if (!source.startsWith(`/images/${projectId}/${dataset}/`)) return null;
  if (!hosted) return await download(`${backendUrl()}/lake${source}`);
  const known = recent.get(source);
  if (known) return await known;
  const original = download(`${HOSTED_PICTURES}${source}`);
  recent.set(source, original);
  const oldest = recent.keys().next();
  if (recent.size > RECENT && !oldest.done) recent.delete(oldest.value);
  try {
    return await original;
  } catch (error) {
    if (recent.get(source) === original) recent.delete(source);
    throw error;
  }
}

async function download(address: string): Promise<ArrayBuffer | null> {
  const answer = await fetch(address, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  const bytes = await answer.arrayBuffer();
  return bytes.byteLength > MAX_BYTES ? null : bytes;
}
