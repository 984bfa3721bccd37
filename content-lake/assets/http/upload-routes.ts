import type { Context } from 'hono';
import {
  cleanFilename,
  fileAssetDocument,
  imageAssetDocument,
  type UploadNotes,
} from '../asset-documents.ts';
import { TooManyBytesError, type BlobStore, type ReceivedFile } from '../blob-store.ts';
import { PictureError, readPicture } from '../image-metadata.ts';
import type { DraftDoc } from '#content-lake/protocol/mutation.ts';
import type { Store } from '#content-lake/store/store.ts';
import type { LakeEnv, Routes } from '#content-lake/protocol/routes.ts';
import {
  badRequest,
  insufficientPermissions,
  tooLarge,
  unauthorized,
} from '#content-lake/protocol/errors.ts';
import { assertMayChange, canWrite, identityOf } from '#content-lake/protocol/principal.ts';

export const MAX_IMAGE_BYTES = 60 * 1024 * 1024;
export const MAX_FILE_BYTES = 200 * 1024 * 1024;

export type UploadOptions = {
  store: Store;
  blobs: BlobStore;
  ids: () => string;
  projectId: string;
  publicUrl: string;
};

/** Uploads. The bytes are on disk before their document is committed, and both before the response is sent. */
export function assetUploadRoutes({ store, blobs, ids, projectId, publicUrl }: UploadOptions): Routes {
  return ({ api }) => {
    api.post('/assets/images/:dataset', async (c) => {
      const place = placeOf(c);
      const received = await receive(c, MAX_IMAGE_BYTES);
      try {
        const picture = await readPicture(received.path, wantedExtras(c));
        return await commit(c, received, imageAssetDocument(place, received, picture, notesOf(c)));
      } catch (error) {
        if (error instanceof PictureError) throw badRequest(error.message);
        throw error;
      } finally {
        await blobs.discard(received);
      }
    });

    api.post('/assets/files/:dataset', async (c) => {
      const place = placeOf(c);
      const received = await receive(c, MAX_FILE_BYTES);
      try {
        return await commit(c, received, fileAssetDocument(place, received, notesOf(c)));
      } finally {
        await blobs.discard(received);
      }
    });
  };

  function placeOf(c: Context<LakeEnv>) {
    const principal = c.get('principal');
    if (principal.kind === 'anonymous') throw unauthorized();
    if (!canWrite(principal)) throw insufficientPermissions('create');
    const dataset = c.req.param('dataset') ?? '';
    // Throws 404 for a dataset that doesn't exist, before anything is written.
    store.replica(dataset);
    return { projectId, dataset, publicUrl, uploadId: ids() };
  }

  async function receive(c: Context<LakeEnv>, maxBytes: number): Promise<ReceivedFile> {
    const limit = `Uploads may be at most ${maxBytes / 1024 / 1024} MB`;
    if (Number(c.req.header('content-length') ?? 0) > maxBytes) throw tooLarge(limit);
    const { body } = c.req.raw;
    if (!body) throw badRequest('An upload needs the file as its body');
    try {
      const received = await blobs.receive(body, maxBytes);
      if (received.size > 0) return received;
      await blobs.discard(received);
    } catch (error) {
      if (error instanceof TooManyBytesError) throw tooLarge(limit);
      throw error;
    }
    throw badRequest('The file is empty');
  }

  /** The same bytes are the same asset: an existing document is returned unchanged, whatever this upload calls it. */
  async function commit(c: Context<LakeEnv>, received: ReceivedFile, made: DraftDoc) {
    const dataset = c.req.param('dataset') ?? '';
    await blobs.keep(received);
    const existing = store.document(dataset, made._id);
    if (existing) return c.json({ document: existing });
    const principal = c.get('principal');
    const author = identityOf(principal);
    await store.transact({
      dataset,
      author,
      change: (working) => {
        working.apply({ createIfNotExists: made });
        assertMayChange(principal, working.changes());
      },
    });
    return c.json({ document: store.document(dataset, made._id) });
  }
}

const EXTRAS = new Set(['blurhash', 'lqip', 'palette']);

/** Without `meta`, everything that helps to display an image is created; `meta=none` leaves out all extras. */
function wantedExtras(c: Context<LakeEnv>): (extra: string) => boolean {
  const named = c.req.queries('meta')?.flatMap((value) => value.split(','));
  return (extra) => (named ? named.includes(extra) : EXTRAS.has(extra));
}

function notesOf(c: Context<LakeEnv>): UploadNotes {
  const note = (name: string, max: number) => c.req.query(name)?.slice(0, max);
  const sourceName = note('sourceName', 200);
  const sourceId = note('sourceId', 200);
  return {
    filename: cleanFilename(c.req.query('filename')),
    title: note('title', 500),
    label: note('label', 500),
    description: note('description', 5000),
    creditLine: note('creditLine', 500),
    ...(sourceName && sourceId
      ? { source: { name: sourceName, id: sourceId, url: note('sourceUrl', 2000) } }
      : {}),
  };
}
