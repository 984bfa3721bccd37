import type { Locale } from '#foundation/text/locales.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { Network, PriceList, VesselKind } from '#contracts/reservations/index.ts';
import { awardFor } from './points.ts';
import { bonusRules } from './rules.ts';

const EXAMPLES = 3;

export type AwardRow = {
  points: number;
  upTo: string | null;
  /** Ports that a ticket leads to, by kind of ship. */
  examples: { vesselKind: VesselKind; ports: string[] }[];
};

/** The table of free tickets. Each row has crossings from the first port, at today's list prices. */
export function awardRows(list: PriceList | null, network: Network | null, locale: Locale): AwardRow[] {
  const nameOf = (code: string) =>
    (network?.ports.find((port) => port.code === code)?.name[locale] ?? code).replace(/ \(.*\)$/, '');
  const [first] = network?.ports ?? [];
  const crossings = (list?.pairs ?? [])
    .filter(({ from }) => from === first?.code)
    .flatMap(({ to, offers }) =>
      offers.flatMap(({ vesselKind, passengers }) => {
        const adult = passengers.find((each) => each.category === 'ADT' && each.class === 'ECO');
        return adult ? [{ port: nameOf(to), vesselKind, cents: adult.cents }] : [];
      }),
    );
  return bonusRules.awards.map((award) => ({
    points: award.points,
    upTo: award.upToCents === null ? null : formatPrice(award.upToCents, locale),
    examples: byKind(crossings.filter(({ cents }) => awardFor(cents) === award).slice(0, EXAMPLES)),
  }));
}

function byKind(crossings: readonly { port: string; vesselKind: VesselKind }[]): AwardRow['examples'] {
  return [...Map.groupBy(crossings, ({ vesselKind }) => vesselKind)].map(([vesselKind, members]) => ({
    vesselKind,
    ports: members.map(({ port }) => port),
  }));
}
