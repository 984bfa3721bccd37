import type { NetworkData, VesselKind } from '#contracts/reservations/index.ts';
import { calendars } from './calendars.ts';
import { seaMiles } from './distances.ts';
import { lines } from './lines.ts';
import { quays } from './quays.ts';
import { vessels } from './vessels.ts';

type Fare = NetworkData['fares'][number];
type Product = Fare['product'];

const VALID = { validFrom: '2026-01-01', validTo: null };

/** Fares on the car ferry, as a share of those on the fast ferries. */
export const FERRY_SHARE = 0.6;

/** Demo price list, in cents: per sea mile on fast ships, less on the ferry; rounded as in a price list. */
function priceList(miles: number): Record<VesselKind, Record<Product, number>> {
  const adult = toStep(Math.max(900, 900 + 65 * Math.min(miles, 30) + 50 * Math.max(0, miles - 30)), 50);
  const car = toStep(1.8 * adult, 100);
  const motorbike = toStep(0.45 * adult, 50);
  return {
    fast: { ECO: adult, VIP: toStep(0.4 * adult, 50), CAR: car, MOTO: motorbike },
    ferry: {
      ECO: toStep(FERRY_SHARE * adult, 50),
      VIP: toStep(0.24 * adult, 50),
      CAR: toStep(FERRY_SHARE * car, 100),
      MOTO: toStep(FERRY_SHARE * motorbike, 50),
    },
  };
}

function toStep(cents: number, step: number): number {
  // Two decimals first: 0.65 × 24.1 isn't exact in binary and must not change the rounding of a half.
  return Math.floor(Math.round((cents / step) * 100) / 100 + 0.5) * step;
}

const portOf = new Map(quays.map((quay) => [quay.id, quay.port]));
const kindOf = new Map(vessels.map((vessel) => [vessel.id, vessel.kind]));

/** Every pair that some ship connects without a change, by kind of ship. */
function servedPairs(): Map<string, { from: string; to: string; kind: VesselKind }> {
  const pairs = new Map<string, { from: string; to: string; kind: VesselKind }>();
  for (const { line: lineId, vessel } of calendars) {
    const calls = lines.find((line) => line.id === lineId)?.calls ?? [];
    const ports = calls.flatMap((call) => portOf.get(call.quay) ?? []);
    const kind = kindOf.get(vessel);
    if (!kind) continue;
    for (const [index, from] of ports.entries())
      for (const to of ports.slice(index + 1)) pairs.set(`${from}-${to}-${kind}`, { from, to, kind });
  }
  return pairs;
}

const products: Product[] = ['ECO', 'VIP', 'CAR', 'MOTO'];

export const fares: Fare[] = [...servedPairs().values()].flatMap(({ from, to, kind }) => {
  const prices = priceList(seaMiles(from, to))[kind];
  return products.map((product) => ({
    from,
    to,
    vesselKind: kind,
    product,
    cents: prices[product],
    ...VALID,
  }));
});
