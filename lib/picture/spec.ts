import { isCrop, type Crop } from './crop.ts';

/**
 * The addresses of pictures (H1):
 * `/image/s{width}x[{height}]/[fill/][cut{left}-{top}-{right}-{bottom}/][at{x}-{y}/][webp/]file{source path}`.
 * `cut` (the editor's crop, in thousandths) and `at` (the focal point of the cropped part in per cent, for fill) are
 * our extensions. The same spec always gives the same bytes.
 */
export type ImageSpec = {
  width: number;
  /** With fill: crop to exactly this height. Without: scale to fit into width and height, without cropping. */
  height: number | null;
  fill: boolean;
  crop: Crop | null;
  focus: { x: number; y: number } | null;
  /** No AVIF: encoding a large one takes some seconds of CPU, and anonymous requests could trigger it. */
  format: 'webp' | null;
  /** Path below the lake, `/images/<project>/<dataset>/<file>`. */
  source: string;
};

/** The only widths that are ever rendered: limits the work and the cache (H2). */
export const imageWidths = [160, 320, 480, 640, 960, 1280, 1600, 2000] as const;

/** The aspect ratio of link previews in social networks: 1.91 : 1. */
export const shareSize = { width: 1280, height: 672 } as const;

/** Heights as a share of the width. They limit the work as the widths do; a page that needs another ratio adds it here. */
const fillRatios = [0.5, shareSize.height / shareSize.width, 9 / 16, 0.6, 2 / 3, 0.75, 1, 4 / 3] as const;
const SOURCE =
  /^\/images\/[a-z0-9-]+\/[a-z0-9_-]+\/[a-f0-9]{40}-\d{1,5}x\d{1,5}\.(?:jpg|jpeg|png|webp|avif|gif)$/;

export function formatImageSpec(spec: ImageSpec): string {
  const size = `s${spec.width}x${spec.height ?? ''}`;
  const { crop } = spec;
  const cut = crop ? `cut${crop.left}-${crop.top}-${crop.right}-${crop.bottom}` : null;
  const focus = spec.fill && spec.focus ? `at${spec.focus.x}-${spec.focus.y}` : null;
  return `/image/${[size, spec.fill ? 'fill' : null, cut, focus, spec.format, 'file'].filter(Boolean).join('/')}${spec.source}`;
}

/**
 * Parses the segments after `/image/`. Null for anything that we wouldn't have written: an unknown size, fill without a
 * height, a foreign source, a repeated or misplaced part. There is exactly one address for each picture.
 */
export function parseImageSpec(segments: readonly string[]): ImageSpec | null {
  const [size = '', ...rest] = segments;
  const dimensions = /^s(\d{2,4})x(\d{2,4})?$/.exec(size);
  if (!dimensions) return null;
  const width = Number(dimensions[1]);
  const height = dimensions[2] === undefined ? null : Number(dimensions[2]);
  if (!imageWidths.some((known) => known === width)) return null;

  const parts = [...rest];
  const fill = parts[0] === 'fill' && parts.shift() !== undefined;
  const crop = takeCrop(parts);
  const focus = fill ? takeFocus(parts) : null;
  const format = parts[0] === 'webp' ? parts[0] : null;
  if (format) parts.shift();
  if (parts.shift() !== 'file') return null;

  const source = `/${parts.join('/')}`;
  if (!SOURCE.test(source)) return null;
  if (fill && height === null) return null;
  if (height !== null && !fillRatios.some((ratio) => Math.abs(width * ratio - height) <= 1)) return null;
  return { width, height, fill, crop, focus, format, source };
}

function takeCrop(parts: string[]): Crop | null {
  const match = /^cut(0|[1-9]\d{0,2})-(0|[1-9]\d{0,2})-(0|[1-9]\d{0,2})-(0|[1-9]\d{0,2})$/.exec(
    parts[0] ?? '',
  );
  if (!match) return null;
  const [, left, top, right, bottom] = match.map(Number);
  const crop = { left: left ?? 0, top: top ?? 0, right: right ?? 0, bottom: bottom ?? 0 };
  if (!isCrop(crop)) return null;
  parts.shift();
  return crop;
}

function takeFocus(parts: string[]): { x: number; y: number } | null {
  const match = /^at(\d{1,2}|100)-(\d{1,2}|100)$/.exec(parts[0] ?? '');
  if (!match) return null;
  parts.shift();
  return { x: Number(match[1]), y: Number(match[2]) };
}
