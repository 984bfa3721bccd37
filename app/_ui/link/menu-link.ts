import type { SiteLink } from './site-link.tsx';

/**
 * The link component of menus and footer. In the booking flow it is a plain `a`, which doesn't prefetch on a slow
 * connection and keeps the script of `SiteLink` out of the page. Therefore the menu gets it as a prop and imports
 * neither.
 */
export type MenuLink = 'a' | typeof SiteLink;
