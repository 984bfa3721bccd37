/** An offer as the menus show it, already in one language. */
type MenuOffer = { id: string; title: string; note: string | null; href: string };

/** Data of the header's and the phone's menus, beside the fixed entries. */
export type MenuData = {
  offers: readonly MenuOffer[];
  phone: string | null;
  /** The operator's external services; opens in a new tab (A5). */
  external: { label: string; href: string } | null;
};
