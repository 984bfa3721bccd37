'use client';

import { useEffect } from 'react';

/** Opens the `details` around the target of the address's hash, in browsers that don't do so themselves. */
export function OpenAnchor() {
  useEffect(() => {
    const open = () => {
      const target = location.hash.length > 1 ? document.getElementById(location.hash.slice(1)) : null;
      const fold = target?.closest('details:not([open])');
      if (!target || !fold) return;
      fold.setAttribute('open', '');
      target.scrollIntoView();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, []);
  return null;
}
