'use client';

import { createContext, type ReactNode, use, useEffect, useState } from 'react';
import type { Locale } from '#foundation/text/locales.ts';
import { loadNextFromQuays } from '#lib/timetable/load-view.ts';
import type { NextFromQuays } from '#lib/timetable/next-from-quays-view.ts';

const REFRESH_MS = 60_000;

const Ships = createContext<NextFromQuays | null>(null);

/** Loads the next ship from each quay, once for all places on the page that show one; a failed refresh keeps them. */
export function NextShips({ locale, children }: { locale: Locale; children: ReactNode }) {
  const [ships, setShips] = useState<NextFromQuays | null>(null);
  useEffect(() => {
    const stop = new AbortController();
    const refresh = async () => {
      if (document.visibilityState === 'hidden') return;
      const next = await loadNextFromQuays(locale, stop.signal);
      if (next) setShips(next);
    };
    void refresh();
    const timer = setInterval(refresh, REFRESH_MS);
    document.addEventListener('visibilitychange', refresh, { signal: stop.signal });
    return () => {
      stop.abort();
      clearInterval(timer);
    };
  }, [locale]);
  return <Ships value={ships}>{children}</Ships>;
}

/** The next ship from any of these quays; undefined while it isn't known, or when none leaves. */
export function useNextShip(quays: readonly string[]): NextFromQuays['quays'][number] | undefined {
  return use(Ships)?.quays.find(({ id }) => quays.includes(id));
}

/** The next ship from any of these quays, in the space that is kept for it: nothing moves when it arrives. */
export function NextShip({ quays, className }: { quays: readonly string[]; className?: string | undefined }) {
  const next = useNextShip(quays);
  return (
    <span className={className} data-live="now">
      {next ? `${next.when}\n${next.to}` : null}
    </span>
  );
}
