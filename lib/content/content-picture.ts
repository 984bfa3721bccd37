import type { Locale } from '#foundation/text/locales.ts';
import { parseAssetId } from '#lib/picture/asset.ts';
import { croppedRegion, pointInCrop, readCrop, type Crop, type StoredCrop } from '#lib/picture/crop.ts';
import type { Hotspot } from '#lib/picture/focus.ts';
import { splitPictureMark } from './preview/picture-mark.ts';

/** A picture as the queries return it (`queries/parts.ts`). */
export type RawPicture = {
  ref: string | null;
  lqip?: string | null;
  hotspot?: Hotspot | null;
  crop?: StoredCrop | null;
  alt_el?: string | null;
  alt_en?: string | null;
  caption_el?: string | null;
  caption_en?: string | null;
};

/** A picture ready to show, in one language. */
export type ContentPicture = {
  source: string;
  /** Of the part inside the editor's crop, as are height and hotspot. */
  width: number;
  height: number;
  crop: Crop | null;
  hotspot: Hotspot | null;
  placeholder: string | null;
  alt: string;
  caption: string | null;
  /** In draft preview, the value of `data-sanity`, which marks where the picture is edited. */
  mark?: string;
};

/** Null when no picture has been chosen yet, or its file isn't one that we can show. */
export function contentPicture(
  raw: RawPicture | null | undefined,
  locale: Locale,
  place: { projectId: string; dataset: string },
): ContentPicture | null {
  const { ref, mark } = splitPictureMark(raw?.ref ?? '');
  const asset = parseAssetId(ref);
  if (!raw || !asset) return null;
  const crop = readCrop(raw.crop);
  const { width, height } = crop ? croppedRegion(crop, asset.width, asset.height) : asset;
  return {
    source: `/images/${place.projectId}/${place.dataset}/${asset.file}`,
    width,
    height,
    crop,
    hotspot: crop && raw.hotspot ? pointInCrop(crop, raw.hotspot) : (raw.hotspot ?? null),
    placeholder: raw.lqip ?? null,
    alt: raw[`alt_${locale}`] ?? '',
    caption: raw[`caption_${locale}`] ?? null,
    ...(mark === null ? {} : { mark }),
  };
}
