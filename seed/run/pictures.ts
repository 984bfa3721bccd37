import { parse } from 'csv-parse/sync';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Json } from './document.ts';

const Rows = v.array(v.record(v.string(), v.string()));

/** A row of the CSV file beside the pictures: alt texts in both languages and the focal point that every crop must keep. */
export type PictureFacts = { name: string; alt_el: string; alt_en: string; x: number; y: number };

const folder = new URL('../pictures/', import.meta.url);

export function pictureFacts(): Map<string, PictureFacts> {
  const rows = ['pictures-A.csv', 'pictures-B.csv', 'pictures-C.csv'].flatMap((file) =>
    v.parse(Rows, parse(readFileSync(new URL(file, folder), 'utf8'), { columns: true })),
  );
  return new Map(
    rows.map(({ name = '', alt_el = '', alt_en = '', focal_x, focal_y }) => [
      name,
      { name, alt_el, alt_en, x: Number(focal_x), y: Number(focal_y) },
    ]),
  );
}

export async function readPicture(name: string): Promise<{ bytes: Buffer; sha1: string }> {
  const bytes = await readFile(new URL(`${name}.webp`, folder));
  return { bytes, sha1: createHash('sha1').update(bytes).digest('hex') };
}

/** The Studio's hotspot is an ellipse around the focal point; it must stay inside the picture. */
function hotspotOf({ x, y }: PictureFacts): Json {
  const width = Math.min(0.4, 2 * x, 2 * (1 - x));
  const height = Math.min(0.4, 2 * y, 2 * (1 - y));
  return { _type: 'sanity.imageHotspot', x, y, width: round(width), height: round(height) };
}

const round = (value: number) => Math.round(value * 1000) / 1000;

/**
 * Replaces every `picture('name')` of a document by the object that the Studio stores: asset, hotspot and alt texts.
 * @throws if a name has no row in the CSV file
 */
export function resolvePictures(
  value: Json,
  facts: Map<string, PictureFacts>,
  assetOf: (name: string) => string,
): Json {
  if (Array.isArray(value)) return value.map((item) => resolvePictures(item, facts, assetOf));
  if (typeof value !== 'object' || value === null) return value;
  const { picture, ...rest } = value;
  if (rest._type !== 'imageWithAlt' || typeof picture !== 'string')
    return Object.fromEntries(
      Object.entries(value).map(([field, inner]) => [field, resolvePictures(inner, facts, assetOf)]),
    );
  const known = facts.get(picture);
  if (!known) throw new Error(`No picture is called ${picture}.`);
  return {
    ...rest,
    asset: { _type: 'reference', _ref: assetOf(picture) },
    hotspot: hotspotOf(known),
    alt_el: known.alt_el,
    alt_en: known.alt_en,
  };
}
