const AT_THE_LATEST_MS = 5_000;
/** Safari has no idle callback, so a short delay after the load event replaces it. */
const WITHOUT_IDLE_MS = 500;

/** Calls back once, when the page has loaded and the browser is idle. Returns a function that cancels it. */
export function whenIdle(call: () => void): () => void {
  let cancel = () => {};
  const wait = () => {
    if ('requestIdleCallback' in window) {
      const handle = window.requestIdleCallback(call, { timeout: AT_THE_LATEST_MS });
      cancel = () => window.cancelIdleCallback(handle);
    } else {
      const handle = setTimeout(call, WITHOUT_IDLE_MS);
      cancel = () => clearTimeout(handle);
    }
  };
  if (document.readyState === 'complete') wait();
  else window.addEventListener('load', wait, { once: true });
  return () => {
    window.removeEventListener('load', wait);
    cancel();
  };
}
