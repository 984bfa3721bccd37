'use client';

import { useEffect, useRef } from 'react';

/**
 * After a click that removed its own button, such as a choice that folded its list, the focus moves to the part of the page
 * that the address names; else it would fall back to the top. `address` is whatever changes with such a press.
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
