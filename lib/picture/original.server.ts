import 'server-only';
import { contentPlace } from '#lib/content/place.server.ts';
import { backendUrl } from '#lib/address.server.ts';

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 30 * 1024 * 1024;
const HOSTED_PICTURES = 'https://cdn.sanity.io';

/**
 * Fetches an original from the content lake, and from nowhere else: project and dataset must be ours. Null when the
 * lake doesn't have it. @throws when the lake doesn't respond.
 */
export async function fetchOriginal(source: string): Promise<ArrayBuffer | null> {
  const { projectId, dataset, hosted } = contentPlace();
  if (!source.startsWith(`/images/${projectId}/${dataset}/`)) return null;
  const host = hosted ? HOSTED_PICTURES : `${backendUrl()}/lake`;
  const answer = await fetch(`${host}${source}`, {
    cache: 'no-store',
    redirect: 'error',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (answer.status === 404) return null;
  if (!answer.ok) throw new Error(`the lake answered ${answer.status} for ${source}`);
  const bytes = await answer.arrayBuffer();
  return bytes.byteLength > MAX_BYTES ? null : bytes;
}
