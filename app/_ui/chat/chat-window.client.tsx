'use client';

import { useEffect, useReducer, useRef } from 'react';
import type { ChatSettings } from '#lib/browser-settings/settings.ts';
import { checkFormData } from '#lib/chat/form-data.ts';
import { closed, nextChatState } from '#lib/chat/machine.ts';
import type { ChatRequest } from '#lib/chat/open-chat.ts';
import { providerAddresses } from '#lib/chat/provider.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { placeOf } from './place-of.ts';
import { Placeholder } from './placeholder.tsx';
import { useConnection } from './use-connection.ts';
import styles from './window.module.css';

export type ChatWindowProps = {
  settings: ChatSettings;
  locale: Locale;
  request: ChatRequest;
  onClosed: () => void;
};

/** The provider's frame, or what is shown until it is there (E2, E3). Frame and page talk by messages only. */
export function ChatWindow({ settings, locale, request, onClosed }: ChatWindowProps) {
  const { provider, texts } = settings;
  const addresses = providerAddresses(provider, locale);
  const frame = useRef<HTMLIFrameElement>(null);
  const [state, dispatch] = useReducer(nextChatState, closed);
  const { openCertificate } = useConnection({ addresses, frame, state, dispatch, onClosed });

  // E4: the caller learns at once that its data will not be used; the conversation starts all the same.
  const checked = request.formData === undefined ? null : checkFormData(request.formData);
  const problem = checked?.kind === 'invalid' ? checked.problem : null;
  const reported = useRef(false);
  useEffect(() => {
    if (problem === null || reported.current) return;
    reported.current = true;
    request.onValidationError?.(problem);
  }, [problem, request]);

  if (state.kind === 'closed') return null;
  if (state.kind !== 'open')
    return (
      <Placeholder
        state={state}
        texts={texts}
        onCertificate={openCertificate}
        onClose={() => dispatch({ kind: 'close' })}
      />
    );
  return (
    <section
      className={`${styles.window} ${state.minimized ? styles.minimized : ''}`}
      aria-label={texts.title}
      style={placeOf(state)}
    >
      <iframe
        ref={frame}
        src={addresses.frame}
        title={texts.title}
        className={styles.frame}
        // oxlint-disable-next-line react/iframe-missing-sandbox -- another origin: it keeps its own, and cannot touch this page
        sandbox="allow-scripts allow-same-origin allow-forms allow-popups allow-downloads"
        referrerPolicy="strict-origin"
        onLoad={(event) => {
          event.currentTarget.focus();
          if (checked?.kind !== 'valid') return;
          const message = { type: 'formData', data: checked.data };
          event.currentTarget.contentWindow?.postMessage(message, addresses.origin);
        }}
      />
    </section>
  );
}
