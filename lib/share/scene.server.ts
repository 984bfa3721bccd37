import 'server-only';
import sharp from 'sharp';
import type { ContentPicture } from '#lib/content/content-picture.ts';
import { fetchOriginal } from '#lib/picture/original.server.ts';
import { renderPicture } from '#lib/picture/render.server.ts';

/** The picture cropped around its focal point, as a data URL. Null when its file is gone. @throws TooBusy */
export async function sceneOf(
  picture: ContentPicture,
  size: { width: number; height: number },
): Promise<string | null> {
  const original = await fetchOriginal(picture.source);
  if (!original) return null;
  const { x, y } = picture.hotspot ?? {};
  const percent = (value: number | null | undefined) => Math.round((value ?? 0.5) * 100);
  const { bytes, type } = await renderPicture(original, {
    ...size,
    fill: true,
    crop: picture.crop,
    focus: { x: percent(x), y: percent(y) },
    format: null,
    source: picture.source,
  });
  return `data:${type};base64,${Buffer.from(bytes).toString('base64')}`;
}

/** The finished card as JPEG: a fifth of the PNG's size, and small enough for messengers that ignore large pictures. */
export async function asJpeg(png: ArrayBuffer): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await sharp(png).jpeg({ quality: 84, mozjpeg: true }).toBuffer());
}
