'use client';

import { Close } from '#app/_ui/icon/icons.tsx';

/** Also read by `scripts/first-paint/source.js`. Essential storage: it only keeps the visitor's own request. */
const CLOSED_KEY = 'meltemi.app-banner.closed';

/** Hides the banner permanently on this phone. */
export function CloseBanner({ label, className }: { label: string; className: string | undefined }) {
  const close = () => {
    document.documentElement.removeAttribute('data-app-banner');
    try {
      localStorage.setItem(CLOSED_KEY, '1');
    } catch {
      // Storage is disabled: the banner shows again on the next page.
    }
  };
  return (
    <button type="button" className={className} aria-label={label} onClick={close}>
      <Close size={20} />
    </button>
  );
}
