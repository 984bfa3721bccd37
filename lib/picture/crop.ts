/** An editor's crop, as the Studio stores it: fractions of width and height, from each edge. */
export type StoredCrop = {
  left?: number | null;
  top?: number | null;
  right?: number | null;
  bottom?: number | null;
};

/** A crop in thousandths of width and height, from each edge: exact enough for a picture, short in an address. */
export type Crop = { left: number; top: number; right: number; bottom: number };

/** Null when there is no crop or an invalid one. */
export function readCrop(stored: StoredCrop | null | undefined): Crop | null {
  const part = (value: number | null | undefined) => Math.round(Math.min(Math.max(value ?? 0, 0), 1) * 1000);
  const crop = {
    left: part(stored?.left),
    top: part(stored?.top),
    right: part(stored?.right),
    bottom: part(stored?.bottom),
  };
  return isCrop(crop) ? crop : null;
}

/** Something is cropped, and at least a hundredth of each side is left. */
export function isCrop({ left, top, right, bottom }: Crop): boolean {
  return left + top + right + bottom > 0 && left + right <= 990 && top + bottom <= 990;
}

/** The part of a picture inside the crop, in pixels. */
export function croppedRegion(
  crop: Crop,
  width: number,
  height: number,
): { left: number; top: number; width: number; height: number } {
  const left = Math.round((width * crop.left) / 1000);
  const top = Math.round((height * crop.top) / 1000);
  return {
    left,
    top,
    width: Math.max(1, Math.round((width * (1000 - crop.right)) / 1000) - left),
    height: Math.max(1, Math.round((height * (1000 - crop.bottom)) / 1000) - top),
  };
}

/**
 * Converts a point of the whole picture to one of the cropped part; the Studio stores the hotspot for the whole
 * picture.
 */
export function pointInCrop(crop: Crop, point: { x?: number | null; y?: number | null }) {
  const along = (value: number, from: number, to: number) =>
    Math.min(Math.max((value * 1000 - from) / (1000 - from - to), 0), 1);
  return {
    x: along(point.x ?? 0.5, crop.left, crop.right),
    y: along(point.y ?? 0.5, crop.top, crop.bottom),
  };
}
