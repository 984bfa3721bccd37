import data from './dodecanese.json' with { type: 'json' };

/**
 * Coastline and sea tracks of the Dodecanese as flat lists `lon, lat, lon, lat …`. Shoreline from GSHHG (see NOTICE.md); the
 * tracks are illustrations and not for navigation.
 */
type Point = readonly [lon: number, lat: number];

export interface CrossingChart {
  width: number;
  height: number;
  land: string;
  track: string;
  from: Point;
  to: Point;
  /** The stops between, in order. */
  via: Point[];
}

const WIDTH = 352;
const HEIGHT = 176;
/** Room around the crossing, as a share of its size, so that names and coast fit. */
const MARGIN = 0.42;

function points(flat: readonly number[]): Point[] {
  const list: Point[] = [];
  for (let index = 0; index + 1 < flat.length; index += 2)
    list.push([flat[index] ?? 0, flat[index + 1] ?? 0]);
  return list;
}

/** The track between two ports: the fewest known sea legs, else a straight line. */
export function seaTrack(from: { code: string } & Place, to: { code: string } & Place): Point[] {
  const reached = new Map<string, Point[]>([[from.code, []]]);
  const queue = [from.code];
  for (let code = queue.shift(); code !== undefined && !reached.has(to.code); code = queue.shift()) {
    for (const leg of data.legs) {
      const next = leg.from === code ? leg.to : leg.to === code ? leg.from : null;
      if (next === null || reached.has(next)) continue;
      const line = leg.from === code ? points(leg.line) : points(leg.line).toReversed();
      reached.set(next, [...(reached.get(code) ?? []), ...line]);
      queue.push(next);
    }
  }
  return (
    reached.get(to.code) ?? [
      [from.lon, from.lat],
      [to.lon, to.lat],
    ]
  );
}

type Place = { lat: number; lon: number };

/** The crossing drawn for a card: land and track as SVG paths, and where its ports stand in them. */
export function crossingChart(
  from: { code: string } & Place,
  to: { code: string } & Place,
  via: readonly ({ code: string } & Place)[] = [],
): CrossingChart {
  const stops = [from, ...via, to];
  const tracks = stops.slice(1).map((stop, index) => seaTrack(stops[index] ?? from, stop));
  const all: Point[] = [...tracks.flat(), ...stops.map(({ lon, lat }): Point => [lon, lat])];
  const middle = (Math.min(...all.map(([, lat]) => lat)) + Math.max(...all.map(([, lat]) => lat))) / 2;
  const squeeze = Math.cos((middle * Math.PI) / 180);
  const xs = all.map(([lon]) => lon * squeeze);
  const ys = all.map(([, lat]) => -lat);
  const wide = Math.max(...xs) - Math.min(...xs);
  const high = Math.max(...ys) - Math.min(...ys);
  const scale = Math.min(WIDTH / (wide * (1 + 2 * MARGIN) + 0.02), HEIGHT / (high * (1 + 2 * MARGIN) + 0.02));
  const left = (Math.max(...xs) + Math.min(...xs)) / 2 - WIDTH / 2 / scale;
  const top = (Math.max(...ys) + Math.min(...ys)) / 2 - HEIGHT / 2 / scale;
  const place = ([lon, lat]: Point): Point => [(lon * squeeze - left) * scale, (-lat - top) * scale];
  const land = data.land
    .map((ring) => thinned(points(ring).map(place)))
    .filter(isInView)
    .map((ring) => `${path(ring)}Z`)
    .join('');
  return {
    width: WIDTH,
    height: HEIGHT,
    land,
    track: tracks.map((track) => path(thinned(track.map(place)))).join(''),
    from: place(tracks[0]?.[0] ?? [from.lon, from.lat]),
    to: place(tracks.at(-1)?.at(-1) ?? [to.lon, to.lat]),
    via: tracks.slice(0, -1).map((track, index) => {
      const stop = via[index] ?? to;
      return place(track.at(-1) ?? [stop.lon, stop.lat]);
    }),
  };
}

/** Points closer than a pixel add bytes and nothing to see; far outside the card even fewer are needed. */
function thinned(line: readonly Point[]): Point[] {
  const kept: Point[] = [];
  for (const point of line) {
    const last = kept.at(-1);
    const far = point[0] < -40 || point[0] > WIDTH + 40 || point[1] < -40 || point[1] > HEIGHT + 40;
    if (!last || Math.hypot(point[0] - last[0], point[1] - last[1]) >= (far ? 30 : 1.2)) kept.push(point);
  }
  return kept;
}

function isInView(ring: readonly Point[]): boolean {
  return (
    ring.length > 2 &&
    ring.some(([x]) => x > 0) &&
    ring.some(([x]) => x < WIDTH) &&
    ring.some(([, y]) => y > 0) &&
    ring.some(([, y]) => y < HEIGHT)
  );
}

function path(line: readonly Point[]): string {
  return line.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
