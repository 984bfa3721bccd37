import readExif from 'exif-reader';
import type { Json } from '#content-lake/protocol/document.ts';

export type Location = { _type: 'geopoint'; lat: number; lng: number; alt?: number };
export type CameraMetadata = {
  /** How the picture was taken: exposure, lens, date. */
  exif?: { [tag: string]: Json };
  /** What it was taken with: camera, software, artist. */
  image?: { [tag: string]: Json };
  location?: Location;
};

/** Longer texts are notes that programs leave for themselves. */
const TEXT_LENGTH = 500;
const NUMBERS = 16;

/** What the camera wrote into the image. Broken or missing metadata gives undefined: it is no reason to refuse an image. */
export function cameraMetadata(exif: Uint8Array | undefined): CameraMetadata {
  if (!exif) return {};
  try {
    const { Photo, Image, GPSInfo } = readExif(Buffer.from(exif));
    const location = GPSInfo && locationOf(GPSInfo);
    return {
      ...(Photo && { exif: { _type: 'sanity.imageExifMetadata', ...tagsOf(Photo) } }),
      ...(Image && { image: { _type: 'sanity.imageExifTags', ...tagsOf(Image) } }),
      ...(location && { location }),
    };
  } catch {
    return {};
  }
}

/** Only what a document field can hold; thumbnails and maker notes are bytes and are dropped. */
function tagsOf(tags: Record<string, unknown>): { [tag: string]: Json } {
  const found: { [tag: string]: Json } = {};
  for (const [name, value] of Object.entries(tags)) {
    const plain = plainValue(value);
    if (plain !== undefined && /^[A-Za-z]\w{0,63}$/.test(name)) found[name] = plain;
  }
  return found;
}

function plainValue(value: unknown): Json | undefined {
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? undefined : value.toISOString();
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  if (typeof value === 'string') {
    const text = value.replaceAll(/\p{Cc}/gu, '').trim();
    return text === '' || text.length > TEXT_LENGTH ? undefined : text;
  }
  if (!Array.isArray(value) || value.length > NUMBERS) return undefined;
  return value.every((item) => Number.isFinite(item)) ? value.map(Number) : undefined;
}

function locationOf(gps: Record<string, unknown>): Location | undefined {
  const lat = degrees(gps['GPSLatitude'], gps['GPSLatitudeRef'], 'S');
  const lng = degrees(gps['GPSLongitude'], gps['GPSLongitudeRef'], 'W');
  if (lat === undefined || lng === undefined || Math.abs(lat) > 90 || Math.abs(lng) > 180) return undefined;
  const { GPSAltitude: altitude, GPSAltitudeRef: below } = gps;
  if (typeof altitude !== 'number' || !Number.isFinite(altitude)) return { _type: 'geopoint', lat, lng };
  return { _type: 'geopoint', lat, lng, alt: isBelowSea(below) ? -altitude : altitude };
}

function degrees(parts: unknown, side: unknown, negative: string): number | undefined {
  if (!Array.isArray(parts)) return undefined;
  const [whole = Number.NaN, minutes = 0, seconds = 0] = parts.map(Number);
  const value = whole + minutes / 60 + seconds / 3600;
  if (!Number.isFinite(value)) return undefined;
  return side === negative ? -value : value;
}

function isBelowSea(reference: unknown): boolean {
  return reference === 1 || (reference instanceof Uint8Array && reference[0] === 1);
}
