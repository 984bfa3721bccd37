import { openAsBlob } from 'node:fs';
import type { Context } from 'hono';
import { parseFileName, parseImageName, type AssetAddress } from '../asset-address.ts';
import type { BlobStore } from '../blob-store.ts';
import { ImageParameterError, parseImageAddress, type ImageRequest } from '../image-parameters.ts';
import { isShownInPlace, mimeTypeOf } from '../media-types.ts';
import type { Variants } from '../variants.ts';
import { TooBusy } from '#foundation/limits/too-busy.ts';
import { isJsonObject, type Doc } from '#content-lake/protocol/document.ts';
import type { Store } from '#content-lake/store/store.ts';
import type { LakeEnv, Routes } from '#content-lake/protocol/routes.ts';
import { sendFile } from './asset-response.ts';
import { badRequest, LakeError, notFound } from '#content-lake/protocol/errors.ts';

export type AssetOptions = { store: Store; blobs: BlobStore; variants: Variants; projectId: string };

/**
 * Public images and files. An address without parameters returns the exact bytes that were uploaded (export and
 * import recognise assets by their hash); with parameters, a variant made on request.
 */
export function assetRoutes({ store, blobs, variants, projectId }: AssetOptions): Routes {
  return ({ root }) => {
    // The optional last segment is a name for people and search engines; it changes nothing.
    root.get('/images/:project/:dataset/:file/:name?', async (c) => {
      const asset = find(c, parseImageName(c.req.param('file')));
      const { request, download } = readAddress(c);
      const attachment = attachmentName(download, asset.document, c.req.param('file'));
      // An SVG has no pixels to transform, and rendering it here would run untrusted code on the server.
      if (!request || asset.address.extension === 'svg') return original(c, asset, attachment);
      return made(c, asset, request, attachment);
    });

    root.get('/files/:project/:dataset/:file/:name?', async (c) => {
      const asset = find(c, parseFileName(c.req.param('file')));
      const { download } = readAddress(c);
      return original(c, asset, attachmentName(download, asset.document, c.req.param('file')));
    });
  };

  function find(c: Context<LakeEnv>, address: AssetAddress | undefined) {
    const dataset = c.req.param('dataset') ?? '';
    const known = c.req.param('project') === projectId && store.datasets().includes(dataset);
    const document = known && address ? store.document(dataset, address.documentId) : undefined;
    if (!document || !address) throw notFound('Asset not found');
    return { address, document };
  }

  function original(c: Context<LakeEnv>, { address }: FoundAsset, attachment: string | undefined) {
    const mimeType = mimeTypeOf(address.extension);
    return respond(c, {
      path: blobs.pathOf(address.sha1),
      tag: address.sha1,
      sha1: address.sha1,
      mimeType,
      attachment: attachment ?? (isShownInPlace(mimeType) ? undefined : ''),
      varies: false,
    });
  }

  async function made(
    c: Context<LakeEnv>,
    { address, document }: FoundAsset,
    request: ImageRequest,
    attachment: string | undefined,
  ) {
    const { sha1, extension, size } = address;
    if (!size) throw notFound('Asset not found');
    const { metadata } = document;
    const hasAlpha = isJsonObject(metadata) && metadata.hasAlpha === true;
    try {
      const picture = { sha1, extension, size, hasAlpha, path: blobs.pathOf(sha1) };
      const accept = c.req.header('accept') ?? null;
      const { path, key, mimeType } = await variants.make(picture, request, accept);
      return await respond(c, { path, tag: key, mimeType, attachment, varies: request.auto });
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      c.header('retry-after', '2');
      throw new LakeError(503, 'Too many images are being processed', {
        statusCode: 503,
        error: 'Service Unavailable',
        message: 'Too many images are being processed, try again shortly',
      });
    }
  }

  async function respond(
    c: Context<LakeEnv>,
    file: Omit<Parameters<typeof sendFile>[1], 'blob'> & { path: string },
  ) {
    const blob = await openAsBlob(file.path).catch(() => undefined);
    if (!blob) throw notFound('The file of this asset is missing');
    return sendFile(c.req.raw, { ...file, blob });
  }
}

type FoundAsset = { address: AssetAddress; document: Doc };

function readAddress(c: Context<LakeEnv>) {
  try {
    return parseImageAddress(new URL(c.req.url).searchParams);
  } catch (error) {
    if (error instanceof ImageParameterError) throw badRequest(error.message);
    throw error;
  }
}

/** The name to save as: the one in the address, else the uploader's, else the file name in the address. */
function attachmentName(download: string | undefined, document: Doc, file: string): string | undefined {
  if (download === undefined) return undefined;
  if (download !== '') return download;
  return typeof document.originalFilename === 'string' ? document.originalFilename : file;
}
