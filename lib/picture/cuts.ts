import { type Crop, pointInCrop, readCrop } from './crop.ts';

/** How a document shows a picture: its crop, and the focal point of the cropped part in per cent. */
export type Cut = { crop: Crop | null; focus: { x: number; y: number } };

/** The focal point of a picture or its cropped part, as addresses contain it; the centre unless an editor chose one. */
export function focusOf(hotspot: { x?: number | null; y?: number | null } | null | undefined): {
  x: number;
  y: number;
} {
  const percent = (value: number | null | undefined) => Math.round((value ?? 0.5) * 100);
  return { x: percent(hotspot?.x), y: percent(hotspot?.y) };
}

/** Every crop and focal point with which these documents show the picture with this asset id, anywhere in them. */
export function cutsIn(documents: unknown, assetId: string): Cut[] {
  const found: Cut[] = [];
  const open: unknown[] = [documents];
  while (open.length > 0) {
    const value = open.pop();
    if (typeof value !== 'object' || value === null) continue;
    open.push(...Object.values(value));
    if (!('asset' in value) || !isReferenceTo(value.asset, assetId)) continue;
    const crop = readCrop('crop' in value ? edges(value.crop) : null);
    const hotspot = 'hotspot' in value ? point(value.hotspot) : null;
    found.push({ crop, focus: focusOf(crop && hotspot ? pointInCrop(crop, hotspot) : hotspot) });
  }
  return found;
}

/** Whether the crop and focal point in an address are among these. */
export function isAmong(
  cuts: readonly Cut[],
  wanted: { crop: Crop | null; focus: { x: number; y: number } | null },
): boolean {
  return cuts.some(
    ({ crop, focus }) =>
      isSameCrop(crop, wanted.crop) &&
      (wanted.focus === null || (focus.x === wanted.focus.x && focus.y === wanted.focus.y)),
  );
}

function isSameCrop(one: Crop | null, other: Crop | null): boolean {
  if (one === null || other === null) return one === other;
  return (
    one.left === other.left &&
    one.top === other.top &&
    one.right === other.right &&
    one.bottom === other.bottom
  );
}

function isReferenceTo(asset: unknown, assetId: string): boolean {
  return typeof asset === 'object' && asset !== null && '_ref' in asset && asset._ref === assetId;
}

function edges(value: unknown) {
  return {
    left: part(value, 'left'),
    top: part(value, 'top'),
    right: part(value, 'right'),
    bottom: part(value, 'bottom'),
  };
}

function point(value: unknown) {
  return typeof value === 'object' && value !== null ? { x: part(value, 'x'), y: part(value, 'y') } : null;
}

function part(value: unknown, name: string): number | null {
  if (typeof value !== 'object' || value === null) return null;
  const found = Object.entries(value).find(([key]) => key === name)?.[1];
  return typeof found === 'number' ? found : null;
}
