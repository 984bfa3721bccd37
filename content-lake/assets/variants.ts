import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { availableParallelism } from 'node:os';
import sharp from 'sharp';
import { createLimiter, type Limiter } from '#foundation/limits/limiter.ts';
import type { ImageRequest } from './image-parameters.ts';
import { planImage, type ImagePlan, type Size } from './image-plan.ts';
import { MAX_INPUT_PIXELS, transformImage } from './image-transform.ts';
import { chooseFormat, extensionOf } from './output-format.ts';
import { VariantCache } from './variant-cache.ts';

const CACHE_BYTES = 1024 ** 3;
/** Image work is heavy, and a crowd must not block the editors. */
const WAITING = 200;

export type Variant = { path: string; key: string; mimeType: string };
export type Original = { sha1: string; extension: string; size: Size; hasAlpha: boolean; path: string };

/** Image variants, each created once. */
export class Variants {
  readonly #cache: VariantCache;
  readonly #limiter: Limiter;

  constructor(assetsFolder: string, limits = { cacheBytes: CACHE_BYTES, waiting: WAITING }) {
    this.#cache = new VariantCache(join(assetsFolder, 'variants'), limits.cacheBytes);
    // Half of the cores, so that editors are served while the variants of a page full of new images are created.
    const atOnce = Math.max(1, Math.floor(availableParallelism() / 2));
    this.#limiter = createLimiter({ atOnce, waiting: limits.waiting });
  }

  prepare(): Promise<void> {
    return this.#cache.prepare();
  }

  /** The original is gone. */
  forget(sha1: string): Promise<void> {
    return this.#cache.forget(join(sha1.slice(0, 2), sha1));
  }

  /** @throws TooBusy when too many wait, or sharp's error when the image can't be decoded. */
  async make(original: Original, request: ImageRequest, accept: string | null): Promise<Variant> {
    const plan = planImage(request, original.size, chooseFormat(request, original, accept));
    const key = createHash('sha256').update(JSON.stringify(plan)).digest('hex').slice(0, 32);
    const extension = extensionOf(plan.format);
    const name = join(original.sha1.slice(0, 2), original.sha1, `${key}.${extension}`);
    const path = await this.#cache.get(name, () =>
      this.#limiter.run(async () => transformImage(original.path, plan, await isAnimated(original, plan))),
    );
    return { path, key, mimeType: extension === 'jpg' ? 'image/jpeg' : `image/${extension}` };
  }
}

/** A GIF stays animated when it is only resized and its frames together aren't too large; otherwise its first frame is used. */
async function isAnimated(original: Original, plan: ImagePlan): Promise<boolean> {
  if (plan.still) return false;
  if (original.extension !== 'gif' || (plan.format !== 'gif' && plan.format !== 'webp')) return false;
  const whole = plan.region.width === original.size.width && plan.region.height === original.size.height;
  const framed = Object.values(plan.margin).some((side) => side > 0);
  if (!whole || framed || plan.entropy || plan.turn !== 0 || plan.flip !== undefined) return false;
  const { pages = 1 } = await sharp(original.path).metadata();
  return pages > 1 && pages * original.size.width * original.size.height <= MAX_INPUT_PIXELS / 2;
}
