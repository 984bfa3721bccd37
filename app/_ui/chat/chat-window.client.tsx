'use client';
import { useEffect, useReducer, useRef, type CSSProperties, useCallback, type RefObject } from 'react';
import type { ChatSettings, ChatTexts } from '#lib/consent/browser-settings.ts';
import { closed, nextChatState, MINIMIZED_HEIGHT, type ChatState } from '#lib/chat/machine.ts';
import type { ChatRequest } from '#lib/chat/open-chat.ts';
import { providerAddresses } from '#lib/chat/provider.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { checkFormData } from '#lib/chat/form-data.ts';
import { useConnection } from './use-connection.ts';
import styles from './window.module.css';

/** A screen keyboard takes up more than a browser's bars, which come and go. */
const KEYBOARD_PX = 120;

type View = { readonly height: number; readonly offsetTop: number; readonly scale: number };

/** Below this width the window fills the screen (window.module.css). */
const PHONES = '(max-width: 47.9375em)';

type Props = {
  state: Extract<ChatState, { kind: 'checking' | 'waiting' }>;
  texts: ChatTexts;
  takesFocus: boolean;
  onCertificate: () => void;
  onClose: () => void;
};

/** For a frame of another origin, which keeps its own origin and can't access this page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads';

export type ChatWindowProps = {
  settings: ChatSettings;
  locale: Locale;
  request: ChatRequest;
  /** A conversation that was started on another page is resumed, so it must not take the focus. */
  isResumed: boolean;
  onClosed: () => void;
};

/** The provider's frame, or a placeholder until it is there (E2, E3). Frame and page communicate only by messages. */
export function ChatWindow({ settings, locale, request, isResumed, onClosed }: ChatWindowProps) {
  const { provider, texts } = settings;
  const addresses = providerAddresses(provider, locale, window.location.origin);
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, dispatch] = useReducer(nextChatState, closed);
  const { openCertificate } = useConnection({ addresses, frame, state, dispatch, onClosed });
  const sendFormData = useFormData(request, frame, addresses.origin);
  const section = useWholeScreen(state.kind === 'open' && !state.minimized);

  const shown = useRef(request);
  useEffect(() => {
    if (shown.current === request) return;
    shown.current = request;
    dispatch({ kind: 'restore' });
    frame.current?.focus();
  }, [request]);

  if (state.kind === 'closed') return null;
  if (state.kind !== 'open')
    return (
      <Placeholder
        state={state}
        texts={texts}
        takesFocus={!isResumed}
        onCertificate={openCertificate}
        onClose={() => dispatch({ kind: 'close' })}
      />
    );
  return (
    <section
      ref={section}
      className={`${styles.window} ${state.minimized ? styles.minimized : ''}`}
      aria-label={texts.title}
      style={placeOf(state)}
    >
      <iframe
        ref={frame}
        src={addresses.frame}
        title={texts.title}
        className={styles.frame}
        // Our own frame has our origin and could remove its sandbox, so a sandbox would protect nothing (decision 039).
        // oxlint-disable-next-line react/iframe-missing-sandbox -- see SANDBOX
        sandbox={addresses.isOwn ? undefined : SANDBOX}
        referrerPolicy="strict-origin"
        onLoad={(event) => {
          if (!isResumed) event.currentTarget.focus();
          sendFormData();
        }}
      />
    </section>
  );
}

/** Size of the open window as custom properties of its style sheet, which uses the whole screen on phones. */
function placeOf({ size, minimized }: Extract<ChatState, { kind: 'open' }>): CSSProperties {
  return {
    '--chat-width': `${size.width}px`,
    '--chat-height': `${minimized ? MINIMIZED_HEIGHT : size.height}px`,
  };
}

/**
 * Sends the page's data to the frame (E4), once it has loaded and again with every new request. If the data is invalid, the caller gets
 * an error at once; the conversation starts all the same.
 */
function useFormData(
  request: ChatRequest,
  frame: RefObject<HTMLIFrameElement | null>,
  origin: string,
): () => void {
  const isLoaded = useRef(false);
  const reported = useRef<ChatRequest>(null);

  const send = useCallback(() => {
    if (request.formData === undefined) return;
    const checked = checkFormData(request.formData);
    if (checked.kind === 'invalid') return;
    frame.current?.contentWindow?.postMessage({ type: 'formData', data: checked.data }, origin);
  }, [request, frame, origin]);

  useEffect(() => {
    if (reported.current === request) return;
    reported.current = request;
    const checked = request.formData === undefined ? null : checkFormData(request.formData);
    if (checked?.kind === 'invalid') request.onValidationError?.(checked.problem);
    if (isLoaded.current) send();
  }, [request, send]);

  return () => {
    isLoaded.current = true;
    send();
  };
}

/** Replaces the frame while a secure connection is checked (E2). It can always be closed. */
function Placeholder({ state, texts, takesFocus, onCertificate, onClose }: Props) {
  const box = useRef<HTMLElement>(null);
  const shouldFocus = useRef(takesFocus);
  useEffect(() => {
    if (shouldFocus.current) box.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={`${styles.window} ${styles.placeholder}`}
      aria-label={texts.title}
    >
      <p className={styles.heading}>{texts.title}</p>
      <output className={styles.status}>
        {state.kind === 'checking' ? texts.connecting : texts.waiting}
      </output>
      {state.kind === 'waiting' ? (
        <button type="button" className={styles.link} onClick={onCertificate}>
          {texts.openCertificate}
        </button>
      ) : null}
      <button type="button" className={styles.link} onClick={onClose}>
        {texts.close}
      </button>
    </section>
  );
}

/**
 * A window over the whole screen of a phone: the page behind it is inert for keyboards and screen readers too, and the
 * window is limited to the part of the screen above a screen keyboard.
 */
function useWholeScreen(isOpen: boolean): RefObject<HTMLElement | null> {
  const section = useRef<HTMLElement>(null);
  useEffect(() => {
    const own = section.current;
    if (!isOpen || !own) return;
    const phones = window.matchMedia(PHONES);
    const view = window.visualViewport;
    let behind: Element[] = [];

    const follow = () => {
      const part = phones.matches && view ? visiblePart(view, window.innerHeight) : null;
      own.style.setProperty('--chat-top', part ? `${part.top}px` : null);
      own.style.setProperty('--chat-visible', part ? `${part.height}px` : null);
    };
    const settle = () => {
      follow();
      for (const element of behind) element.removeAttribute('inert');
      behind = phones.matches ? siblingsOf(own) : [];
      for (const element of behind) element.setAttribute('inert', '');
    };

    settle();
    phones.addEventListener('change', settle);
    view?.addEventListener('resize', follow);
    view?.addEventListener('scroll', follow);
    return () => {
      phones.removeEventListener('change', settle);
      view?.removeEventListener('resize', follow);
      view?.removeEventListener('scroll', follow);
      for (const element of behind) element.removeAttribute('inert');
    };
  }, [isOpen]);
  return section;
}

/** The parts of the page beside the window that aren't inert already. */
function siblingsOf(own: Element): Element[] {
  return [...document.body.children].filter(
    (element) => element !== own && !element.contains(own) && !element.hasAttribute('inert'),
  );
}

/**
 * The part of the screen above a keyboard, in pixels; null without one. Safari on iPhones and Chrome on Android lay the
 * keyboard over the page and move the page behind it; only the visual viewport knows. A zoomed-in visitor sees a part
 * of the page too, but by choice.
 */
function visiblePart(
  { height, offsetTop, scale }: View,
  pageHeight: number,
): { top: number; height: number } | null {
  if (Math.abs(scale - 1) > 0.01 || pageHeight - height < KEYBOARD_PX) return null;
  return { top: Math.round(offsetTop), height: Math.round(height) };
}
