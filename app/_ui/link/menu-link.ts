import type { SiteLink } from './site-link.tsx';

/**
 * What menus and footer make their links of. In a booking these are plain: they load no page ahead on a slow connection, and the script
 * of the others stays away. So whoever shows a menu hands them in, and nothing in it imports them.
 */
export type MenuLink = 'a' | typeof SiteLink;
