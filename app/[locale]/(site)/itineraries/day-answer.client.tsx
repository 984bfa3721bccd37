'use client';

import { lazy, Suspense } from 'react';
import type { PanelProps } from './day-panel.client.tsx';
import { useDay } from './day-root.client.tsx';
import type { DayLabels } from './day-sailings.client.tsx';

/* What sails on the chosen day. Most visits look at lines and seasons, so this script is loaded when somebody chooses a day. */

const DaySailings = lazy(() =>
  import('./day-sailings.client.tsx').then((module) => ({ default: module.DaySailings })),
);
const DayPanel = lazy(() =>
  import('./day-panel.client.tsx').then((module) => ({ default: module.DayPanel })),
);

/** Of every line. */
export function AllOfDay(props: { labels: DayLabels }) {
  return useDay().date === null ? null : (
    <Suspense>
      <DaySailings {...props} />
    </Suspense>
  );
}

/** Of the chosen line. */
export function LineOfDay(props: PanelProps) {
  return useDay().date === null ? null : (
    <Suspense>
      <DayPanel {...props} />
    </Suspense>
  );
}
