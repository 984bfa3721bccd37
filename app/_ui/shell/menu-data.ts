/** An offer as the menus show it, already in one language. */
type MenuOffer = { id: string; title: string; note: string | null; href: string };

/** What the menus of header and phone show beside the fixed places. */
export type MenuData = {
  offers: readonly MenuOffer[];
  phone: string | null;
  /** The operator's services elsewhere; opens in a new tab (A5). */
  external: { label: string; href: string } | null;
};
