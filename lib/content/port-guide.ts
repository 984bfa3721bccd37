import type { PortText } from './readers/port.server.ts';
import { conventions } from '#foundation/text/conventions.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { unbroken } from '#foundation/text/unbroken.ts';
import { transliterate } from '#foundation/text/transliterate.ts';
import type { Network } from '#contracts/reservations/index.ts';

/** A quay as the page of departure ports shows it. `anchor` is the same in both languages: `#kolona`. */
type GuideQuay = { id: string; anchor: string; name: string; note: string; lat: number; lon: number };
export type GuidePort = { code: string; name: string; quays: GuideQuay[]; text: PortText | null };
export type GuideIsland = { id: string; name: string; href: string | null; ports: GuidePort[] };

/**
 * Every port on sale, by island, in the order of the reservation service, with the editors' texts added by port code. A
 * port without texts still has its quays; a port that isn't on sale is left out.
 */
export function portGuide(network: Network, texts: readonly PortText[], locale: Locale): GuideIsland[] {
  const byCode = new Map(texts.map((text) => [text.code, text]));
  const islands = Map.groupBy(network.ports, (port) => port.island);
  return [...islands].map(([id, ports]) => {
    const known = ports.flatMap(({ code }) => byCode.get(code)?.island ?? [])[0];
    return {
      id,
      name: known?.name ?? ports[0]?.name[locale] ?? id,
      href: known?.href ?? null,
      ports: ports.map((port) => ({
        code: port.code,
        name: listed(
          port.quays.map((quay) => quay.name[locale]),
          locale,
        ),
        text: byCode.get(port.code) ?? null,
        quays: port.quays.map(({ id, name, note, lat, lon }) => ({
          id,
          anchor: quayAnchor(name.en),
          name: name[locale],
          note: unbroken(note[locale]),
          lat,
          lon,
        })),
      })),
    };
  });
}

/** `Kamiros Skala quay` → `kamiros-skala-quay`. */
export function quayAnchor(englishName: string): string {
  return transliterate(englishName)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** A place on a map that needs no account. The marker is on the quay. */
export function mapAddress({ lat, lon }: { lat: number; lon: number }): string {
  return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}&zoom=17`;
}

function listed(names: readonly string[], locale: Locale): string {
  return new Intl.ListFormat(conventions[locale].intl, { type: 'conjunction' }).format(names);
}
