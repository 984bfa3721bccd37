import 'server-only';
import sharp, { type Sharp } from 'sharp';
import { croppedRegion } from './crop.ts';
import type { ImageSpec } from './spec.ts';

/** A poster scene has 2.7 million pixels; anything near this limit isn't one of ours. */
const MAX_PIXELS = 50_000_000;

/** A fifth smaller than quality 80 without smart subsampling, and as close to the original. */
const WEBP = { quality: 72, smartSubsample: true, effort: 5 };

export type Rendered = { bytes: Uint8Array<ArrayBuffer>; type: string };

/** Scales, crops and encodes one picture. Uses a full processor core, so callers should queue. */
export async function renderPicture(original: ArrayBuffer, spec: ImageSpec): Promise<Rendered> {
  const image = sharp(original, { limitInputPixels: MAX_PIXELS, failOn: 'error' }).rotate();
  const whole = await uprightSize(image);
  const region = spec.crop
    ? croppedRegion(spec.crop, whole.width, whole.height)
    : { left: 0, top: 0, ...whole };
  return encode(resize(image, spec, region), spec);
}

/** The size after rotation: cameras store pictures unrotated, with the orientation in EXIF. */
async function uprightSize(image: Sharp): Promise<{ width: number; height: number }> {
  const { width = 0, height = 0, orientation = 1 } = await image.metadata();
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}

type Region = { left: number; top: number; width: number; height: number };

function resize(image: Sharp, spec: ImageSpec, region: Region): Sharp {
  const { width, height } = region;
  if (!spec.fill || spec.height === null)
    return image.extract(region).resize(spec.width, spec.height, { fit: 'inside', withoutEnlargement: true });
  // Crop first, around the focal point and inside the picture, then scale: the hotspot is never lost at an edge.
  const scale = Math.min(width / spec.width, height / spec.height);
  const cut = { width: Math.round(spec.width * scale), height: Math.round(spec.height * scale) };
  const left = within(((spec.focus?.x ?? 50) / 100) * width - cut.width / 2, width - cut.width);
  const top = within(((spec.focus?.y ?? 50) / 100) * height - cut.height / 2, height - cut.height);
  return image
    .extract({ left: region.left + left, top: region.top + top, ...cut })
    .resize({ width: spec.width, height: spec.height });
}

function within(value: number, max: number): number {
  return Math.round(Math.min(Math.max(value, 0), Math.max(max, 0)));
}

async function encode(image: Sharp, spec: ImageSpec): Promise<Rendered> {
  if (spec.format === 'webp') return done(await image.webp(WEBP).toBuffer(), 'image/webp');
  // The address without `webp` is for browsers without WebP: transparency stays PNG, everything else becomes JPEG.
  if (spec.source.endsWith('.png')) return done(await image.png().toBuffer(), 'image/png');
  const jpeg = image.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true });
  return done(await jpeg.toBuffer(), 'image/jpeg');
}

function done(buffer: Buffer, type: string): Rendered {
  return { bytes: new Uint8Array(buffer), type };
}
