import type { MouseEvent } from 'react';

/**
 * Does the heavy part of a press when the browser has painted its answer: what was pressed lights up at once, also on a slow
 * phone. A key is answered in the same moment, because the next key may follow and must find the focus where it belongs.
 */
export function afterNextPaint({ detail }: Pick<MouseEvent, 'detail'>, work: () => void): void {
  // A click made by a key, or by a screen reader, has no count of presses.
  if (detail === 0) work();
  else requestAnimationFrame(() => setTimeout(work));
}
