'use client';

import { useEffect, useState, type ReactNode } from 'react';
import type { Locale } from '#foundation/text/locales.ts';
import { whenIdle } from '#app/_ui/interaction/when-idle.ts';

/**
 * Optional features for visitors: error reports and chat. All of it is loaded after the page is idle, so that this adds
 * almost nothing to the first load.
 */
export function VisitorTools({ locale }: { locale: Locale }) {
  const [tools, setTools] = useState<ReactNode>(null);
  // The loader repeats what was pressed and typed before (scripts/late-start/source.js).
  useEffect(() => {
    dispatchEvent(new Event('meltemi:started'));
  }, []);
  useEffect(
    () =>
      whenIdle(() => {
        void import('./after-idle.tsx')
          .then(({ startVisitorTools }) => startVisitorTools(locale))
          .then(setTools);
      }),
    [locale],
  );
  return tools;
}
