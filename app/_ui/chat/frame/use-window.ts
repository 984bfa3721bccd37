import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { ConversationStore } from '#lib/chat/conversation/store.ts';
import { rememberMinimized, tellPage, wasMinimized } from './page-channel.ts';

/** Minimized the page leaves us 56 px. Its word is the only one: whoever puts the window away, the frame sees it. */
const MINIMIZED = '(max-height: 80px)';

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(MINIMIZED);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useMinimized(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(MINIMIZED).matches,
    () => false,
  );
}

/** Tells the conversation what the window knows: whether it is seen, whether there is a network. */
export function useWindow(store: ConversationStore, minimized: boolean): void {
  // Put away on the page before, a frame is open for a moment: until this page has put it away too, nothing in it counts as seen.
  const isComing = useRef(false);
  useEffect(() => {
    if (!wasMinimized() || !tellPage({ type: 'minimize' })) return;
    isComing.current = true;
    store.visible(false);
  }, [store]);
  useEffect(() => {
    if (minimized) isComing.current = false;
    if (isComing.current) return;
    rememberMinimized(minimized);
    const look = () => store.visible(!minimized && document.visibilityState === 'visible');
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [store, minimized]);
  useEffect(() => {
    const onVisible = () => {
      if (document.visibilityState === 'visible') store.online();
    };
    window.addEventListener('online', store.online);
    window.addEventListener('offline', store.offline);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('online', store.online);
      window.removeEventListener('offline', store.offline);
      document.removeEventListener('visibilitychange', onVisible);
    };
  }, [store]);
}
