'use client';
import { VisualEditing } from 'next-sanity/visual-editing/client-component';
import { useState, useCallback, useEffect, useRef, useTransition } from 'react';
import { useRouter } from 'next/navigation';
import { PreviewBar } from './preview-bar.client.tsx';
import { readPreviewData } from './preview-data.ts';

/** Keystrokes come in bursts, and the Studio sends several changes for one of them. */
const SETTLE_MS = 120;

/** The bar, the marks that an editor can click, and a page that follows what is typed. */
export function PreviewClient() {
  const [{ kind, texts }] = useState(readPreviewData);
  const refresh = useFreshPage(kind !== 'ended');
  return (
    <>
      {kind === 'editor' ? (
        <VisualEditing
          refresh={(event) => {
            // Changes are heard from the site itself, in the Studio's frame and outside it alike.
            if (event.source === 'mutation') return false;
            return refresh();
          }}
          onPerspectiveChange={(perspective) => {
            void fetch('/api/draft-mode/perspective', {
              method: 'POST',
              body: Array.isArray(perspective) ? perspective.join(',') : perspective,
            }).then(refresh);
          }}
        />
      ) : null}
      <PreviewBar texts={texts} />
    </>
  );
}

/**
 * Shows the page anew whenever something that pages show was changed in the lake, within a fraction of a second. While a page is
 * on its way no second one is asked for; what changed meanwhile is fetched once it is there.
 * @returns fetches the page now; resolves at once, since the page arrives by itself.
 */
function useFreshPage(live: boolean): () => Promise<void> {
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
