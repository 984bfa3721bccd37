import jsQR from 'jsqr';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { qrDrawing } from '#lib/booking/tickets/qr-drawing.ts';

/** The maximum length of a code: payload and signature. */
const LONG = `v1.${'A7-_'.repeat(60)}.${'b3Xz'.repeat(21)}Qg`;

it.each(['v1.short.code', LONG])('D5 draws a code that a scanner can read: %s', async (text) => {
  const { side, path } = qrDrawing(text);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${side} ${side}" width="${side * 4}" height="${side * 4}"
    ><rect width="100%" height="100%" fill="#fff"/><path d="${path}" fill="none" stroke="#000" shape-rendering="crispEdges"/></svg>`;
  const { data, info } = await sharp(Buffer.from(svg))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(text);
  // A party of five on a return trip has ten of them on a page of 60 KB.
  expect(path.length).toBeLessThan(9_000);
});
