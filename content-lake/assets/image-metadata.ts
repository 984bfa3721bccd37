import { encode as encodeBlurHash } from 'blurhash';
import sharp, { type Sharp } from 'sharp';
import { rgbaToThumbHash } from 'thumbhash';
import { cameraMetadata, type CameraMetadata } from './camera-metadata.ts';
import { MAX_INPUT_PIXELS } from './image-transform.ts';
import { pictureType } from './media-types.ts';
import { paletteOf, type Palette } from './palette.ts';

/** The upload is not an image that the lake can read. The message is shown to the uploader. */
export class PictureError extends Error {}

export type ImageMetadata = CameraMetadata & {
  _type: 'sanity.imageMetadata';
  hasAlpha: boolean;
  isOpaque: boolean;
  dimensions: { _type: 'sanity.imageDimensions'; width: number; height: number; aspectRatio: number };
  lqip?: string;
  blurHash?: string;
  /** Base64 */
  thumbHash?: string;
  palette?: Palette;
};

export type Picture = { extension: string; mimeType: string; metadata: ImageMetadata };

const LQIP_WIDTH = 20;
const SAMPLE_SIDE = 100;
const BLUR_SIDE = 32;

/**
 * Reads an image: its format from its bytes (never from its name), its size as displayed, and placeholders to show while
 * it loads. `wanted` selects the extras. Everybody can read them, so `exif`, `image` and `location`, which reveal
 * something about the photographer, are read only when requested by name.
 * @throws PictureError
 */
export async function readPicture(path: string, wanted: (extra: string) => boolean): Promise<Picture> {
  const open = () => sharp(path, { limitInputPixels: MAX_INPUT_PIXELS, failOn: 'error' }).autoOrient();
  try {
    const found = await open().metadata();
    const type = pictureType(found.format);
    if (!type || (found.format === 'heif' && found.compression !== 'av1')) {
      throw new PictureError(`Images of type "${found.format}" cannot be uploaded`);
    }
    const { width, height } = found.autoOrient;
    if (width * height > MAX_INPUT_PIXELS) throw new PictureError('The picture has more than 100 megapixels');
    const hasAlpha = found.hasAlpha;
    const metadata: ImageMetadata = {
      _type: 'sanity.imageMetadata',
      hasAlpha,
      isOpaque: hasAlpha ? (await open().stats()).isOpaque : true,
      dimensions: { _type: 'sanity.imageDimensions', width, height, aspectRatio: width / height },
    };
    // Also proves that the image can be decoded: a truncated one fails here, not on a page.
    const sample = await pixels(
      open().resize(SAMPLE_SIDE, SAMPLE_SIDE, { fit: 'inside', withoutEnlargement: true }),
    );
    if (wanted('palette')) metadata.palette = paletteOf(sample.data);
    if (wanted('lqip')) metadata.lqip = await lqip(open());
    if (wanted('blurhash')) metadata.blurHash = await blurHash(open(), width / height);
    if (wanted('thumbhash')) metadata.thumbHash = thumbHash(sample);
    const camera = cameraMetadata(found.exif);
    for (const extra of ['exif', 'image', 'location'] as const) {
      if (wanted(extra) && camera[extra]) Object.assign(metadata, { [extra]: camera[extra] });
    }
    return { ...type, metadata };
  } catch (error) {
    if (error instanceof PictureError) throw error;
    throw new PictureError(
      `The picture cannot be read: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function pixels(image: Sharp) {
  return image.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true });
}

/** As WebP: half as long as a JPEG of this size, whose tables are larger than its picture. Pages carry one for each picture. */
async function lqip(image: Sharp): Promise<string> {
  const small = await image.resize({ width: LQIP_WIDTH }).webp({ quality: 60, effort: 6 }).toBuffer();
  return `data:image/webp;base64,${small.toString('base64')}`;
}

function thumbHash({ data, info }: Awaited<ReturnType<typeof pixels>>): string {
  return Buffer.from(rgbaToThumbHash(info.width, info.height, data)).toString('base64');
}

async function blurHash(image: Sharp, aspectRatio: number): Promise<string> {
  const { data, info } = await pixels(image.resize(BLUR_SIDE, BLUR_SIDE, { fit: 'inside' }));
  const [across, down] = aspectRatio >= 1 ? [4, 3] : [3, 4];
  return encodeBlurHash(new Uint8ClampedArray(data), info.width, info.height, across, down);
}
