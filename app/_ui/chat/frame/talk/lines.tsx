import { useCallback, useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { FrameSetup } from '../frame-setup.ts';
import { withValues, type FrameTexts } from '../frame-texts.ts';
import { byDay, dayOf, timeOf } from '#lib/chat/conversation/text/clock.ts';
import type { Talk, UnsentMessage } from '#lib/chat/conversation/state.ts';
import type { ConversationStore } from '#lib/chat/conversation/store.ts';
import { markOf, type Mark as MarkKind } from '#lib/chat/conversation/talk.ts';
import type { ChatMessage } from '#contracts/desk/index.ts';
import { piecesOf } from '#lib/chat/conversation/text/links.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { noteText } from './note-text.ts';
import styles from './talk.module.css';

type MarkProps = {
  kind: MarkKind | 'sending' | 'failed';
  texts: FrameTexts;
  /**
   * Only the newest message shows the text to everybody, the others only to screen readers: repeated texts would hide
   * the messages.
   */
  isTextVisible: boolean;
};

const SIGNS = { sending: '○', sent: '✓', delivered: '✓✓', read: '✓✓', failed: '' } as const;

/** This close to the end counts as at the end: a line more or less doesn't mean that somebody reads back. */
const NEAR_PX = 60;

type Foot = {
  scroller: RefObject<HTMLDivElement | null>;
  /** There are new messages below the visible ones. */
  isAway: boolean;
  goToFoot: () => void;
  onScroll: () => void;
};

type MessageProps = {
  message: ChatMessage;
  locale: Locale;
  texts: FrameTexts;
  /** Its delivery state; null for messages that aren't the traveller's. */
  mark: MarkKind | null;
  isLastOwn: boolean;
};

type UnsentMessageProps = { message: UnsentMessage; texts: FrameTexts; store: ConversationStore };

type Props = { setup: FrameSetup; store: ConversationStore; talk: Talk };

/** All messages, day by day. A log: screen readers announce additions, and nothing twice. */
export function Lines({ setup: { texts, locale }, store, talk }: Props) {
  const { messages, unsent, seen, typing, state } = talk;
  const { scroller, isAway, goToFoot, onScroll } = useFoot(messages.length + unsent.length);
  const lastOwn = messages.findLast(({ from }) => from === 'traveller')?.seq;
  return (
    <div className={styles.lines}>
      {/* A scrolling region must be focusable. */}
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-label={texts.log}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari doesn't make scrolling regions focusable
        tabIndex={0}
        onScroll={onScroll}
      >
        {byDay(messages).map(({ at, messages: inside }) => (
          <section key={at} aria-label={dayOf(at, locale)}>
            <h2 className={styles.day}>{dayOf(at, locale)}</h2>
            <ol className={styles.list}>
              {inside.map((message) =>
                message.note ? (
                  <li key={message.seq} className={styles.note}>
                    {noteText(message, texts)}
                  </li>
                ) : (
                  <Message
                    key={message.seq}
                    message={message}
                    locale={locale}
                    texts={texts}
                    mark={message.from === 'traveller' ? markOf(message, seen) : null}
                    isLastOwn={message.seq === lastOwn && unsent.length === 0}
                  />
                ),
              )}
            </ol>
          </section>
        ))}
        {unsent.length > 0 ? (
          <ol className={styles.list}>
            {unsent.map((message) => (
              <UnsentMessage key={message.key} message={message} texts={texts} store={store} />
            ))}
          </ol>
        ) : null}
        {state === 'waiting' ? <p className={styles.note}>{texts.waiting}</p> : null}
      </div>
      {/* Outside the log, because notices that come and go shouldn't be announced. */}
      {typing === null ? null : (
        <p className={styles.typing}>
          <span className={styles.dots} aria-hidden>
            <i />
            <i />
            <i />
          </span>
          {withValues(texts.typing, { name: typing || texts.desk })}
        </p>
      )}
      {isAway ? (
        <button type="button" className={styles.below} onClick={goToFoot}>
          {texts.newBelow}
        </button>
      ) : null}
    </div>
  );
}

/** A message that hasn't reached the desk: it is queued, or the desk has refused it with a reason. */
function UnsentMessage({ message: { key, text, refused }, texts, store }: UnsentMessageProps) {
  return (
    <li className={`${styles.message} ${styles.own}`}>
      <span className="visually-hidden">{texts.you}: </span>
      <p className={styles.bubble} data-unsent="">
        {text}
      </p>
      <span className={styles.foot}>
        <Mark kind={refused === null ? 'sending' : 'failed'} texts={texts} isTextVisible />
      </span>
      {refused === null ? null : (
        <div className={styles.refused}>
          <p>{refused}</p>
          <button type="button" onClick={() => store.send({ kind: 'sendAgain', key })}>
            {texts.sendAgain}
          </button>
          <button type="button" onClick={() => store.send({ kind: 'takeBack', key })}>
            {texts.takeBack}
          </button>
        </div>
      )}
    </li>
  );
}

function Message({ message, locale, texts, mark, isLastOwn }: MessageProps) {
  const isOwn = message.from === 'traveller';
  return (
    <li className={`${styles.message} ${isOwn ? styles.own : ''}`}>
      <span className={isOwn ? 'visually-hidden' : styles.who}>
        {isOwn ? texts.you : message.name || texts.desk}
        <span className="visually-hidden">: </span>
      </span>
      <p className={styles.bubble}>
        {piecesOf(message.text).map((piece, at) =>
          piece.kind === 'text' ? (
            piece.text
          ) : (
            // In a new window, so that the conversation stays open.
            // oxlint-disable-next-line react/no-array-index-key -- pieces of a message never move
            <a key={at} href={piece.href} target="_blank" rel="noopener noreferrer nofollow">
              {piece.text}
            </a>
          ),
        )}
      </p>
      <span className={styles.foot}>
        <time dateTime={message.at}>{timeOf(message.at, locale)}</time>
        {mark === null ? null : <Mark kind={mark} texts={texts} isTextVisible={isLastOwn} />}
      </span>
    </li>
  );
}

/** Keeps the newest message in view, unless somebody is reading further up: then a notice shows, without scrolling. */
function useFoot(count: number): Foot {
  const scroller = useRef<HTMLDivElement>(null);
  const follows = useRef(true);
  const shown = useRef(count);
  const [isAway, setIsAway] = useState(false);

  const goToFoot = useCallback(() => {
    const box = scroller.current;
    if (box) box.scrollTop = box.scrollHeight;
    follows.current = true;
    setIsAway(false);
  }, []);

  const onScroll = useCallback(() => {
    const box = scroller.current;
    if (!box) return;
    follows.current = box.scrollHeight - box.scrollTop - box.clientHeight < NEAR_PX;
    if (follows.current) setIsAway(false);
  }, []);

  useLayoutEffect(() => {
    if (follows.current) goToFoot();
    else if (count > shown.current) setIsAway(true);
    shown.current = count;
  }, [count, goToFoot]);

  // A screen keyboard, restoring the window, and the typing notice all change the height.
  useEffect(() => {
    const box = scroller.current;
    if (!box) return;
    const observer = new ResizeObserver(() => {
      if (follows.current) goToFoot();
    });
    observer.observe(box);
    return () => observer.disconnect();
  }, [goToFoot]);

  return { scroller, isAway, goToFoot, onScroll };
}

/** A message's delivery state: a symbol and its text. */
function Mark({ kind, texts, isTextVisible }: MarkProps) {
  const labels = {
    sending: texts.markSending,
    sent: texts.markSent,
    delivered: texts.markDelivered,
    read: texts.markRead,
    failed: texts.markFailed,
  };
  return (
    <span className={styles.mark} data-mark={kind}>
      <span aria-hidden>{SIGNS[kind]}</span>{' '}
      <span className={isTextVisible ? '' : 'visually-hidden'}>{labels[kind]}</span>
    </span>
  );
}
