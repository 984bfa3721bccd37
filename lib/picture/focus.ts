/** The point that cropping must keep, as the Studio stores it: fractions of width and height. */
export type Hotspot = { x?: number | null; y?: number | null };

/** Where the hotspot should be in the slot, as fractions of its width and height; the centre by default. */
export type Anchor = { x?: number; y?: number };

/**
 * The `object-position` that moves the hotspot as close to the slot's anchor as the picture's edges allow. Percentages
 * of `object-position` align equal shares, not the point itself, so a hotspot at 60 % isn't `60%`.
 * @param imageRatio height ÷ width of the picture. @param slotRatio height ÷ width of the slot.
 */
export function objectPosition(
  hotspot: Hotspot | null | undefined,
  imageRatio: number,
  slotRatio: number,
  anchor: Anchor = {},
): string {
  const x = aligned(hotspot?.x ?? 0.5, Math.min(1, imageRatio / slotRatio), anchor.x ?? 0.5);
  const y = aligned(hotspot?.y ?? 0.5, Math.min(1, slotRatio / imageRatio), anchor.y ?? 0.5);
  return `${x}% ${y}%`;
}

/** @param visible share of the axis that the slot shows. */
function aligned(point: number, visible: number, anchor: number): number {
  const hidden = 1 - visible;
  if (hidden < 0.001) return 50;
  const start = Math.min(Math.max(point - visible * anchor, 0), hidden);
  return Math.round((start / hidden) * 1000) / 10;
}
