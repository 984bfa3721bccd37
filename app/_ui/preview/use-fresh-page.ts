import { useRouter } from 'next/navigation';
import { useCallback, useEffect, useRef, useState, useTransition } from 'react';

/** Keystrokes come in bursts, and the Studio sends several changes for one of them. */
const SETTLE_MS = 120;

/**
 * Shows the page anew whenever something that pages show was changed in the lake, within a fraction of a second. While a page is
 * on its way no second one is asked for; what changed meanwhile is fetched once it is there.
 * @returns fetches the page now; resolves at once, since the page arrives by itself.
 */
export function useFreshPage(live: boolean): () => Promise<void> {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [wanted, setWanted] = useState(0);
  const asked = useRef(0);

  useEffect(() => {
    if (pending || asked.current === wanted) return;
    asked.current = wanted;
    startTransition(() => router.refresh());
  }, [pending, wanted, router]);

  useEffect(() => {
    if (!live) return;
    return listen(() => setWanted((count) => count + 1));
  }, [live]);

  return useCallback(async () => setWanted((count) => count + 1), []);
}

/** Listens while the page is in view: a browser has six connections to a host, and each tab in the background would hold one. */
function listen(onChange: () => void): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      onChange();
    }, SETTLE_MS);
  };
  const open = () => {
    source = new EventSource('/api/draft-mode/events');
    source.addEventListener('changed', soon);
    // Whatever changed since the page was made, or while the connection was lost, nobody has told.
    source.addEventListener('listening', soon);
    // The page as visitors see it comes with a bar that says so.
    source.addEventListener('ended', () => location.reload());
  };
  const close = () => {
    source?.close();
    source = undefined;
  };
  const follow = () => {
    if (document.visibilityState === 'hidden') return close();
    if (!source) open();
  };
  if (document.visibilityState === 'visible') open();
  document.addEventListener('visibilitychange', follow);
  return () => {
    document.removeEventListener('visibilitychange', follow);
    clearTimeout(timer);
    close();
  };
}
