import { useRef, type TouchEvent } from 'react';

const LEAST_PIXELS = 44;

/** A finger that moves sideways more than down turns a page; two fingers, or one on a zoomed page, belong to the browser. */
export function useSwipe(turn: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart(event: TouchEvent) {
      const finger = event.touches.item(0);
      const zoomed = (window.visualViewport?.scale ?? 1) > 1.05;
      const usable = finger && event.touches.length === 1 && !zoomed;
      start.current = usable ? { x: finger.clientX, y: finger.clientY } : null;
    },
    onTouchEnd(event: TouchEvent) {
      const finger = event.changedTouches.item(0);
      if (!start.current || !finger) return;
      const [across, down] = [finger.clientX - start.current.x, finger.clientY - start.current.y];
      start.current = null;
      if (Math.abs(across) < LEAST_PIXELS || Math.abs(across) < 1.5 * Math.abs(down)) return;
      turn(across < 0 ? 1 : -1);
    },
    onTouchCancel() {
      start.current = null;
    },
  };
}
