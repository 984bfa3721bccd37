'use client';
import { usePathname } from 'next/navigation';
import { useCallback, useEffect, useRef, useState, type ComponentType, type RefObject } from 'react';
import { Icon } from '#app/_ui/icon/icons.tsx';
import type { ChatSettings, ChatTexts } from '#lib/consent/browser-settings.ts';
import { isChatInProgress } from '#lib/chat/in-progress.ts';
import { chatRequestOf, OPEN_CHAT, type ChatRequest, openChat } from '#lib/chat/open-chat.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { ChatWindowProps } from './chat-window.client.tsx';
import styles from './bubble.module.css';

export type BubbleTexts = Pick<ChatTexts, 'open' | 'unreachable'>;

type BubbleProps = {
  texts: BubbleTexts;
  /** The bubble was pressed, but the window failed to load. */
  isLost: boolean;
  /** Back from the chat: visible at once, because it gets the focus. */
  isBack: boolean;
  onOpen: () => void;
  ref: RefObject<HTMLButtonElement | null>;
};

type Opened = {
  request: ChatRequest;
  isResumed: boolean;
  settings: ChatSettings;
  Window: ComponentType<ChatWindowProps>;
};

type Props = {
  locale: Locale;
  /** Texts of the bubble until the settings are known; null if it then isn't shown. */
  bubble: BubbleTexts | null;
  /** Undefined until they are known; null without a chat. */
  settings: ChatSettings | null | undefined;
  readSettings: () => Promise<ChatSettings | null>;
};

/**
 * The bubble (E1): in the page from the start, visible until the chat opens, and again when it closes. The window and everything that
 * talks to the provider are loaded when somebody presses it, or when a conversation from another page is resumed.
 */
export function Chat({ locale, bubble, settings, readSettings }: Props) {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isLost, setLost] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const [wasClosed, setWasClosed] = useState(false);
  const pathname = usePathname();

  const texts = settings === undefined ? bubble : (settings?.texts ?? null);
  const isOffered = texts !== null;

  const open = useCallback(
    (request: ChatRequest, isResumed = false) => {
      Promise.all([readSettings(), import('./chat-window.client.tsx')]).then(
        ([known, { ChatWindow }]) => {
          setLost(false);
          if (known) setOpened({ request, isResumed, settings: known, Window: ChatWindow });
        },
        // Only a failure after a press is shown.
        () => setLost(!isResumed),
      );
    },
    [readSettings],
  );

  useEffect(() => {
    if (isChatInProgress(() => sessionStorage)) open({}, true);
    const onOpen = (event: Event) => open(chatRequestOf(event));
    window.addEventListener(OPEN_CHAT, onOpen);
    return () => window.removeEventListener(OPEN_CHAT, onOpen);
  }, [open]);

  useEffect(() => (isOffered ? showAskButtons() : undefined), [isOffered]);

  const close = useCallback(() => {
    setWasClosed(true);
    setOpened(null);
  }, []);

  // The focus returns with the bubble, but not on the first load.
  useEffect(() => {
    if (wasClosed && !opened) button.current?.focus({ preventScroll: true });
  }, [wasClosed, opened]);

  if (opened)
    return (
      <opened.Window
        settings={opened.settings}
        locale={locale}
        request={opened.request}
        isResumed={opened.isResumed}
        onClosed={close}
      />
    );
  if (!texts) return null;
  // A new page is a new bubble, which looks for the search form again.
  return (
    <Bubble
      key={pathname}
      ref={button}
      texts={texts}
      isLost={isLost}
      isBack={wasClosed}
      onOpen={() => open({})}
    />
  );
}

/**
 * Buttons of pages that open the chat (`ask-in-chat.tsx`). They are part of the static page and need no script of their
 * own: they become visible when there is a chat, and one listener handles all of them. Returns the cleanup function.
 */
function showAskButtons(): () => void {
  const onClick = ({ target }: MouseEvent) => {
    const button = target instanceof Element ? target.closest('[data-ask-chat]') : null;
    if (!button) return;
    const booking = button.getAttribute('data-booking');
    openChat(booking === null ? {} : { formData: { booking } });
  };
  document.documentElement.setAttribute('data-chat', '');
  document.addEventListener('click', onClick);
  return () => {
    document.documentElement.removeAttribute('data-chat');
    document.removeEventListener('click', onClick);
  };
}

function Bubble({ texts, isLost, isBack, onOpen, ref }: BubbleProps) {
  /** Undefined until the script can tell: then the style sheet decides. */
  const [waits, setWaits] = useState(isBack ? false : undefined);
  useEffect(() => {
    const gone = new AbortController();
    import('./keep-off.ts').then(
      ({ keepOff }) => keepOff(ref, setWaits, gone.signal),
      () => {},
    );
    return () => gone.abort();
  }, [ref]);
  return (
    <button
      ref={ref}
      type="button"
      className={styles.bubble}
      data-bubble=""
      data-waits={waits}
      data-lost={isLost || undefined}
      onClick={onOpen}
    >
      <Icon>
        <path d="M22 17a2 2 0 0 1-2 2H6.828a2 2 0 0 0-1.414.586l-2.202 2.202A.71.71 0 0 1 2 21.286V5a2 2 0 0 1 2-2h16a2 2 0 0 1 2 2z" />
      </Icon>
      <span className={styles.label} aria-live="polite">
        {isLost ? texts.unreachable : texts.open}
      </span>
    </button>
  );
}
