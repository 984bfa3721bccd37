'use client';

import { useEffect } from 'react';
import { usePreview } from '#app/_ui/preview/use-preview.ts';

const DEBOUNCE_MS = 75;
const CLEAR_UP_TO_PX = 1;

/**
 * Sets an attribute on `<html>` when the page has been scrolled, for the header's background (A5). Debounced, so that a
 * fling doesn't restyle the page on every frame. Renders only draft preview, which it starts because it is on every
 * page.
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
