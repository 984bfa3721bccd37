import type { Port } from '#contracts/reservations/index.ts';

/** A kilometre is enough to tell ports apart. */
const DECIMALS = 2;

/** Where a port is, as «36.45 28.23», for the script that finds the nearest (scripts/nearest); undefined without a quay. */
export function portPlace({ quays: [quay] }: Pick<Port, 'quays'>): string | undefined {
  return quay && `${quay.lat.toFixed(DECIMALS)} ${quay.lon.toFixed(DECIMALS)}`;
}
