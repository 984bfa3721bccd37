import { Card } from '@sanity/ui';
import type { NavbarProps } from 'sanity';
import { LanguageButton } from './language-button.tsx';

const LANGUAGE_ACTIONS = (['topbar', 'sidebar'] as const).map((location) => ({
  name: `language-${location}`,
  location,
  render: () => <LanguageButton />,
}));

/** The top bar in navy, like the site's footer, with the language button. */
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
