import { Card } from '@sanity/ui';
import type { NavbarProps } from 'sanity';
import { LanguageButton } from './language-button.tsx';

const LANGUAGE_ACTIONS = (['topbar', 'sidebar'] as const).map((location) => ({
  name: `language-${location}`,
  location,
  render: () => <LanguageButton />,
}));

/** The bar at the top on navy ground, as the footer of the site, with the language of the Studio. */
export function BrandNavbar(props: NavbarProps) {
  return (
    <Card scheme="dark">
      {props.renderDefault({
        ...props,
        __internal_actions: [...(props.__internal_actions ?? []), ...LANGUAGE_ACTIONS],
      })}
    </Card>
  );
}
