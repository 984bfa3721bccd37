'use client';
import { useEffect, useState, useSyncExternalStore, useRef } from 'react';
import { Close, Icon } from '#app/_ui/icon/icons.tsx';
import { createDeskApi } from '#lib/chat/conversation/line/desk-api.ts';
import { createConversation, type ConversationStore } from '#lib/chat/conversation/store.ts';
import { unreadOf } from '#lib/chat/conversation/talk.ts';
import type { Conversation } from '#lib/chat/conversation/state.ts';
import type { FrameSetup } from './frame-setup.ts';
import { listenToPage, pagePath, tellPage, rememberMinimized, wasMinimized } from './page-channel.ts';
import { LineStatus } from './line-status.tsx';
import { Received } from './received.tsx';
import { StartForm } from './start-form.tsx';
import { TalkView } from './talk/talk-view.tsx';
import { withValues, type FrameTexts } from './frame-texts.ts';
import styles from './frame.module.css';

type HeadProps = {
  texts: FrameTexts;
  conversation: Conversation;
  minimized: boolean;
  unread: number;
  closeLabel: string;
  onClose: () => void;
};

/** Shows the whole form of somebody who leaves a message, where the screen is tall enough. */
const SIZE = { width: 340, height: 600 };

/** The minimized window is 56 px high. The frame detects this by its height, so it doesn't matter which side minimized it. */
const MINIMIZED = '(max-height: 5em)';

type Props = { setup: FrameSetup; store: ConversationStore; conversation: Conversation };

/** The embedded chat: a conversation with the desk, below the bar that minimizes, restores and ends it (E5). */
export function ChatFrame(setup: FrameSetup) {
  const [store] = useState(() => createStore(setup));
  const conversation = useSyncExternalStore(store.subscribe, store.get, store.get);
  const minimized = useMinimized();
  useWindow(store, minimized);

  useEffect(() => {
    const silence = listenToPage((data) => store.send({ kind: 'pageData', data }));
    tellPage({ type: 'resize', ...SIZE });
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
    // Closing the window also discards a finished conversation; the next press of the bubble starts anew.
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
    api: createDeskApi({ base: '/desk/chat', locale, fetch: (...args) => fetch(...args) }),
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

/** 32 hexadecimal digits. `crypto.randomUUID` is missing on pages without TLS, as in a test on another machine. */
function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The content below the bar in each stage. */
function Stage({ setup, store, conversation }: Props) {
  const { stage, line, pageData } = conversation;
  const status = <LineStatus texts={setup.texts} conversation={conversation} />;
  switch (stage.kind) {
    case 'looking':
      return (
        <div className={styles.scroll}>
          {status}
          {line.kind === 'up' ? <p className={styles.quiet}>{setup.texts.connecting}</p> : null}
        </div>
      );
    case 'form':
      return (
        <div className={styles.scroll}>
          {status}
          <StartForm setup={setup} store={store} form={stage} booking={pageData.booking ?? ''} />
        </div>
      );
    case 'received':
      return (
        <div className={styles.scroll}>
          <Received texts={setup.texts} stage={stage} onAgain={store.again} />
        </div>
      );
    case 'talk':
      return <TalkView setup={setup} store={store} talk={stage} status={status} />;
  }
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(MINIMIZED);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

function useMinimized(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(MINIMIZED).matches,
    () => false,
  );
}

/** Passes the window's state to the conversation: whether it is visible, and whether there is a network. */
function useWindow(store: ConversationStore, minimized: boolean): void {
  // If it was minimized on the previous page, a frame is open for a moment until this page has minimized it too. Until
  // then nothing in it counts as read.
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

/**
 * The bar at the top: title and who answers. Minimized, it is all that is visible, and shows the number of new
 * messages.
 */
function Head({ texts, conversation: { stage }, minimized, unread, closeLabel, onClose }: HeadProps) {
  const news = unread === 1 ? texts.unreadOne : withValues(texts.unreadMany, { count: String(unread) });
  const staff = stage.kind === 'talk' && stage.state === 'open' ? stage.staff : null;
  const below = unread > 0 ? news : staff && withValues(texts.withStaff, { name: staff });

  // Screen readers announce the frame's title for the window, and tabs show it when the frame is opened on its own.
  useEffect(() => {
    document.title = unread > 0 ? `(${unread}) ${texts.title}` : texts.title;
  }, [unread, texts.title]);

  return (
    <header className={styles.head}>
      <div className={styles.names}>
        <h1 className={styles.title}>{texts.title}</h1>
        {below ? <p className={styles.below}>{below}</p> : null}
      </div>
      <button
        type="button"
        className={styles.control}
        aria-expanded={!minimized}
        onClick={() => tellPage({ type: minimized ? 'restore' : 'minimize' })}
      >
        <Icon size={22}>
          <path d={minimized ? 'M6 15L12 9L18 15' : 'M6 9L12 15L18 9'} />
        </Icon>
        <span className="visually-hidden">{minimized ? texts.restore : texts.minimize}</span>
      </button>
      <button type="button" className={styles.control} onClick={onClose}>
        <Close size={22} />
        <span className="visually-hidden">{closeLabel}</span>
      </button>
      {/* While the window is minimized, its messages aren't announced; this is. */}
      <output className="visually-hidden">{minimized && unread > 0 ? news : ''}</output>
    </header>
  );
}
