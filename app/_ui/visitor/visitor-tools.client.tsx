'use client';

import { useEffect, useState, type ReactNode } from 'react';
import type { Locale } from '#foundation/text/locales.ts';
import { whenIdle } from '#app/_ui/interaction/when-idle.ts';

/**
 * What an operator may switch on for visitors: error reports and chat. Everything of it is loaded after the page is idle, so
 * that this costs the first load next to nothing.
 */
export function VisitorTools({ locale }: { locale: Locale }) {
  const [tools, setTools] = useState<ReactNode>(null);
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
