import type { Locale } from '#foundation/text/locales.ts';
import type { Network } from '#contracts/reservations/index.ts';
import type { SearchClaim, SearchFormPort } from './form-props.ts';

/** What the form says about ports. `islands` are the names of the islands in the language of the page. */
export function portsOf(
  network: Network,
  locale: Locale,
  islands: Readonly<Record<string, string>>,
): SearchFormPort[] {
  return network.ports.map((port) => ({
    code: port.code,
    island: port.island,
    islandName: islands[port.island] ?? port.name[locale],
    name: port.name,
    aliases: port.aliases,
    quays: port.quays.map((quay) => ({ name: quay.name })),
    // With a change of ship too; the search says which.
    destinations: [...port.destinations, ...(port.connections ?? [])],
  }));
}

/** What travellers may claim today, in the language of the page. */
export function claimsOf(network: Network, locale: Locale): SearchClaim[] {
  return (network.entitlements ?? []).map(
    ({ code, name, percent, categories, companionOf, countsAs, proof }) => ({
      code,
      name: name[locale],
      percent,
      proof: proof[locale],
      categories,
      companionOf,
      countsAs: countsAs ?? null,
    }),
  );
}
