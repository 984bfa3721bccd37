import type { Locale } from '#foundation/text/locales.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { Network, PriceList, VesselKind } from '#contracts/reservations/index.ts';
import { awardFor } from './points.ts';
import { bonusRules } from './rules.ts';

const EXAMPLES = 3;

export type AwardRow = {
  points: number;
  upTo: string | null;
  examples: { way: string; vesselKind: VesselKind }[];
};

/** The table of free tickets. Each row has crossings from the first port and its neighbours, at today's list prices. */
export function awardRows(list: PriceList | null, network: Network | null, locale: Locale): AwardRow[] {
  const nameOf = (code: string) =>
    (network?.ports.find((port) => port.code === code)?.name[locale] ?? code).replace(/ \(.*\)$/, '');
  const [first] = network?.ports ?? [];
  const crossings = (list?.pairs ?? [])
    .filter(({ from }) => from === first?.code)
    .flatMap(({ from, to, offers }) =>
      offers.flatMap(({ vesselKind, passengers }) => {
        const adult = passengers.find((each) => each.category === 'ADT' && each.class === 'ECO');
        return adult ? [{ way: `${nameOf(from)} – ${nameOf(to)}`, vesselKind, cents: adult.cents }] : [];
      }),
    );
  return bonusRules.awards.map((award) => ({
    points: award.points,
    upTo: award.upToCents === null ? null : formatPrice(award.upToCents, locale),
    examples: crossings
      .filter(({ cents }) => awardFor(cents) === award)
      .slice(0, EXAMPLES)
      .map(({ way, vesselKind }) => ({ way, vesselKind })),
  }));
}
