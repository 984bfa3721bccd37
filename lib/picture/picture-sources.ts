import type { Crop } from './crop.ts';
import { formatImageSpec, imageWidths, type ImageSpec } from './spec.ts';

export type PictureRequest = {
  /** Path below the lake. */
  source: string;
  /** Dimensions of the picture, or of the cropped area in fill mode; only their ratio matters. */
  width: number;
  height: number;
  /** Crop to the ratio of `width` and `height` instead of scaling the whole picture. */
  fill?: boolean;
  /** The editor's crop; `width` and `height` are then those of the remaining part. */
  crop?: Crop | null;
  focus?: { x: number; y: number } | null;
  /** Widest variant that makes sense, usually the width of the original. */
  maxWidth?: number;
};

export type PictureSources = { ratio: number; webp: string; fallback: string; src: string };

/** The densest screens have three pixels for each of a style sheet's. */
const DENSEST = 3;

/** The width that is enough for a slot on any screen. @param slot in pixels of a style sheet */
export function widthFor(slot: number): number {
  return imageWidths.find((width) => width >= slot * DENSEST) ?? Infinity;
}

/** The srcset values of a picture (H1): one entry per width, WebP separately so that it can be the first source. */
export function pictureSources(request: PictureRequest): PictureSources {
  const { source, fill = false, crop = null, focus = null } = request;
  const ratio = request.height / request.width;
  const widths = imageWidths.filter((width, index) => index === 0 || width <= (request.maxWidth ?? Infinity));
  const address = (width: number, format: ImageSpec['format']) =>
    formatImageSpec({
      width,
      height: fill ? Math.round(width * ratio) : null,
      fill,
      crop,
      focus,
      format,
      source,
    });
  const srcset = (format: ImageSpec['format']) =>
    widths.map((width) => `${address(width, format)} ${width}w`).join(', ');
  return {
    ratio,
    webp: srcset('webp'),
    fallback: srcset(null),
    src: address(widths.findLast((width) => width <= 960) ?? imageWidths[0], null),
  };
}
