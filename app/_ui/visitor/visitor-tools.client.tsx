'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import type { ChatSettings } from '#lib/consent/browser-settings.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { whenIdle } from '#app/_ui/interaction/when-idle.ts';
import { Chat, type BubbleTexts } from '../chat/chat.client.tsx';

type Props = {
  locale: Locale;
  /** Null where the operator has no chat, as far as the page knew when it was rendered. */
  bubble: BubbleTexts | null;
};

/**
 * Optional features for visitors: error reports and chat. What they need is loaded after the page is idle, or when somebody presses
 * the bubble, so that this adds almost nothing to the first load.
 */
export function VisitorTools({ locale, bubble }: Props) {
  const [settings, setSettings] = useState<ChatSettings | null>();
  const starting = useRef<Promise<ChatSettings | null>>(undefined);

  /** A failure isn't kept: the next press tries again. */
  const start = useCallback(() => {
    starting.current ??= import('./after-idle.ts')
      .then(({ startVisitorTools }) => startVisitorTools(locale))
      .then(
        (chat) => {
          setSettings(chat);
          return chat;
        },
        (error: unknown) => {
          starting.current = undefined;
          throw error;
        },
      );
    return starting.current;
  }, [locale]);

  // The loader repeats what was pressed and typed before (scripts/late-start/source.js).
  useEffect(() => {
    document.documentElement.setAttribute('data-started', '');
    dispatchEvent(new Event('meltemi:started'));
  }, []);
  useEffect(() => whenIdle(() => void start().catch(() => undefined)), [start]);
  return <Chat locale={locale} bubble={bubble} settings={settings} readSettings={start} />;
}
