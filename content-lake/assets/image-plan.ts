import { type Colour } from './colour.ts';
import { MAX_SIDE, type Anchor, type ImageRequest, type Region } from './image-parameters.ts';
import { type OutputFormat } from './output-format.ts';

export type Size = { width: number; height: number };

/** An image request fitted to one image: every number is final. Two addresses with the same plan share one variant. */
export type ImagePlan = {
  /** Cut from the image as displayed (after EXIF rotation), before anything else. */
  region: Region;
  /** Crop the region to the shape of `size` where the entropy is highest; otherwise it has that shape or will be stretched. */
  entropy: boolean;
  /** Rotation, clockwise, after cropping and resizing. */
  turn: ImageRequest['turn'];
  /** After rotation. */
  size: Size;
  /** Around the resized image, in the background colour. */
  margin: { top: number; right: number; bottom: number; left: number };
  background: Colour | undefined;
  flip: ImageRequest['flip'];
  blur: number;
  sharpen: number;
  saturation: number;
  invert: boolean;
  /** Only the first frame of an animation. */
  still: boolean;
  format: OutputFormat;
  quality: number;
};

const DEFAULT_QUALITY = 75;

/** Fits a request to an image of `seen` pixels (after EXIF rotation). Pure: the same arguments give the same plan. */
export function planImage(request: ImageRequest, seen: Size, format: OutputFormat): ImagePlan {
  const region = within(request.region, seen);
  const sideways = request.turn === 90 || request.turn === 270;
  const source = sideways ? { width: region.height, height: region.width } : region;
  const target = targetOf(request);
  const pad = Math.min(Math.round(request.pad * target.scale), padRoom(target));
  const fitted = fitInto(request, source, {
    width: target.width === undefined ? undefined : target.width - 2 * pad,
    height: target.height === undefined ? undefined : target.height - 2 * pad,
  });
  const { window } = fitted;
  return {
    region: window && window !== 'entropy' ? turnedBack(window, region, request.turn) : region,
    entropy: window === 'entropy',
    turn: request.turn,
    size: fitted.size,
    margin: margins(fitted, pad),
    background: request.background,
    flip: request.flip,
    blur: request.blur ?? 0,
    sharpen: request.sharpen ?? 0,
    saturation: request.saturation ?? 0,
    invert: request.invert,
    still: request.still,
    format,
    quality: request.quality ?? DEFAULT_QUALITY,
  };
}

/** Both sides multiplied by the pixel ratio; a ratio that would exceed the limit is lowered, not refused. */
function targetOf({ width, height, pixelRatio }: ImageRequest) {
  const longest = Math.max(width ?? 0, height ?? 0);
  const scale = longest === 0 ? pixelRatio : Math.min(pixelRatio, MAX_SIDE / longest);
  const times = (side: number | undefined) =>
    side === undefined ? undefined : Math.max(1, Math.round(side * scale));
  return { width: times(width), height: times(height), scale };
}

function padRoom({ width, height }: { width?: number; height?: number }): number {
  return Math.max(0, Math.floor((Math.min(width ?? MAX_SIDE, height ?? MAX_SIDE) - 1) / 2));
}

function within(region: Region | undefined, seen: Size): Region {
  if (!region) return { left: 0, top: 0, ...seen };
  const left = Math.min(region.left, seen.width - 1);
  const top = Math.min(region.top, seen.height - 1);
  return {
    left,
    top,
    width: Math.min(region.width, seen.width - left),
    height: Math.min(region.height, seen.height - top),
  };
}

/** A window of the rotated image, in pixels of the image before rotation. */
function turnedBack(window: Region, region: Region, turn: ImageRequest['turn']): Region {
  const { left, top, width, height } = window;
  const moved = (x: number, y: number, w: number, h: number): Region => ({
    left: region.left + x,
    top: region.top + y,
    width: w,
    height: h,
  });
  switch (turn) {
    case 0:
      return moved(left, top, width, height);
    case 90:
      return moved(top, region.height - left - width, height, width);
    case 180:
      return moved(region.width - left - width, region.height - top - height, width, height);
    case 270:
      return moved(region.width - top - height, left, height, width);
  }
}

type FittedSize = { size: Size; window?: Region | 'entropy'; canvas?: Size };

function fitInto(
  request: ImageRequest,
  source: Size,
  requested: { width?: number | undefined; height?: number | undefined },
): FittedSize {
  const { width, height } = requested;
  const { maxWidth, maxHeight, pixelRatio } = request;
  const fit = request.fit ?? 'clip';
  const limit = (side: number | undefined, max: number | undefined) =>
    Math.min(side ?? Infinity, (max ?? Infinity) * pixelRatio, MAX_SIDE);
  const limits = { width: limit(width, maxWidth), height: limit(height, maxHeight) };
  if (fit === 'crop' && (width === undefined) !== (height === undefined)) {
    const size = freeSide(request, source, requested);
    if (size) return { size, window: windowOf(request, source, size) };
  }
  const capped = width === undefined && height === undefined;

  if (width === undefined || height === undefined) {
    const mayGrow = !capped && (fit === 'clip' || fit === 'crop' || fit === 'scale' || fit === 'fill');
    return { size: scaled(source, inside(source, limits), mayGrow) };
  }
  switch (fit) {
    case 'clip':
      return { size: snapped(scaled(source, inside(source, limits), true), limits) };
    case 'max':
      return { size: snapped(scaled(source, inside(source, limits), false), limits) };
    case 'scale':
      return { size: limits };
    case 'fill':
    case 'fillmax':
      return { size: scaled(source, inside(source, limits), fit === 'fill'), canvas: limits };
    case 'crop':
      return { size: limits, window: windowOf(request, source, limits) };
    case 'min': {
      const shrink = Math.max(1, limits.width / source.width, limits.height / source.height);
      const size = rounded({ width: limits.width / shrink, height: limits.height / shrink });
      return { size, window: windowOf(request, source, size) };
    }
  }
}

/** With one side given, a crop may choose the other within its limits: as close to the image's own ratio as they allow. */
function freeSide(
  request: ImageRequest,
  source: Size,
  { width, height }: { width?: number | undefined; height?: number | undefined },
): Size | undefined {
  const { minWidth, maxWidth, minHeight, maxHeight, pixelRatio } = request;
  const [least, most] = width === undefined ? [minWidth, maxWidth] : [minHeight, maxHeight];
  if (least === undefined && most === undefined) return undefined;
  const clamp = (side: number) =>
    Math.min(Math.max(side, (least ?? 0) * pixelRatio), (most ?? Infinity) * pixelRatio, MAX_SIDE);
  if (width !== undefined) return rounded({ width, height: clamp((width * source.height) / source.width) });
  if (height === undefined) return undefined;
  return rounded({ width: clamp((height * source.width) / source.height), height });
}

function inside(source: Size, limits: Size): number {
  return Math.min(limits.width / source.width, limits.height / source.height);
}

function scaled(source: Size, scale: number, mayGrow: boolean): Size {
  const factor = mayGrow ? scale : Math.min(1, scale);
  return rounded({ width: source.width * factor, height: source.height * factor });
}

/** A crop to the requested ratio has to be rounded to whole pixels; the result still gets exactly the requested size. */
function snapped(size: Size, requested: Size): Size {
  const close = Math.abs(size.width - requested.width) <= 1 && Math.abs(size.height - requested.height) <= 1;
  return close ? rounded(requested) : size;
}

function rounded({ width, height }: Size): Size {
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) };
}

/** The largest part of the source with the shape of `size`, placed by the crop keywords or the focal point. */
function windowOf({ anchors, focus }: ImageRequest, source: Size, size: Size): Region | 'entropy' {
  if (anchors.includes('entropy')) return 'entropy';
  const scale = Math.max(size.width / source.width, size.height / source.height);
  const width = Math.min(source.width, Math.max(1, Math.round(size.width / scale)));
  const height = Math.min(source.height, Math.max(1, Math.round(size.height / scale)));
  const centre = anchors.includes('focalpoint') ? focus : centreOf(anchors);
  const place = (room: number, part: number, at: number) =>
    Math.round(Math.min(Math.max(room * at - part / 2, 0), room - part));
  return {
    left: place(source.width, width, centre.x),
    top: place(source.height, height, centre.y),
    width,
    height,
  };
}

function centreOf(anchors: Anchor[]): { x: number; y: number } {
  const along = (start: Anchor, end: Anchor) =>
    anchors.includes(start) ? 0 : anchors.includes(end) ? 1 : 0.5;
  return { x: along('left', 'right'), y: along('top', 'bottom') };
}

function margins({ size, canvas }: FittedSize, pad: number): ImagePlan['margin'] {
  const across = (canvas?.width ?? size.width) - size.width;
  const down = (canvas?.height ?? size.height) - size.height;
  const left = Math.floor(across / 2);
  const top = Math.floor(down / 2);
  return { top: top + pad, left: left + pad, right: across - left + pad, bottom: down - top + pad };
}
