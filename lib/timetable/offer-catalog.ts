import type { Locale } from '#foundation/text/locales.ts';
import type { Network, PriceList } from '#contracts/reservations/index.ts';

/** `OfferCatalog` of one port: for every destination, a boat trip with the lowest and the highest adult fare. */
export function offerCatalog(options: {
  site: string;
  path: string;
  name: string;
  list: PriceList;
  network: Network;
  from: string;
  locale: Locale;
  bookingPath: (to: string) => string;
}): object {
  const { site, list, network, from, locale } = options;
  const terminal = (code: string) => ({
    '@type': 'BoatTerminal',
    name: network.ports.find((port) => port.code === code)?.name[locale] ?? code,
  });
  const amount = (cents: number) => (cents / 100).toFixed(2);
  return {
    '@context': 'https://schema.org',
    '@type': 'OfferCatalog',
    name: options.name,
    url: `${site}${options.path}`,
    itemListElement: list.pairs
      .filter((pair) => pair.from === from)
      .flatMap(({ to, offers }) => {
        const adults = offers.flatMap(({ passengers }) =>
          passengers.filter(({ category }) => category === 'ADT').map(({ cents }) => cents),
        );
        if (adults.length === 0) return [];
        return [
          {
            '@type': 'AggregateOffer',
            priceCurrency: 'EUR',
            lowPrice: amount(Math.min(...adults)),
            highPrice: amount(Math.max(...adults)),
            offerCount: adults.length,
            url: `${site}${options.bookingPath(to)}`,
            itemOffered: {
              '@type': 'BoatTrip',
              name: `${terminal(from).name} – ${terminal(to).name}`,
              departureBoatTerminal: terminal(from),
              arrivalBoatTerminal: terminal(to),
            },
          },
        ];
      }),
  };
}
