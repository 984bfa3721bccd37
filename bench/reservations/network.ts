import type { NetworkData } from '#contracts/reservations/index.ts';
import * as rules from '#seed/network/rules.ts';

const VALID = { validFrom: '2026-01-01', validTo: null };
const WEEK = [1, 2, 3, 4, 5, 6, 7];
/** Lines that meet in one harbour; a larger network has more such regions, not more ships at one quay. */
const LINES_AT_A_HUB = 5;
const OUTER_CALLS = 4;
type Product = NetworkData['fares'][number]['product'];
const PRODUCTS: Product[] = ['ECO', 'VIP', 'CAR', 'MOTO'];

/**
 * Half of the lines arrive at their region's harbour in the morning, half leave it in the afternoon; each also calls at four ports,
 * every day.
 */
export function benchLines(count: number) {
  return Array.from({ length: count }, (_, index) => {
    const region = Math.floor(index / LINES_AT_A_HUB);
    const hub = code(region * 100);
    const outer = Array.from({ length: OUTER_CALLS }, (__, call) =>
      code(region * 100 + 1 + (index % LINES_AT_A_HUB) * OUTER_CALLS + call),
    );
    const isInward = index % 2 === 0;
    return {
      id: `B${index}`,
      region,
      isInward,
      ports: isInward ? [...outer, hub] : [hub, ...outer],
      starts: isInward ? 420 + (index % LINES_AT_A_HUB) * 15 : 900 + (index % LINES_AT_A_HUB) * 15,
    };
  });
}

export type BenchLine = ReturnType<typeof benchLines>[number];

export function benchNetwork(lines: readonly BenchLine[], horizonDays: number): NetworkData {
  const ports = [...new Set(lines.flatMap((line) => line.ports))];
  return {
    ...rules,
    policy: { ...rules.policy, horizonDays },
    ports: ports.map((port) => ({
      code: port,
      locode: null,
      island: port.toLowerCase(),
      name: { el: port, en: port },
      accusative: port,
      lat: 36,
      lon: 27,
      aliases: [],
    })),
    quays: ports.map((port) => ({
      id: `${port}-1`,
      port,
      name: { el: port, en: port },
      lat: 36,
      lon: 27,
      note: { el: port, en: port },
    })),
    vessels: lines.map(({ id }) => ({
      id: `S${id}`,
      name: { el: id, en: id },
      kind: 'fast',
      takesVehicles: true,
      configurations: [{ ...VALID, capacity: { SEAT_ECO: 300, SEAT_VIP: 30, CEU_DM: 400, PET: 6 } }],
    })),
    lines: lines.map(({ id, ports: calls, starts }) => ({
      id,
      name: { el: id, en: id },
      calls: calls.map((port, index) => ({
        quay: `${port}-1`,
        arrives: index === 0 ? null : starts + index * 60 - 10,
        departs: index === calls.length - 1 ? null : starts + index * 60,
      })),
    })),
    calendars: lines.map(({ id }) => ({
      line: id,
      vessel: `S${id}`,
      season: { from: '01-01', to: '12-31' },
      weekdays: WEEK,
      ...VALID,
    })),
    exceptions: [],
    fares: lines.flatMap((line) =>
      line.ports.flatMap((from, index) =>
        line.ports.slice(index + 1).flatMap((to) =>
          PRODUCTS.map((product) => ({
            from,
            to,
            vesselKind: 'fast' as const,
            product,
            cents: 2000,
            ...VALID,
          })),
        ),
      ),
    ),
  };
}

/** `AAA`, `AAB` … */
function code(index: number): string {
  const letter = (value: number) => String.fromCharCode(65 + (value % 26));
  return letter(Math.floor(index / 676)) + letter(Math.floor(index / 26)) + letter(index);
}
