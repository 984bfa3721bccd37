'use client';

import { useEffect, useRef } from 'react';

/**
 * A click can remove its own button, such as a choice that folds its list. The focus then moves to the section in the
 * address's hash; otherwise it would fall back to the top. `address` is any value that changes with such a click.
 */
export function FocusSection({ address }: { address: string }) {
  const before = useRef('');
  useEffect(() => {
    if (before.current === address) return;
    before.current = address;
    const named = document.getElementById(location.hash.slice(1));
    if (named && document.activeElement === document.body) named.focus({ preventScroll: true });
  }, [address]);
  return null;
}
