import type { MouseEvent } from 'react';

/**
 * Runs the heavy part of a click after the browser has painted the immediate feedback, so that the pressed element
 * responds at once even on a slow phone. For a key press it runs immediately, because the next key may follow and must
 * find the focus in the right place.
 */
export function afterNextPaint({ detail }: Pick<MouseEvent, 'detail'>, work: () => void): void {
  // A click triggered by a key or a screen reader has a `detail` of 0.
  if (detail === 0) work();
  else requestAnimationFrame(() => setTimeout(work));
}
