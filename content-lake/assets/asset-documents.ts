import type { DraftDoc } from '#content-lake/protocol/mutation.ts';
import type { Picture } from './image-metadata.ts';
import { mimeTypeOf } from './media-types.ts';

/** What an uploader sends about a file along with its bytes. */
export type UploadNotes = {
  filename?: string;
  title?: string;
  label?: string;
  description?: string;
  creditLine?: string;
  source?: { id: string; name: string; url?: string };
};

export type AssetPlace = { projectId: string; dataset: string; publicUrl: string; uploadId: string };
type Bytes = { sha1: string; size: number };

/** The hosted service's document for an image. Its id contains the displayed size, which `@sanity/image-url` reads from it. */
export function imageAssetDocument(
  place: AssetPlace,
  { sha1, size }: Bytes,
  picture: Picture,
  notes: UploadNotes,
): DraftDoc {
  const { width, height } = picture.metadata.dimensions;
  const name = `${sha1}-${width}x${height}`;
  const { location, exif, image, ...metadata } = structuredClone(picture.metadata);
  return {
    _id: `image-${name}-${picture.extension}`,
    _type: 'sanity.imageAsset',
    ...shared(place, { sha1, size }, notes, `images/${folder(place)}/${name}.${picture.extension}`),
    extension: picture.extension,
    mimeType: picture.mimeType,
    metadata: {
      ...metadata,
      dimensions: { ...metadata.dimensions },
      ...(exif && { exif }),
      ...(image && { image }),
      ...(location && { location: { ...location } }),
      ...paletteField(picture),
    },
  };
}

export function fileAssetDocument(place: AssetPlace, { sha1, size }: Bytes, notes: UploadNotes): DraftDoc {
  const extension = extensionOfName(notes.filename);
  return {
    _id: `file-${sha1}-${extension}`,
    _type: 'sanity.fileAsset',
    ...shared(place, { sha1, size }, notes, `files/${folder(place)}/${sha1}.${extension}`),
    extension,
    mimeType: mimeTypeOf(extension).split(';')[0] ?? '',
  };
}

/** Swatches copied one by one: the document type needs plain objects without optional keys that are undefined. */
function paletteField(picture: Picture) {
  const { palette } = picture.metadata;
  if (!palette) return {};
  const swatches = Object.entries(palette).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : { ...value },
  ]);
  return { palette: Object.fromEntries(swatches) };
}

function shared(place: AssetPlace, { sha1, size }: Bytes, notes: UploadNotes, path: string) {
  const { filename, title, label, description, creditLine, source } = notes;
  return {
    assetId: sha1,
    sha1hash: sha1,
    size,
    uploadId: place.uploadId,
    path,
    url: `${place.publicUrl}/${path}`,
    ...(filename && { originalFilename: filename }),
    ...(title && { title }),
    ...(label && { label }),
    ...(description && { description }),
    ...(creditLine && { creditLine }),
    ...(source && { source: { ...source } }),
  };
}

function folder({ projectId, dataset }: AssetPlace): string {
  return `${projectId}/${dataset}`;
}

/** For display only: the last path segment, without control characters; never used as a path. */
export function cleanFilename(name: string | undefined): string | undefined {
  const last = name?.split(/[\\/]/).at(-1) ?? '';
  const clean = last
    .replaceAll(/\p{Cc}/gu, '')
    .trim()
    .slice(0, 200);
  return clean === '' ? undefined : clean;
}

function extensionOfName(name: string | undefined): string {
  const [, extension = 'bin'] = /\.([a-z0-9]{1,10})$/i.exec(name ?? '') ?? [];
  return extension.toLowerCase();
}
