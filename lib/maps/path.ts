import type { Point } from './plane.ts';

/** The line without the points that lie within `tolerance` of what remains (Douglas and Peucker). Keeps both ends. */
export function simplify(line: readonly Point[], tolerance: number): Point[] {
  const keep = new Set([0, line.length - 1]);
  const open: [number, number][] = [[0, line.length - 1]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    let [worst, at] = [tolerance, -1];
    for (let index = from + 1; index < to; index += 1) {
      const off = distanceToSegment(line[index], line[from], line[to]);
      if (off > worst) [worst, at] = [off, index];
    }
    if (at < 0) continue;
    keep.add(at);
    open.push([from, at], [at, to]);
  }
  return line.filter((_, index) => keep.has(index));
}

/** Corners cut twice (Chaikin), so that a track of few points looks sailed. Both ends stay. */
export function smooth(line: readonly Point[], times = 2): Point[] {
  let result = [...line];
  for (let round = 0; round < times; round += 1) {
    const cut = result.flatMap((point, index): Point[] => {
      const next = result[index + 1];
      if (!next) return [];
      const between = (share: number): Point => [
        point[0] + (next[0] - point[0]) * share,
        point[1] + (next[1] - point[1]) * share,
      ];
      return [between(0.25), between(0.75)];
    });
    const [first] = result;
    const last = result.at(-1);
    result = first && last ? [first, ...cut, last] : cut;
  }
  return result;
}

/** The line moved sideways: lines that share a leg then run side by side. Positive is to the left of its direction. */
export function shiftSideways(line: readonly Point[], by: number): Point[] {
  if (by === 0) return [...line];
  return line.map((point, index) => {
    const [before, after] = [line[index - 1] ?? point, line[index + 1] ?? point];
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    return [point[0] + (dy / length) * by, point[1] - (dx / length) * by];
  });
}

/** SVG path data with relative steps of a tenth of a unit: half the bytes of absolute ones. */
export function pathData(line: readonly Point[], isClosed = false): string {
  const tenths = line.map(([x, y]) => [Math.round(x * 10), Math.round(y * 10)] as const);
  let [lastX, lastY] = [0, 0];
  const steps = tenths.flatMap(([x, y], index) => {
    const [dx, dy] = [x - lastX, y - lastY];
    if (index > 0 && dx === 0 && dy === 0) return [];
    [lastX, lastY] = [x, y];
    return `${index === 0 ? 'M' : 'l'}${numeral(dx)}${dy < 0 ? '' : ' '}${numeral(dy)}`;
  });
  return `${steps.join('')}${isClosed ? 'z' : ''}`;
}

function numeral(tenths: number): string {
  return String(tenths / 10).replace(/^(-?)0\./, '$1.');
}

function distanceToSegment(point: Point | undefined, from: Point | undefined, to: Point | undefined): number {
  if (!point || !from || !to) return 0;
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / length;
  const share = Math.max(0, Math.min(1, along));
  return Math.hypot(point[0] - from[0] - dx * share, point[1] - from[1] - dy * share);
}
