import { toHex } from './colour.ts';

export type Swatch = {
  _type: 'sanity.imagePaletteSwatch';
  background: string;
  foreground: string;
  title: string;
  /** Per cent of the picture's pixels. */
  population: number;
};

export const SWATCHES = [
  'dominant',
  'vibrant',
  'lightVibrant',
  'darkVibrant',
  'muted',
  'lightMuted',
  'darkMuted',
] as const;
export type SwatchName = (typeof SWATCHES)[number];
export type Palette = { _type: 'sanity.imagePalette' } & Partial<Record<SwatchName, Swatch>>;

type Cluster = { r: number; g: number; b: number; count: number; saturation: number; lightness: number };
type SwatchTarget = { lightness: [number, number, number]; saturation: [number, number, number] };

const LIGHT: SwatchTarget['lightness'] = [0.55, 0.74, 1];
const NORMAL: SwatchTarget['lightness'] = [0.3, 0.5, 0.7];
const DARK: SwatchTarget['lightness'] = [0, 0.26, 0.45];
const VIVID: SwatchTarget['saturation'] = [0.35, 1, 1];
const MUTED: SwatchTarget['saturation'] = [0, 0.3, 0.4];

/** Minimum, target and maximum, as in Android's Palette library, which the hosted service follows. */
const swatchTargets: Record<Exclude<SwatchName, 'dominant'>, SwatchTarget> = {
  vibrant: { lightness: NORMAL, saturation: VIVID },
  lightVibrant: { lightness: LIGHT, saturation: VIVID },
  darkVibrant: { lightness: DARK, saturation: VIVID },
  muted: { lightness: NORMAL, saturation: MUTED },
  lightMuted: { lightness: LIGHT, saturation: MUTED },
  darkMuted: { lightness: DARK, saturation: MUTED },
};

/** Swatches of a small RGBA image. A swatch that the image doesn't have is left out. */
export function paletteOf(rgba: Uint8Array): Palette {
  const clusters = clustersOf(rgba);
  const total = clusters.reduce((sum, cluster) => sum + cluster.count, 0);
  const palette: Palette = { _type: 'sanity.imagePalette' };
  const [dominant] = clusters.toSorted((a, b) => b.count - a.count);
  if (dominant) palette.dominant = swatch(dominant, total);
  for (const name of SWATCHES) {
    if (name === 'dominant') continue;
    const best = bestFor(swatchTargets[name], clusters, total);
    if (best) palette[name] = swatch(best, total);
  }
  return palette;
}

/** Pixels grouped into 4096 cubes of the colour space, each with its mean. Transparent pixels don't count. */
function clustersOf(rgba: Uint8Array): Cluster[] {
  const sums = new Map<number, [number, number, number, number]>();
  for (let at = 0; at + 3 < rgba.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = rgba.subarray(at, at + 4);
    if (alpha < 128) continue;
    const cube = ((r >> 4) << 8) | ((g >> 4) << 4) | (b >> 4);
    const sum = sums.get(cube) ?? [0, 0, 0, 0];
    sums.set(cube, [sum[0] + r, sum[1] + g, sum[2] + b, sum[3] + 1]);
  }
  return [...sums.values()].map(([r, g, b, count]) => {
    const mean = { r: r / count, g: g / count, b: b / count };
    return { ...mean, count, ...saturationAndLightness(mean) };
  });
}

function saturationAndLightness({ r, g, b }: { r: number; g: number; b: number }) {
  const max = Math.max(r, g, b) / 255;
  const min = Math.min(r, g, b) / 255;
  const lightness = (max + min) / 2;
  const spread = 1 - Math.abs(2 * lightness - 1);
  return { saturation: spread === 0 ? 0 : (max - min) / spread, lightness };
}

function bestFor(target: SwatchTarget, clusters: Cluster[], total: number): Cluster | undefined {
  let best: { cluster: Cluster; score: number } | undefined;
  for (const cluster of clusters) {
    const [leastS, targetS, mostS] = target.saturation;
    const [leastL, targetL, mostL] = target.lightness;
    if (cluster.saturation < leastS || cluster.saturation > mostS) continue;
    if (cluster.lightness < leastL || cluster.lightness > mostL) continue;
    const score =
      3 * (1 - Math.abs(cluster.saturation - targetS)) +
      6 * (1 - Math.abs(cluster.lightness - targetL)) +
      cluster.count / total;
    if (!best || score > best.score) best = { cluster, score };
  }
  return best?.cluster;
}

function swatch({ r, g, b, count }: Cluster, total: number): Swatch {
  const isLight = (r * 299 + g * 587 + b * 114) / 1000 > 150;
  return {
    _type: 'sanity.imagePaletteSwatch',
    background: toHex(r, g, b),
    foreground: isLight ? '#000' : '#fff',
    title: isLight ? '#000' : '#fff',
    population: Math.round((count / total) * 10_000) / 100,
  };
}
