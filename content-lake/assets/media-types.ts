/** The image formats that may be uploaded, by sharp's name of the format. Anything else is uploaded as a file. */
const pictures: Record<string, { extension: string; mimeType: string }> = {
  jpeg: { extension: 'jpg', mimeType: 'image/jpeg' },
  png: { extension: 'png', mimeType: 'image/png' },
  webp: { extension: 'webp', mimeType: 'image/webp' },
  gif: { extension: 'gif', mimeType: 'image/gif' },
  svg: { extension: 'svg', mimeType: 'image/svg+xml' },
  tiff: { extension: 'tif', mimeType: 'image/tiff' },
  heif: { extension: 'avif', mimeType: 'image/avif' },
};

export function pictureType(format: string): { extension: string; mimeType: string } | undefined {
  return Object.hasOwn(pictures, format) ? pictures[format] : undefined;
}

const files: Record<string, string> = {
  pdf: 'application/pdf',
  zip: 'application/zip',
  json: 'application/json',
  csv: 'text/csv; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  mp4: 'video/mp4',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  tif: 'image/tiff',
  svg: 'image/svg+xml',
  vtt: 'text/vtt; charset=utf-8',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ics: 'text/calendar; charset=utf-8',
  gpx: 'application/gpx+xml',
  geojson: 'application/geo+json',
};

const UNKNOWN = 'application/octet-stream';

/** From the extension only: a type claimed by the uploader could turn a harmless name into a page on our origin. */
export function mimeTypeOf(extension: string): string {
  return Object.hasOwn(files, extension) ? (files[extension] ?? UNKNOWN) : UNKNOWN;
}

/** Types that a browser may display inline; the others are downloaded, since they could run as a page on our origin. */
export function isShownInPlace(mimeType: string): boolean {
  return (
    /^(image|video|audio)\//.test(mimeType) ||
    mimeType === 'application/pdf' ||
    mimeType.startsWith('text/plain')
  );
}
