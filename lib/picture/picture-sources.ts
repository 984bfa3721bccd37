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
  /** The narrowest that its slot can be: of the smaller variants only the largest can ever be chosen. */
  minWidth?: number;
};

/** `src` is for browsers without WebP, or without `srcset`: one picture of a middle width. */
export type PictureSources = { ratio: number; webp: string; src: string };

/** The densest screens have three pixels for each of a style sheet's. */
const DENSEST = 3;

/** The width that is enough for a slot on any screen. @param slot in pixels of a style sheet */
export function widthFor(slot: number): number {
  return imageWidths.find((width) => width >= slot * DENSEST) ?? Infinity;
}

/**
 * The addresses of a picture (H1): WebP in every width for the first source, and one picture for browsers that don't know WebP. The
 * last of those are from 2020, and all widths twice were a tenth of a page's document.
 */
export function pictureSources(request: PictureRequest): PictureSources {
  const { source, fill = false, crop = null, focus = null, minWidth = 0, maxWidth = Infinity } = request;
  const ratio = request.height / request.width;
  const limit = Math.max(maxWidth, imageWidths[0]);
  const fitting = imageWidths.filter((width) => width <= limit);
  const widths = fitting.filter((_, index) => (fitting[index + 1] ?? Infinity) > minWidth);
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
  return {
    ratio,
    webp: widths.map((width) => `${address(width, 'webp')} ${width}w`).join(', '),
    src: address(widths.findLast((width) => width <= 960) ?? imageWidths[0], null),
  };
}
