/**
 * Runs `load` now, or once more when it is running already: many events in a moment cost two reads, and the last answer is
 * always newer than the last event.
 */
export function createLookAgain(load: () => Promise<void>): () => void {
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
