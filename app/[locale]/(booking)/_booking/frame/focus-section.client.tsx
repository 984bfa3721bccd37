'use client';

import { useEffect, useRef } from 'react';

/**
 * After a press that took its own button away, such as a choice that folded its list, the focus goes on to the part of the page
 * that the address names; else it would fall back to the top. `address` is whatever changes with such a press.
 */
export function FocusSection({ address }: { address: string }) {
  const before = useRef(address);
  useEffect(() => {
    if (before.current === address) return;
    before.current = address;
    if (document.activeElement !== null && document.activeElement !== document.body) return;
    document.getElementById(location.hash.slice(1))?.focus({ preventScroll: true });
  }, [address]);
  return null;
}
