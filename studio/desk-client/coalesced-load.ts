/**
 * Runs `load` now, or once more if it is already running: many events at once cost two reads, and the last read always starts after
 * the last event.
 */
export function createCoalescedLoad(load: () => Promise<void>): () => void {
  let running = false;
  let wanted = false;
  return function look() {
    if (running) {
      wanted = true;
      return;
    }
    running = true;
    const ended = () => {
      running = false;
      if (!wanted) return;
      wanted = false;
      look();
    };
    load().then(ended, ended);
  };
}
