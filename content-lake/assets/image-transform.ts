import sharp, { type Sharp } from 'sharp';
import type { Colour } from './colour.ts';
import type { ImagePlan } from './image-plan.ts';

/** 100 megapixels: more than any camera the editors have, and about 400 MB when decoded. */
export const MAX_INPUT_PIXELS = 100_000_000;
const WHITE: Colour = { r: 255, g: 255, b: 255, alpha: 1 };
const CLEAR: Colour = { r: 0, g: 0, b: 0, alpha: 0 };

/** Executes a plan. All metadata is dropped, locations and camera names included; colours end up in sRGB. */
export async function transformImage(path: string, plan: ImagePlan, animated: boolean): Promise<Uint8Array> {
  const sideways = plan.turn === 90 || plan.turn === 270;
  const width = sideways ? plan.size.height : plan.size.width;
  const height = sideways ? plan.size.width : plan.size.height;
  let image = sharp(path, { limitInputPixels: MAX_INPUT_PIXELS, animated, failOn: 'error' });
  // Cropping an animation would crop the strip of all its frames; `animated` is set only when nothing is cropped.
  if (!animated) image = image.autoOrient().extract(plan.region);
  image = image.resize({
    width,
    height,
    fit: plan.entropy ? 'cover' : 'fill',
    position: plan.entropy ? 'entropy' : 'centre',
  });
  if (plan.turn !== 0) {
    // Within one pipeline, sharp itself chooses the order of cropping and rotating; two pipelines fix ours.
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    image = sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
    image = image.rotate(plan.turn);
  }
  return encode(colours(frame(image, plan), plan), plan);
}

function frame(image: Sharp, { flip, margin, background, format }: ImagePlan): Sharp {
  let framed = image;
  if (flip === 'v' || flip === 'hv') framed = framed.flip();
  if (flip === 'h' || flip === 'hv') framed = framed.flop();
  const opaqueOnly = format === 'jpg' || format === 'pjpg';
  const ground = background ?? (opaqueOnly ? WHITE : undefined);
  if (ground && (opaqueOnly || ground.alpha === 1)) framed = framed.flatten({ background: ground });
  if (Object.values(margin).some((side) => side > 0)) {
    framed = framed.extend({ ...margin, background: ground ?? CLEAR });
  }
  return framed;
}

function colours(image: Sharp, { blur, sharpen, saturation, invert }: ImagePlan): Sharp {
  let changed = image;
  // The hosted service's scale runs from 1 to 2000 and isn't documented further; here 20 steps are one pixel of radius.
  if (blur > 0) changed = changed.blur(0.3 + blur / 20);
  if (sharpen > 0) changed = changed.sharpen({ sigma: 0.5 + sharpen / 50 });
  if (saturation === -100) changed = changed.grayscale();
  else if (saturation !== 0) changed = changed.modulate({ saturation: 1 + saturation / 100 });
  if (invert) changed = changed.negate({ alpha: false });
  return changed;
}

async function encode(image: Sharp, { format, quality: requestedQuality }: ImagePlan): Promise<Uint8Array> {
  // The encoders start at 1; an address may contain 0.
  const quality = Math.max(1, requestedQuality);
  switch (format) {
    case 'jpg':
      return image.jpeg({ quality }).toBuffer();
    case 'pjpg':
      return image.jpeg({ quality, progressive: true }).toBuffer();
    case 'png':
      return image.png().toBuffer();
    case 'webp':
      return image.webp({ quality }).toBuffer();
    case 'gif':
      return image.gif().toBuffer();
  }
}
