/** What a ship does from one instant to the next: she crosses along a track, or lies in a port, whose track is one point. */
export type Stretch = {
  /** Milliseconds since 1970. `until` is null while no departure is known. */
  from: number;
  until: number | null;
  /** On the plane of the maps: x, y, x, y … */
  track: readonly number[];
  /** In a port, where ships lie beside it, off the names: the first one's distance from it, and how far below it the next one lies. */
  berth?: readonly [dx: number, dy: number, step: number];
  texts: StretchTexts;
};

/** What a map shows of the plane: left, top, right, bottom. Outside of it a ship isn't drawn, nor where her hull or name would be cut. */
export type Frame = readonly [left: number, top: number, right: number, bottom: number];

/** What a ship with her name needs around her, in pixels. */
const ROOM = { beside: 34, above: 32, below: 14 } as const;

/** Where ships are whole, of the part of the plane that a map shows. `scale`: its pixels for a unit of the plane. */
export function frameOf(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  scale = 1,
): Frame {
  return [
    x + ROOM.beside / scale,
    y + ROOM.above / scale,
    x + width - ROOM.beside / scale,
    y + height - ROOM.below / scale,
  ];
}

/** Everything that is said of a ship meanwhile, in the language of the page. */
export type StretchTexts = {
  /** “Rhodes – Kalymnos”, or “In Rhodes” */
  where: string;
  /** Of the next arrival; in port, of the departure. */
  time: string;
  /** Where that is; in port, when. */
  next: string;
  /** “30 minutes late”; empty as planned. */
  note: string;
  /** All of it as a sentence. */
  says: string;
};

export type SeaShip = { id: string; name: string; stretches: readonly Stretch[] };

/** Where the ships are for some time from `asOf` on. `when` names that instant. */
export type SeaView = { asOf: number; when: string; ships: readonly SeaShip[] };

export type ShipPlace = {
  id: string;
  stretch: Stretch;
  isAtSea: boolean;
  x: number;
  y: number;
  /** Degrees clockwise from east, as in SVG. */
  heading: number;
  /** Share of the crossing that is done. */
  done: number;
  /** The part of the track behind the ship. */
  wake: readonly number[];
};

/** On a map that knows no names. */
const BERTH = [0, 0, 15] as const;

/** The place of every ship at an instant; a ship of which nothing is known then has none. Pure, for server and browser. */
export function shipsAt(ships: readonly SeaShip[], at: number): ShipPlace[] {
  const inPort = new Map<string, number>();
  return ships.flatMap(({ id, stretches }) => {
    const stretch = stretches.find(({ from, until }) => from <= at && (until === null || at < until));
    if (!stretch) return [];
    const isAtSea = stretch.track.length > 2;
    const done = isAtSea && stretch.until !== null ? (at - stretch.from) / (stretch.until - stretch.from) : 0;
    const { x, y, heading, wake } = along(stretch.track, done);
    const port = isAtSea ? '' : stretch.track.join(' ');
    const place = isAtSea ? 0 : (inPort.get(port) ?? 0);
    if (!isAtSea) inPort.set(port, place + 1);
    const [dx, dy, step] = (!isAtSea && stretch.berth) || BERTH;
    return [{ id, stretch, isAtSea, x: x + dx, y: y + dy + place * step, heading, done, wake }];
  });
}

function along(track: readonly number[], share: number) {
  let [x = 0, y = 0] = track;
  let left = lengthOf(track) * share;
  let heading = 0;
  const wake = [x, y];
  for (let index = 2; index + 1 < track.length; index += 2) {
    const [nextX = x, nextY = y] = [track[index], track[index + 1]];
    const step = Math.hypot(nextX - x, nextY - y);
    if (step === 0) continue;
    heading = (Math.atan2(nextY - y, nextX - x) * 180) / Math.PI;
    const part = Math.min(1, left / step);
    [x, y] = [x + (nextX - x) * part, y + (nextY - y) * part];
    wake.push(x, y);
    left -= step;
    if (left <= 0) break;
  }
  return { x, y, heading, wake };
}

function lengthOf(track: readonly number[]): number {
  let length = 0;
  for (let index = 2; index + 1 < track.length; index += 2)
    length += Math.hypot(
      (track[index] ?? 0) - (track[index - 2] ?? 0),
      (track[index + 1] ?? 0) - (track[index - 1] ?? 0),
    );
  return length;
}

/** How a map draws a ship of which this is known; without a place, or outside of the map's frame, not at all. */
export function stateOf(
  place: Pick<ShipPlace, 'isAtSea' | 'x' | 'y'> | undefined,
  frame?: Frame,
): 'sea' | 'port' | 'away' {
  if (!place) return 'away';
  const { x, y } = place;
  if (frame && (x < frame[0] || y < frame[1] || x > frame[2] || y > frame[3])) return 'away';
  return place.isAtSea ? 'sea' : 'port';
}

/** SVG path data of a track; empty for a point. */
export function wakePath(wake: readonly number[]): string {
  if (wake.length < 4) return '';
  return wake
    .map((value, index) => `${index % 2 === 0 ? (index === 0 ? 'M' : 'L') : ' '}${tenth(value)}`)
    .join('');
}

/** SVG transform of a ship. */
export function shipTransform({ x, y }: Pick<ShipPlace, 'x' | 'y'>): string {
  return `translate(${tenth(x)} ${tenth(y)})`;
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
