'use client';

import { lazy, Suspense } from 'react';
import type { PanelProps } from './day-panel.client.tsx';
import { useDay } from './day-root.client.tsx';

/*
 * A line's day, for the page that begins without one: its script is loaded when somebody chooses a day. The page with a day in its
 * address contains the answer, which without script would never leave such a boundary.
 */

const DayPanel = lazy(() =>
  import('./day-panel.client.tsx').then((module) => ({ default: module.DayPanel })),
);

/** Of the chosen line. */
export function LaterDayPanel(props: PanelProps) {
  return useDay().date === null ? null : (
    <Suspense>
      <DayPanel {...props} />
    </Suspense>
  );
}
