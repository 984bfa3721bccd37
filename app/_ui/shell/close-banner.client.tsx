'use client';

import { Close } from '#app/_ui/icon/icons.tsx';

/** Also read by `scripts/first-paint/source.js`. Essential storage: it only keeps what the visitor asked for. */
const CLOSED_KEY = 'meltemi.app-banner.closed';

/** Hides the banner for good on this phone. */
export function CloseBanner({ label, className }: { label: string; className: string | undefined }) {
  const close = () => {
    document.documentElement.removeAttribute('data-app-banner');
    try {
      localStorage.setItem(CLOSED_KEY, '1');
    } catch {
      // Storage is closed to us: the banner comes back with the next page.
    }
  };
  return (
    <button type="button" className={className} aria-label={label} onClick={close}>
      <Close size={20} />
    </button>
  );
}
