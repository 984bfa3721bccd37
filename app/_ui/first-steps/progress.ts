import type { RoutedPage } from '#lib/routes/pages.ts';
import type { Network } from '#contracts/reservations/index.ts';

/** Pages that a first set-up needs besides the home page: the menu and the booking flow lead to them. */
export const firstPages = [
  'contact',
  'itineraries',
  'price-list',
  'departure-ports',
] as const satisfies readonly RoutedPage[];
type FirstPage = (typeof firstPages)[number];

/** Ids of what is there. */
export type Published = {
  settings: string | null;
  home: string | null;
  port: string | null;
  pages: readonly { permalink_el: string | null; permalink_en: string | null }[];
};

/** `unknown` while the reservation service does not answer. */
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
  /** How many steps are done, and of how many. */
  done: number;
  of: number;
  /** Visitors are told so, where a page is missing. */
  isBeingSetUp: boolean;
};

/** How far a first set-up has come, from what is published and from the network that is sold. */
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
  // Strangers are not told which accounts there are; but nothing is published without one.
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
    // No single page decides: on an installation that is set up, a page that editors take offline is a 404.
    isBeingSetUp: !settings || !home || !ports || published.pages.length === 0 || sold.kind === 'none',
  };
}

/** Nothing can be searched, shown or sold. Not so while the service is away, when nobody knows. */
export function isWithoutLines(network: Network | null): boolean {
  return network !== null && network.lines.length === 0;
}

function networkProgress(network: Network | null): NetworkProgress {
  if (!network) return { kind: 'unknown', ports: 0 };
  const ports = network.ports.length;
  if (isWithoutLines(network)) return { kind: 'none', ports };
  return { kind: network.isExample ? 'example' : 'own', ports };
}
