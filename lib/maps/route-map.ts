import { type Label, type LabelWish, placeLabels } from './labels.ts';
import { type Box, boxAround, crosses, extentOf, isInside, overlaps, type Point, toPlane } from './plane.ts';
import { legsOf, type Place, type Track, tracks } from './tracks.ts';

export type MapPort = Place & { name: string };
export type MapLine = {
  id: string;
  /** Port codes of each direction, in order. */
  directions: readonly (readonly string[])[];
};

/** An enlarged line, in pixels of `CLOSE`. */
export type CloseUp = {
  /** From the plane to pixels. */
  transform: string;
  scale: number;
  /** What it shows of the plane. */
  part: Box;
  ports: { code: string; at: Point; isOwn: boolean }[];
  labels: Label[];
};

export type RouteMap = {
  tracks: Track[];
  /** The part of the plane that the large map shows. */
  frame: Box;
  ports: { code: string; at: Point }[];
  /** Small names of all ports; `hiddenFor` are the lines whose own, larger labels replace them. */
  labels: (Label & { hiddenFor: string[] })[];
  /** Kastellorizo lies 70 miles east of everything else and is shown in a corner. */
  inset: { frame: Box; part: Box; ports: { code: string; at: Point }[] } | null;
  lines: { id: string; ports: string[]; labels: Label[]; closeUp: CloseUp }[];
};

/** Size of a line's close-up in pixels, as wide as a phone. */
export const CLOSE = { width: 390, height: 400 } as const;
export const SIZES = { small: 17, large: 20, close: 18, closeSmall: 13 } as const;

const FRAME = { ratio: 0.8, margin: 46, least: 300 } as const;
/** East of this longitude a port is drawn in the inset. */
const EAST_EDGE = toPlane([29, 36])[0];
const INSET = { width: 178, height: 104, gap: 12 } as const;
/** A line between two harbours an hour apart still shows the islands around it; names need space beside the outer ports. */
const CLOSE_LEAST = 150;
/** Radii of dots with their edges, and a little sea. */
const DOTS = { small: 6, large: 8, close: 8 } as const;
/** In pixels: no name is as low. */
const CROSSING_STEP = 4;
const CLOSE_MARGIN = { least: 26, share: 0.13 } as const;

/** Everything that a map of the lines needs, computed once per language. Pure. */
export function routeMap(lines: readonly MapLine[], ports: readonly MapPort[]): RouteMap {
  const used = new Set(lines.flatMap((line) => line.directions.flat()));
  const known = ports.filter((port) => used.has(port.code));
  const at = new Map(known.map((port) => [port.code, toPlane([port.lon, port.lat])]));
  const name = new Map(known.map((port) => [port.code, port.name]));
  const drawn = tracks(
    lines.map((line) => ({ id: line.id, legs: legsOf(line.directions) })),
    known,
  );
  const near = [...at].filter(([, [x]]) => x < EAST_EDGE);
  const frame = boxAround(
    near.map(([, point]) => point),
    FRAME,
  );
  const inset = insetOf(frame, at);
  const wish = (code: string, size: number, sub: boolean): LabelWish[] => {
    const point = at.get(code);
    const text = name.get(code);
    return point && text ? [{ id: code, at: point, size, lines: sub ? [text, '00:00'] : [text] }] : [];
  };
  const around = {
    frame,
    ports: near.map(([, point]) => point),
    tracks: drawn.flatMap((track) => track.points),
    taken: inset ? [inset.frame] : [],
  };
  // Ports with the most lines are the best known, so their labels are placed first.
  const weight = (code: string) => lines.filter((line) => line.directions.flat().includes(code)).length;
  const byWeight = near.map(([code]) => code).toSorted((a, b) => weight(b) - weight(a));
  const small = placeLabels(
    byWeight.flatMap((code) => wish(code, SIZES.small, false)),
    { ...around, dot: DOTS.small },
  );
  const large = lines.map((line) => {
    const own = [...new Set(line.directions.flat())];
    const labels = placeLabels(
      own
        .filter((code) => near.some(([other]) => other === code))
        .flatMap((code) => wish(code, SIZES.large, true)),
      { ...around, dot: DOTS.large, tracks: drawn.find((track) => track.id === line.id)?.points ?? [] },
    );
    return { id: line.id, ports: own, labels };
  });
  return {
    tracks: drawn,
    frame,
    ports: [...at].map(([code, point]) => ({ code, at: point })),
    labels: small.map((label) => ({
      ...label,
      hiddenFor: large.filter((line) => isCovered(label, line, at, drawn)).map(({ id }) => id),
    })),
    inset,
    lines: large.map((line) => ({
      ...line,
      closeUp: closeUp(
        line.ports,
        drawn.find((track) => track.id === line.id) ?? { points: [], legs: [] },
        at,
        name,
      ),
    })),
  };
}

/** Whether the chosen line, thick and with large names, covers this small name. */
function isCovered(
  { id, box }: Label,
  line: { id: string; ports: string[]; labels: Label[] },
  at: ReadonlyMap<string, Point>,
  drawn: readonly Track[],
): boolean {
  const around = { x: box.x - 7, y: box.y - 7, width: box.width + 14, height: box.height + 14 };
  return (
    line.labels.some((other) => other.id === id || overlaps(box, other.box)) ||
    line.ports.some((code) => code !== id && isInside(at.get(code) ?? [0, 0], around)) ||
    (drawn.find((track) => track.id === line.id)?.points ?? []).some((point) => isInside(point, box))
  );
}

function closeUp(
  own: readonly string[],
  { points: track, legs }: Pick<Track, 'points' | 'legs'>,
  at: ReadonlyMap<string, Point>,
  name: ReadonlyMap<string, string>,
): CloseUp {
  const calls = [...at].flatMap(([code, point]) => (own.includes(code) ? [point] : []));
  const extent = extentOf(track);
  const part = boxAround([...track, ...calls], {
    ratio: CLOSE.width / CLOSE.height,
    margin: CLOSE_MARGIN.least + CLOSE_MARGIN.share * Math.max(extent.width, extent.height),
    least: CLOSE_LEAST,
  });
  const scale = CLOSE.width / part.width;
  const place = ([x, y]: Point): Point => [(x - part.x) * scale, (y - part.y) * scale];
  const ports = [...at]
    .filter(([, point]) => isInside(point, part))
    .map(([code, point]) => ({ code, at: place(point), isOwn: own.includes(code) }));
  const isEnd = (code: string) => code === own[0] || code === own.at(-1);
  const wishes = (isOwn: boolean): LabelWish[] =>
    ports
      .filter((port) => port.isOwn === isOwn)
      // People look for the ends of a line.
      .toSorted((a, b) => Number(isEnd(b.code)) - Number(isEnd(a.code)))
      .map(({ code, at: point }) => ({
        id: code,
        at: point,
        lines: isOwn ? [name.get(code) ?? '', '00:00'] : [name.get(code) ?? ''],
        size: isOwn ? SIZES.close : SIZES.closeSmall,
      }));
  const line = legs.map((leg) => leg.map(place));
  const labels = placeLabels([...wishes(true), ...wishes(false)], {
    frame: { x: 6, y: 6, width: CLOSE.width - 12, height: CLOSE.height - 12 },
    ports: ports.map((port) => port.at),
    dot: DOTS.close,
    tracks: line.flat(),
  });
  return {
    transform: `scale(${round(scale)}) translate(${round(-part.x)} ${round(-part.y)})`,
    scale,
    part,
    ports,
    // The line, thick and drawn over other names, would cross them.
    labels: labels.filter(
      ({ id, box }) => own.includes(id) || !line.some((leg) => crosses(leg, box, CROSSING_STEP)),
    ),
  };
}

/** A box of a close-up on the plane. */
export function onPlane(box: Box, { part, scale }: Pick<CloseUp, 'part' | 'scale'>): Box {
  return {
    x: part.x + box.x / scale,
    y: part.y + box.y / scale,
    width: box.width / scale,
    height: box.height / scale,
  };
}

function insetOf(frame: Box, at: ReadonlyMap<string, Point>): RouteMap['inset'] {
  const far = [...at].filter(([, [x]]) => x >= EAST_EDGE);
  const [first] = far;
  if (!first) return null;
  const { width, height, gap } = INSET;
  const part = { x: first[1][0] - width * 0.62, y: first[1][1] - height * 0.5, width, height };
  return {
    part,
    frame: {
      x: frame.x + frame.width - width - gap,
      y: frame.y + frame.height - height - gap,
      width,
      height,
    },
    ports: far.filter(([, point]) => isInside(point, part)).map(([code, point]) => ({ code, at: point })),
  };
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
