'use client';
import { VisualEditing } from 'next-sanity/visual-editing/client-component';
import { useState, useCallback, useEffect, useRef, useTransition } from 'react';
import { useRouter } from 'next/navigation';
import { PreviewBar } from './preview-bar.client.tsx';
import { readPreviewData } from './preview-data.ts';

/** Keystrokes come in bursts, and the Studio sends several changes for each. */
const SETTLE_MS = 120;

/** The bar, the edit marks for editors, and a page that follows their changes. */
export function PreviewClient() {
  const [{ kind, texts }] = useState(readPreviewData);
  const refresh = useFreshPage(kind !== 'ended');
  return (
    <>
      {kind === 'editor' ? (
        <VisualEditing
          refresh={(event) => {
            // Changes come from the site's own stream, in the Studio's frame and outside it alike.
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
 * Reloads the page's content whenever something that pages show was changed in the lake, within a fraction of a second.
 * While a reload is under way no second one is started; changes in the meantime are fetched after it.
 * @returns starts a reload now; resolves at once, since the page arrives separately.
 */
function useFreshPage(live: boolean): () => Promise<void> {
  const router = useRouter();
  const [pending, startTransition] = useTransition();
  const [wanted, setWanted] = useState(0);
  const requested = useRef(0);

  useEffect(() => {
    if (pending || requested.current === wanted) return;
    requested.current = wanted;
    startTransition(() => router.refresh());
  }, [pending, wanted, router]);

  useEffect(() => {
    if (!live) return;
    return listen(() => setWanted((count) => count + 1));
  }, [live]);

  return useCallback(async () => setWanted((count) => count + 1), []);
}

/** Listens while the page is visible: a browser has six connections to a host, and each background tab would occupy one. */
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
    // Changes since the page was rendered, or while the connection was lost, weren't reported.
    source.addEventListener('listening', soon);
    // The published page has a bar that says that the preview has ended.
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
