'use client';

import { useEffect } from 'react';
import { usePreview } from '#app/_ui/preview/use-preview.ts';

const DEBOUNCE_MS = 75;
const CLEAR_UP_TO_PX = 1;

/**
 * Says on `<html>` whether the page has been scrolled, for the header's ground (A5). Debounced, so that a fling does not
 * restyle the page on every frame. Renders nothing, but for editors: it is on every page, so that it starts draft preview.
 */
export function ScrollState() {
  const preview = usePreview();
  useEffect(() => {
    let pending: ReturnType<typeof setTimeout> | undefined;
    const apply = () => {
      document.documentElement.toggleAttribute('data-scrolled', window.scrollY > CLEAR_UP_TO_PX);
    };
    const onScroll = () => {
      clearTimeout(pending);
      pending = setTimeout(apply, DEBOUNCE_MS);
    };
    apply();
    window.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      clearTimeout(pending);
      window.removeEventListener('scroll', onScroll);
    };
  }, []);
  return preview;
}
