'use client';

import { lazy, Suspense } from 'react';
import type { DayLabels } from './day-sailings.client.tsx';
import { useDay } from './day-root.client.tsx';

/** Most visits look at lines and seasons. */
const DaySailings = lazy(() =>
  import('./day-sailings.client.tsx').then((module) => ({ default: module.DaySailings })),
);

/** What sails on the chosen day; its script is loaded when somebody chooses one. */
export function DayAnswer({ labels }: { labels: DayLabels }) {
  const { date } = useDay();
  if (date === null) return null;
  return (
    <Suspense>
      <DaySailings labels={labels} />
    </Suspense>
  );
}
