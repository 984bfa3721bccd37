import { describe, expect, it } from 'vitest';
import { harbourSketch } from '#lib/maps/harbour.ts';
import { MARKET, OLD_TOWN, QUAYSIDES, ROADS, SEA, STREETS, WALK, WALLS } from '#lib/maps/rhodes-town.ts';
import { quays } from '#seed/network/quays.ts';

const FRAME = { width: 400, height: 280 };
const of = (...ports: string[]) => quays.filter(({ port }) => ports.includes(port));

/** Points of a path with relative steps. */
function coordinates(path: string): number[] {
  let [x, y] = [0, 0];
  return [...path.matchAll(/([Ml])(-?[\d.]*?)(?: |(?=-))(-?[\d.]+)/g)].flatMap(([, command, dx, dy]) => {
    [x, y] = command === 'M' ? [Number(dx), Number(dy)] : [x + Number(dx), y + Number(dy)];
    return [x, y];
  });
}

type Point = [number, number];

function pointsOf(path: string): Point[] {
  const numbers = coordinates(path);
  return numbers.flatMap((x, index) =>
    index % 2 === 0 ? [[x, numbers[index + 1] ?? NaN] satisfies Point] : [],
  );
}

/** Whether a ray to the left from the point crosses the ring an odd number of times. */
function isInside([x, y]: Point, ring: readonly Point[]): boolean {
  const crossings = ring.filter(([ax, ay], index) => {
    const [bx, by] = ring.at(index - 1) ?? [ax, ay];
    return ay > y !== by > y && x > ax + ((y - ay) / (by - ay)) * (bx - ax);
  });
  return crossings.length % 2 === 1;
}

describe('the sketch of a harbour', () => {
  it('shows every island with our ports, and its ports inside the frame', () => {
    for (const { port } of quays) {
      const { land, dots } = harbourSketch(of(port), FRAME);
      expect(land, port).toMatch(/^M[-\d. ]+l.*z$/);
      expect(dots).toHaveLength(of(port).length);
      for (const { x, y } of dots) {
        expect(x >= 0 && x <= FRAME.width, `${port} ${x}`).toBe(true);
        expect(y >= 0 && y <= FRAME.height, `${port} ${y}`).toBe(true);
      }
    }
  });

  it('draws the walls, roads and walk of Rhodes Town on land', () => {
    const side = 1680;
    const { land, lines, marks, dots } = harbourSketch(of('RHO'), {
      width: side,
      height: side,
      km: 5.2,
      marks: [SEA, MARKET, OLD_TOWN, ...Object.values(QUAYSIDES).flat()],
      lines: [WALLS, WALK, ...STREETS, ...ROADS],
    });
    const coast = pointsOf(land);
    const drawn = [
      ...marks.slice(1).map(({ x, y }): Point => [x, y]),
      // Roads go on outside the sketch, where there is no coast to compare with.
      ...lines.flatMap(pointsOf).filter((point) => point.every((at) => at >= 0 && at <= side)),
    ];
    expect(drawn.length).toBeGreaterThan(60);
    expect(drawn.filter((point) => !isInside(point, coast))).toEqual([]);
    expect(marks.slice(0, 1).filter(({ x, y }) => isInside([x, y], coast))).toEqual([]);
    // All quays lie outside the walls.
    const walls = pointsOf(lines[0] ?? '');
    expect(dots.filter(({ x, y }) => isInside([x, y], walls))).toEqual([]);
  });

  it('keeps north up and east on the right', () => {
    const [kamiros, rhodes] = harbourSketch([...of('KSK'), ...of('RHO').slice(0, 1)], FRAME).dots;
    expect(kamiros && rhodes && kamiros.x < rhodes.x && kamiros.y > rhodes.y).toBe(true);
  });

  it('separates the quays of Rhodes Town in a close-up', () => {
    const { dots } = harbourSketch(of('RHO'), { width: 840, height: 840, km: 2.6 });
    for (const [index, one] of dots.entries())
      for (const other of dots.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(56);
  });

  it('clips the land at the edge of the frame', () => {
    const { land } = harbourSketch(of('RHO'), { width: 840, height: 840, km: 2.6 });
    for (const number of coordinates(land)) expect(number >= -13 && number <= 853, String(number)).toBe(true);
  });

  it('is empty without places', () => {
    expect(harbourSketch([], FRAME).dots).toEqual([]);
  });
});
