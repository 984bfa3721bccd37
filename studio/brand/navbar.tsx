import { Card } from '@sanity/ui';
import type { NavbarProps } from 'sanity';

/** The bar at the top on navy ground, as the footer of the site. */
export function BrandNavbar(props: NavbarProps) {
  return <Card scheme="dark">{props.renderDefault(props)}</Card>;
}
