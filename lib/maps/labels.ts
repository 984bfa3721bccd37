import { type Box, isInside, overlaps, type Point } from './plane.ts';

export type LabelWish = { id: string; at: Point; lines: readonly string[]; size: number };
export type Label = { id: string; x: number; y: number; anchor: 'start' | 'end' | 'middle'; box: Box };

/**
 * Width of the display face's letters as shares of the font size; generous, so that a label is never wider than its
 * box.
 */
const NARROW = /[ιίϊΐΙΊijltfr.,'’() ]/u;
const WIDE = /[Α-ΩA-Zωώφψμmw]/u;
/** Line height and distance from the centre of the port to its label, as shares of the font size. */
const LINE = 1.12;
const GAP = 9;
/** No name comes nearer than this to the centre of another port. */
const LEAST = 3;
/** As bad as six points of a track. */
const DOT_COST = 18;

type Surroundings = {
  /** No label may extend outside. */
  frame: Box;
  /** Centres of ports, which no label may cover. */
  ports: readonly Point[];
  /** Radius of a port's dot with its edge; names only touch one where there is no other position. */
  dot?: number;
  /** Points of tracks, which labels should avoid. */
  tracks: readonly Point[];
  /** Boxes already taken. */
  taken?: readonly Box[];
};

/**
 * Places each label beside its port so that no label touches another, a port or the edge. Earlier labels choose first;
 * a label without a free position is left out. Of the free positions, the one that covers the tracks least is used.
 */
export function placeLabels(wishes: readonly LabelWish[], around: Surroundings): Label[] {
  const taken = [...(around.taken ?? [])];
  return wishes.flatMap((wish) => {
    const touched = (box: Box, dot: number) =>
      around.ports.some((port) => port !== wish.at && isInside(port, grown(box, dot)));
    const free = candidates(wish).filter(
      ({ box }) =>
        contains(around.frame, box) && !taken.some((other) => overlaps(box, other)) && !touched(box, LEAST),
    );
    const cost = ({ box }: Label) =>
      around.tracks.filter((point) => isInside(point, box)).length * 3 +
      (touched(box, around.dot ?? LEAST) ? DOT_COST : 0);
    const [best] = free
      .map((label, index) => ({ label, cost: cost(label) + index }))
      .toSorted((a, b) => a.cost - b.cost);
    if (!best) return [];
    taken.push(best.label.box);
    return [best.label];
  });
}

export function textWidth(text: string, size: number): number {
  const letters = [...text.normalize('NFC')];
  const share = (letter: string) => (NARROW.test(letter) ? 0.33 : WIDE.test(letter) ? 0.72 : 0.53);
  return letters.reduce((sum, letter) => sum + share(letter), 0) * size;
}

/** Beside the port first, then above and below, then farther away. */
function candidates({ id, at: [x, y], lines, size }: LabelWish): Label[] {
  const width = Math.max(...lines.map((line) => textWidth(line, size)));
  const height = lines.length * size * LINE;
  const beside = (side: 1 | -1, dx: number, dy: number): Label => {
    const left = side === 1 ? x + dx : x - dx - width;
    return {
      id,
      x: side === 1 ? left : left + width,
      y: y + dy - height / 2 + size * 0.88,
      anchor: side === 1 ? 'start' : 'end',
      box: { x: left, y: y + dy - height / 2, width, height },
    };
  };
  const stacked = (dx: number, dy: number): Label => ({
    id,
    x: x + dx,
    y: y + dy - height / 2 + size * 0.88,
    anchor: 'middle',
    box: { x: x + dx - width / 2, y: y + dy - height / 2, width, height },
  });
  const above = GAP + height / 2;
  return [GAP, GAP + 7, GAP + 16].flatMap((gap) => [
    ...[0, -0.45, 0.45, -0.9, 0.9].flatMap((rise) => [
      beside(1, gap, rise * height),
      beside(-1, gap, rise * height),
    ]),
    stacked(0, -above - gap + GAP),
    stacked(0, above + gap - GAP),
    stacked(width / 4, -above - gap + GAP),
    stacked(-width / 4, above + gap - GAP),
    stacked(-width / 4, -above - gap + GAP),
    stacked(width / 4, above + gap - GAP),
  ]);
}

function contains(frame: Box, box: Box): boolean {
  return (
    box.x >= frame.x &&
    box.y >= frame.y &&
    box.x + box.width <= frame.x + frame.width &&
    box.y + box.height <= frame.y + frame.height
  );
}

function grown(box: Box, by: number): Box {
  return { x: box.x - by, y: box.y - by, width: box.width + 2 * by, height: box.height + 2 * by };
}
