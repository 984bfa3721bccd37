import { type ImageRequest } from './image-parameters.ts';

export type OutputFormat = 'jpg' | 'pjpg' | 'png' | 'webp' | 'gif';

/**
 * The format of a variant. If none is requested it stays the original's; `auto=format` gives WebP to browsers that
 * list it. AVIF isn't produced: encoding takes seconds on a small server.
 */
export function chooseFormat(
  request: Pick<ImageRequest, 'auto' | 'format'>,
  original: { extension: string; hasAlpha: boolean },
  accept: string | null,
): OutputFormat {
  if (request.format) return request.format;
  const accepts = (accept ?? '').toLowerCase();
  if (request.auto && accepts.includes('image/webp')) return 'webp';
  const plain = original.hasAlpha ? 'png' : 'jpg';
  switch (original.extension) {
    case 'jpg':
      return 'jpg';
    case 'png':
      return 'png';
    case 'gif':
      return 'gif';
    case 'webp':
      // A browser that lists its formats without WebP can't show it; `*/*` alone reveals nothing.
      return request.auto && accepts.includes('image/') && !accepts.includes('*/*') ? plain : 'webp';
    default:
      return plain;
  }
}

export function extensionOf(format: OutputFormat): string {
  return format === 'pjpg' ? 'jpg' : format;
}
