import { parseColour, type Colour } from './colour.ts';

/** The longest side of a variant, which limits the work that one address can cause. */
export const MAX_SIDE = 4096;
/** Padding or blur beyond this is a mistake, not a design. */
const MAX_PAD = 1000;
const MAX_BLUR = 2000;

const fits = ['clip', 'crop', 'fill', 'fillmax', 'max', 'scale', 'min'] as const;
const formats = ['jpg', 'pjpg', 'png', 'webp'] as const;
const anchors = ['top', 'bottom', 'left', 'right', 'center', 'focalpoint', 'entropy'] as const;
const turns = ['0', '90', '180', '270'] as const;
const flips = ['h', 'v', 'hv'] as const;

export type Fit = (typeof fits)[number];
export type Anchor = (typeof anchors)[number];
export type Region = { left: number; top: number; width: number; height: number };

/** The parameters of an image address, parsed and checked but not yet fitted to an image. */
export type ImageRequest = {
  width?: number;
  height?: number;
  maxWidth?: number;
  maxHeight?: number;
  minWidth?: number;
  minHeight?: number;
  fit?: Fit;
  region?: Region;
  anchors: Anchor[];
  focus: { x: number; y: number };
  auto: boolean;
  format?: (typeof formats)[number];
  quality?: number;
  pixelRatio: number;
  blur?: number;
  sharpen?: number;
  saturation?: number;
  invert: boolean;
  flip?: (typeof flips)[number];
  turn: 0 | 90 | 180 | 270;
  background?: Colour;
  pad: number;
  /** Only the first frame of an animation. */
  still: boolean;
};

export type ImageAddress = {
  /** Undefined when no transformation is requested: the response is then the original bytes. */
  request: ImageRequest | undefined;
  /** The file name to save as; empty for the image's own name. */
  download: string | undefined;
};

/** A known parameter with an invalid value. The message names it and says what is allowed; the response is 400. */
export class ImageParameterError extends Error {}

/** Parameters that control how an image is sent, not how it is transformed. */
const known = new Set(
  'w h max-w max-h min-w min-h frame fit rect crop fp-x fp-y auto fm q dpr blur sharp sat invert flip or bg pad'.split(
    ' ',
  ),
);

/** Parses the query of an image address. Unknown parameters are ignored, as the hosted service does. */
export function parseImageAddress(query: URLSearchParams): ImageAddress {
  const raw = query.has('dlRaw') && query.get('dlRaw') !== 'false';
  const download = query.get('dl') ?? (raw ? downloadName(query.get('dlRaw')) : undefined);
  const isTransformed = !raw && [...query.keys()].some((name) => known.has(name));
  return { request: isTransformed ? parseRequest(query) : undefined, download };
}

/** `dlRaw=true` is a switch; any other value is a file name. */
function downloadName(value: string | null): string {
  return value === null || value === 'true' ? '' : value;
}

function parseRequest(query: URLSearchParams): ImageRequest {
  return {
    width: side(query, 'w'),
    height: side(query, 'h'),
    maxWidth: side(query, 'max-w'),
    maxHeight: side(query, 'max-h'),
    minWidth: side(query, 'min-w'),
    minHeight: side(query, 'min-h'),
    fit: choice(query, 'fit', fits),
    region: region(query),
    anchors: (query.get('crop') ?? '')
      .split(',')
      .filter((word) => word !== '')
      .map((word) => oneOf('crop', word, anchors)),
    focus: { x: number(query, 'fp-x', 0, 1) ?? 0.5, y: number(query, 'fp-y', 0, 1) ?? 0.5 },
    auto: (query.get('auto') ?? '').split(',').includes('format'),
    format: choice(query, 'fm', formats),
    quality: whole(number(query, 'q', 0, 100)),
    pixelRatio: number(query, 'dpr', 0.1, 5) ?? 1,
    blur: number(query, 'blur', 0, MAX_BLUR),
    sharpen: number(query, 'sharp', 0, 100),
    saturation: number(query, 'sat', -100, 100),
    invert: flag(query, 'invert'),
    flip: choice(query, 'flip', flips),
    turn: degrees(query),
    background: colour(query),
    pad: whole(number(query, 'pad', 0, MAX_PAD)) ?? 0,
    still: choice(query, 'frame', ['1']) !== undefined,
  };
}

function side(query: URLSearchParams, name: string): number | undefined {
  return whole(number(query, name, 1, MAX_SIDE));
}

function whole(value: number | undefined): number | undefined {
  return value === undefined ? undefined : Math.round(value);
}

function number(query: URLSearchParams, name: string, min: number, max: number): number | undefined {
  const text = query.get(name);
  if (text === null || text === '') return undefined;
  const value = /^-?\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (value >= min && value <= max) return value;
  throw new ImageParameterError(
    `Parameter "${name}" must be a number between ${min} and ${max}, not "${text}"`,
  );
}

function flag(query: URLSearchParams, name: string): boolean {
  const text = query.get(name);
  return text !== null && oneOf(name, text, ['true', 'false', '']) !== 'false';
}

function choice<T extends string>(query: URLSearchParams, name: string, words: readonly T[]): T | undefined {
  const text = query.get(name);
  return text === null || text === '' ? undefined : oneOf(name, text, words);
}

function oneOf<T extends string>(name: string, text: string, words: readonly T[]): T {
  const found = words.find((word) => word === text);
  if (found !== undefined) return found;
  const list = words.filter((word) => word !== '').join(', ');
  throw new ImageParameterError(`Parameter "${name}" must be one of ${list}, not "${text}"`);
}

function degrees(query: URLSearchParams): ImageRequest['turn'] {
  switch (choice(query, 'or', turns)) {
    case '90':
      return 90;
    case '180':
      return 180;
    case '270':
      return 270;
    case '0':
    case undefined:
      return 0;
  }
}

function region(query: URLSearchParams): Region | undefined {
  const text = query.get('rect');
  if (text === null || text === '') return undefined;
  const [left, top, width, height, ...rest] = text.split(',').map((part) => whole(Number(part)));
  if (rest.length === 0 && isCount(left, 0) && isCount(top, 0) && isCount(width, 1) && isCount(height, 1)) {
    return { left, top, width, height };
  }
  throw new ImageParameterError(
    `Parameter "rect" must be left,top,width,height in pixels of the original, not "${text}"`,
  );
}

function isCount(value: number | undefined, min: number): value is number {
  return value !== undefined && Number.isInteger(value) && value >= min;
}

function colour(query: URLSearchParams): Colour | undefined {
  const text = query.get('bg');
  if (text === null || text === '') return undefined;
  const found = parseColour(text);
  if (found) return found;
  throw new ImageParameterError(
    `Parameter "bg" must be a colour of 3, 4, 6 or 8 hexadecimal digits, not "${text}"`,
  );
}
