'use client';

import { useEffect, useReducer, useRef } from 'react';
import type { ChatSettings } from '#lib/consent/browser-settings.ts';
import { closed, nextChatState } from '#lib/chat/machine.ts';
import type { ChatRequest } from '#lib/chat/open-chat.ts';
import { providerAddresses } from '#lib/chat/provider.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { placeOf } from './place-of.ts';
import { Placeholder } from './placeholder.tsx';
import { useConnection } from './use-connection.ts';
import { useFormData } from './use-form-data.ts';
import { useWholeScreen } from './use-whole-screen.ts';
import styles from './window.module.css';

/** For another origin, which keeps its own and cannot touch this page. */
const SANDBOX = 'allow-scripts allow-same-origin allow-forms allow-popups allow-downloads';

export type ChatWindowProps = {
  settings: ChatSettings;
  locale: Locale;
  request: ChatRequest;
  /** A conversation goes on that was begun on another page: nobody has asked for the focus here. */
  isResumed: boolean;
  onClosed: () => void;
};

/** The provider's frame, or what is shown until it is there (E2, E3). Frame and page talk by messages only. */
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
    dispatch({ kind: 'askedAgain' });
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
        // Our own frame has our origin: it could take a sandbox off itself, so one would only pretend (decision 039).
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
