/** An offer as the menus show it, already in one language. */
export type MenuOffer = { id: string; title: string; note: string | null; href: string };
