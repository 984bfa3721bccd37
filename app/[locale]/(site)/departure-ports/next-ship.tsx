import { createElement } from 'react';

type Props = { quays: readonly string[]; className?: string | undefined };

/**
 * The next ship from any of these quays, in the space that is kept for it: nothing moves when it arrives. The page is kept by caches,
 * so public/shell/next-ships.js fills all of them at once, and React leaves them alone.
 */
export function NextShip({ quays, className }: Props) {
  return createElement('next-ship', {
    class: className,
    'data-quays': quays.join(' '),
    suppressHydrationWarning: true,
    dangerouslySetInnerHTML: { __html: '' },
  });
}
