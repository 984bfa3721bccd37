import type { RoutedPage } from '#lib/routes/pages.ts';
import type { Network } from '#contracts/reservations/index.ts';

/** Pages that a first set-up needs besides the home page: the menu and the booking flow link to them. */
export const firstPages = [
  'contact',
  'itineraries',
  'price-list',
  'departure-ports',
] as const satisfies readonly RoutedPage[];
type FirstPage = (typeof firstPages)[number];

/** Ids of the published documents. */
export type Published = {
  settings: string | null;
  home: string | null;
  port: string | null;
  pages: readonly { permalink_el: string | null; permalink_en: string | null }[];
};

/** `unknown` while the reservation service doesn't respond. */
type NetworkProgress = {
  kind: 'none' | 'example' | 'own' | 'unknown';
  ports: number;
};

export type Progress = {
  signIn: boolean;
  settings: boolean;
  home: boolean;
  network: NetworkProgress;
  pages: Record<FirstPage, boolean>;
  ports: boolean;
  /** The number of finished steps, and of all steps. */
  done: number;
  of: number;
  /** In place of a missing page, visitors see that the site is being set up. */
  isBeingSetUp: boolean;
};

/** The progress of a first set-up, from the published documents and the network on sale. */
export function progressOf(published: Published, network: Network | null): Progress {
  const settings = published.settings !== null;
  const home = published.home !== null;
  const ports = published.port !== null;
  const known = new Set(published.pages.flatMap((page) => [page.permalink_el, page.permalink_en]));
  const pages = {
    contact: known.has('contact'),
    itineraries: known.has('itineraries'),
    'price-list': known.has('price-list'),
    'departure-ports': known.has('departure-ports'),
  };
  const sold = networkProgress(network);
  // Accounts aren't visible to visitors, but nothing can be published without one.
  const signIn = settings || home || ports || published.pages.length > 0;
  const steps = [
    signIn,
    settings,
    home,
    sold.kind === 'own',
    firstPages.every((permalink) => pages[permalink]),
    ports,
  ];
  return {
    signIn,
    settings,
    home,
    network: sold,
    pages,
    ports,
    done: steps.filter(Boolean).length,
    of: steps.length,
    // Not decided by a single page: on an installation that is set up, a page that editors unpublish is a 404.
    isBeingSetUp: !settings || !home || !ports || published.pages.length === 0 || sold.kind === 'none',
  };
}

/** Nothing can be searched, shown or sold. False while the service doesn't respond, because then it isn't known. */
export function isWithoutLines(network: Network | null): boolean {
  return network !== null && network.lines.length === 0;
}

function networkProgress(network: Network | null): NetworkProgress {
  if (!network) return { kind: 'unknown', ports: 0 };
  const ports = network.ports.length;
  if (isWithoutLines(network)) return { kind: 'none', ports };
  return { kind: network.isExample ? 'example' : 'own', ports };
}
