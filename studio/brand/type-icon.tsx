import type { LucideIcon } from 'lucide-react';

/** A lucide icon drawn at the size of the text around it, as the Studio expects of the icon of a type. */
export function typeIcon(Icon: LucideIcon) {
  return function TypeIcon() {
    return <Icon data-sanity-icon="" width="1em" height="1em" strokeWidth={1.6} aria-hidden />;
  };
}
