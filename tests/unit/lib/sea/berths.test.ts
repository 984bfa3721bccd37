import { describe, expect, it } from 'vitest';
import { mapNames } from '#lib/maps/map-names.ts';
import { overlaps } from '#lib/maps/plane.ts';
import { routeMap } from '#lib/maps/route-map.ts';
import { berthsOn, columnOf, largest } from '#lib/sea/berths.ts';
import { network } from '#seed/network/network.ts';

const quays = new Map(network.quays.map((quay) => [quay.id, quay.port]));
const groups = Map.groupBy(network.lines, (line) => line.name.el.split(',')[0] ?? '');
const lines = [...groups].map(([id, ways]) => ({
  id,
  directions: ways.map((way) => way.calls.map((call) => quays.get(call.quay) ?? '')),
}));

describe('ships in port', () => {
  // Three ships at Rhodes lay on its name.
  for (const locale of ['el', 'en'] as const)
    it(`lie beside every port of the map without covering a name, ${locale}`, () => {
      const ports = network.ports.map((port) => ({ ...port, name: port.name[locale] }));
      const names = mapNames(ports);
      const map = routeMap(
        lines,
        ports.map((port) => ({ ...port, name: names.get(port.code) ?? '' })),
      );
      const berths = berthsOn(map, names);
      const covered = map.ports.flatMap(({ code, at }) => {
        const berth = berths.get(code);
        const column = berth && columnOf(at, berth);
        return map.labels
          .filter((label) => column && overlaps(largest(label, names.get(label.id) ?? ''), column))
          .map(({ id }) => `${code} covers ${id}`);
      });
      expect(covered).toEqual([]);
      expect(berths.size).toBe(map.ports.length);
    });
});
