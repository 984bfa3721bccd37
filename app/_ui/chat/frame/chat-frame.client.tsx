'use client';

import { useEffect, useState, useSyncExternalStore } from 'react';
import { createDoors } from '#lib/chat/conversation/line/doors.ts';
import { createConversation, type ConversationStore } from '#lib/chat/conversation/store.ts';
import { unreadOf } from '#lib/chat/conversation/talk.ts';
import type { FrameSetup } from './frame-setup.ts';
import styles from './frame.module.css';
import { Head } from './head.tsx';
import { listenToPage, pagePath, tellPage } from './page-channel.ts';
import { Stage } from './stage.tsx';
import { useMinimized, useWindow } from './use-window.ts';

/** The embedded chat: a conversation with the desk, below the bar by which it is put away, brought back and ended (E5). */
export function ChatFrame(setup: FrameSetup) {
  const [store] = useState(() => createStore(setup));
  const conversation = useSyncExternalStore(store.subscribe, store.get, store.get);
  const minimized = useMinimized();
  useWindow(store, minimized);

  useEffect(() => {
    const silence = listenToPage((data) => store.send({ kind: 'handed', data }));
    store.start();
    return () => {
      silence();
      store.stop();
    };
  }, [store]);

  const { stage } = conversation;
  const goesOn = stage.kind === 'talk' && stage.state !== 'ended';
  const close = () => {
    if (goesOn) {
      tellPage({ type: 'restore' });
      return store.send({ kind: 'askEnd' });
    }
    // What is over is put away with the window; the next press of the bubble begins anew.
    if (stage.kind === 'talk') store.again();
    tellPage({ type: 'unmount' });
  };
  const isEnding = stage.kind === 'talk' && stage.ending;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return;
      if (isEnding) store.send({ kind: 'stay' });
      else tellPage({ type: 'minimize' });
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [store, isEnding]);

  return (
    <main className={styles.frame}>
      <Head
        texts={setup.texts}
        conversation={conversation}
        minimized={minimized}
        unread={stage.kind === 'talk' ? unreadOf(stage) : 0}
        closeLabel={goesOn ? setup.texts.end : setup.texts.close}
        onClose={close}
      />
      <div className={styles.body} hidden={minimized}>
        <Stage setup={setup} store={store} conversation={conversation} />
      </div>
    </main>
  );
}

function createStore({ locale, texts }: FrameSetup): ConversationStore {
  return createConversation({
    doors: createDoors({ base: '/desk/chat', locale, fetch: (...given) => fetch(...given) }),
    storage: () => sessionStorage,
    newId,
    now: () => new Date(),
    random: Math.random,
    page: pagePath,
    tellPage: (inProgress) => tellPage({ type: inProgress ? 'setChatInProgress' : 'clearChatInProgress' }),
    sentences: {
      missing: { name: texts.nameMissing, email: texts.emailMissing, text: texts.textMissing },
      email: texts.emailWrong,
      long: texts.tooLong,
    },
  });
}

/** 32 hexadecimal digits. `crypto.randomUUID` is missing where a page came without TLS, as in a test on another machine. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
