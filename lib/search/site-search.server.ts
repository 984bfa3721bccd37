import 'server-only';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '#foundation/text/locales.ts';
import { previewState } from '#lib/content/preview/state.server.ts';
import { readSearchEntries, type ContentEntry } from '#lib/content/readers/search.server.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Network } from '#contracts/reservations/index.ts';
import type { Entry } from './entry.ts';
import { siteIndex, type SearchResults } from './site-index.ts';

type Port = Network['ports'][number];
type Index = (typed: string) => SearchResults;

/** The last index of each language, with what it was built from. Content and network change a few times a day. */
const built = new Map<Locale, { version: string; index: Index }>();

/** Searches the published site in one language. Without the reservation service, without ports and their other names. */
export async function searchSite(locale: Locale, typed: string): Promise<SearchResults> {
  const index = await indexFor(locale);
  return index(typed);
}

async function indexFor(locale: Locale): Promise<Index> {
  const [content, network, preview] = await Promise.all([
    readSearchEntries(locale),
    readNetwork(),
    previewState(),
  ]);
  const ports = network?.ports ?? [];
  const build = async () =>
    siteIndex([
      ...content.entries().map((entry) => withNames(entry, ports)),
      ...ports.map((port) => portEntry(port, locale)),
      ...(await fixedEntries(locale)),
    ]);
  // What an editor previews isn't for others.
  if (preview.kind === 'on') return await build();
  const version = `${content.version}\n${JSON.stringify(ports)}`;
  const last = built.get(locale);
  if (last?.version === version) return last.index;
  const index = await build();
  built.set(locale, { version, index });
  return index;
}

/** An island has the names of its ports too: people look for Pigadia, and mean Karpathos. */
function withNames(entry: ContentEntry, ports: readonly Port[]): Entry {
  if (entry.kind !== 'island') return entry;
  const own = ports.filter((port) => entry.ports.includes(port.code) || port.island === entry.island);
  return {
    ...entry,
    names: { shown: [entry.title], others: own.flatMap(namesOf) },
    port: own[0]?.code,
  };
}

function namesOf({ name, aliases, quays }: Port): string[] {
  return [name.el, name.en, ...aliases, ...quays.flatMap((quay) => [quay.name.el, quay.name.en])];
}

function portEntry(port: Port, locale: Locale): Entry {
  const quays = port.quays.map(({ name, note }) => `${name[locale]}: ${note[locale]}`);
  return {
    id: port.code,
    kind: 'port',
    title: port.name[locale],
    href: `${paths.departurePorts(locale)}#${port.island}`,
    lead: quays.join(' '),
    text: '',
    names: { shown: [port.name[locale], port.code], others: namesOf(port) },
  };
}

/** Pages without a document. */
async function fixedEntries(locale: Locale): Promise<Entry[]> {
  const [shell, search, destinations, manage] = await Promise.all([
    getTranslations('common.shell'),
    getTranslations('common.booking.search'),
    getTranslations('common.destinations'),
    getTranslations('common.booking.manage'),
  ]);
  const page = (href: string, title: string, lead: string): Entry => ({
    id: href,
    kind: 'page',
    title,
    href,
    lead,
    text: '',
  });
  return [
    page(paths.booking(locale), search('title'), search('lede')),
    page(paths.manageBooking(locale), manage('heading'), manage('lede')),
    page(paths.destinations(locale), shell('destinations'), destinations('listDescription')),
  ];
}
