'use client';

import { lazy, Suspense } from 'react';
import type { PanelProps } from './day-panel.client.tsx';
import { useDay } from './day-root.client.tsx';
import type { DayLabels } from './day-sailings.client.tsx';

/*
 * What sails on a day, for the page that begins without one: its script is loaded when somebody chooses a day. The page with a day in
 * its address contains the answer, which without script would never leave such a boundary.
 */

const DaySailings = lazy(() =>
  import('./day-sailings.client.tsx').then((module) => ({ default: module.DaySailings })),
);
const DayPanel = lazy(() =>
  import('./day-panel.client.tsx').then((module) => ({ default: module.DayPanel })),
);

/** Of every line. */
export function LaterDaySailings(props: { labels: DayLabels }) {
  return useDay().date === null ? null : (
    <Suspense>
      <DaySailings {...props} />
    </Suspense>
  );
}

/** Of the chosen line. */
export function LaterDayPanel(props: PanelProps) {
  return useDay().date === null ? null : (
    <Suspense>
      <DayPanel {...props} />
    </Suspense>
  );
}
