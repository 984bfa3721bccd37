'use client';

import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState, type ComponentType } from 'react';
import type { ChatSettings } from '#lib/consent/browser-settings.ts';
import { isChatInProgress } from '#lib/chat/in-progress.ts';
import { chatRequestOf, OPEN_CHAT, type ChatRequest } from '#lib/chat/open-chat.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { showAskButtons } from './ask-buttons.ts';
import { Bubble } from './bubble.tsx';
import type { ChatWindowProps } from './chat-window.client.tsx';

type Opened = { request: ChatRequest; isResumed: boolean; Window: ComponentType<ChatWindowProps> };

/**
 * The bubble (E1): there until the chat opens, back when it closes. The window and all that talks to the provider are loaded
 * when somebody presses it, or when a conversation that was begun on another page goes on here.
 */
export function Chat({ settings, locale }: { settings: ChatSettings; locale: Locale }) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isLost, setLost] = useState(false);
  const bubble = useRef<HTMLButtonElement>(null);
  const wasClosed = useRef(false);
  const pathname = usePathname();

  const open = useCallback((request: ChatRequest, isResumed = false) => {
    import('./chat-window.client.tsx').then(
      ({ ChatWindow }) => {
        setLost(false);
        setOpened({ request, isResumed, Window: ChatWindow });
      },
      // What nobody pressed for is not missed.
      () => setLost(!isResumed),
    );
  }, []);

  useEffect(() => {
    if (isChatInProgress(() => sessionStorage)) open({}, true);
    const onOpen = (event: Event) => open(chatRequestOf(event));
    window.addEventListener(OPEN_CHAT, onOpen);
    const forgetButtons = showAskButtons();
    return () => {
      window.removeEventListener(OPEN_CHAT, onOpen);
      forgetButtons();
    };
  }, [open]);

  const close = useCallback(() => {
    wasClosed.current = true;
    setOpened(null);
  }, []);

  // The focus comes back with the bubble; on the first load nobody has asked for it.
  useEffect(() => {
    if (opened || !wasClosed.current) return;
    wasClosed.current = false;
    bubble.current?.focus({ preventScroll: true });
  }, [opened]);

  if (opened)
    return (
      <opened.Window
        settings={settings}
        locale={locale}
        request={opened.request}
        isResumed={opened.isResumed}
        onClosed={close}
      />
    );
  // A new page is a new bubble: it looks for the search form anew.
  return (
    <Bubble key={pathname} ref={bubble} texts={settings.texts} isLost={isLost} onOpen={() => open({})} />
  );
}
