import type { Locale } from '#foundation/text/locales.ts';
import type { SearchFormPort } from '#app/_ui/search-form/form-props.ts';

/** Ports by island: those of one island stay together; islands by the name of their first port. */
export function byIsland(
  ports: readonly SearchFormPort[],
  locale: Locale,
): { island: string; ports: SearchFormPort[] }[] {
  const groups = new Map<string, SearchFormPort[]>();
  for (const port of ports) groups.set(port.island, [...(groups.get(port.island) ?? []), port]);
  return [...groups]
    .map(([island, members]) => ({ island, ports: members }))
    .toSorted((a, b) => nameOf(a.ports, locale).localeCompare(nameOf(b.ports, locale), locale));
}

function nameOf(ports: readonly SearchFormPort[], locale: Locale): string {
  return ports[0]?.name[locale] ?? '';
}
