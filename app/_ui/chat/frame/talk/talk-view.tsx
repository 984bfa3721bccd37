import { type ReactNode, useEffect, useRef, useState, type KeyboardEvent, type SubmitEvent } from 'react';
import type { FrameSetup } from '../frame-setup.ts';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { FrameTexts } from '#app/_ui/chat/frame/frame-texts.ts';
import type { Talk } from '#lib/chat/conversation/state.ts';
import type { ConversationStore } from '#lib/chat/conversation/store.ts';
import { transcriptOf } from '#lib/chat/conversation/text/transcript.ts';
import { LONGEST } from '#lib/chat/conversation/check-form.ts';
import { Lines } from './lines.tsx';
import { noteText } from './note-text.ts';
import styles from './talk.module.css';

type ComposerProps = { texts: FrameTexts; store: ConversationStore; draft: string };

type EndedProps = { setup: FrameSetup; talk: Talk; onAgain: () => void };

type EndingProps = { texts: FrameTexts; onEnd: () => Promise<void>; onStay: () => void };

type Props = { setup: FrameSetup; store: ConversationStore; talk: Talk; status: ReactNode };

/** The conversation: the messages, the connection status, and the input. */
export function TalkView({ setup, store, talk, status }: Props) {
  const { texts } = setup;
  return (
    <div className={styles.talk}>
      <Lines setup={setup} store={store} talk={talk} />
      {status}
      {talk.state === 'ended' ? (
        <Ended setup={setup} talk={talk} onAgain={store.again} />
      ) : talk.ending ? (
        <Ending texts={texts} onEnd={store.end} onStay={() => store.send({ kind: 'stay' })} />
      ) : (
        <Composer texts={texts} store={store} draft={talk.draft} />
      )}
    </div>
  );
}

/**
 * Asks for confirmation before a conversation is ended. The focus is on the button that changes nothing, and Escape has
 * the same effect.
 */
function Ending({ texts, onEnd, onStay }: EndingProps) {
  const stay = useRef<HTMLButtonElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => stay.current?.focus(), []);
  const end = async () => {
    if (isBusy) return;
    setIsBusy(true);
    await onEnd();
    setIsBusy(false);
  };
  return (
    <section className={styles.closing} aria-labelledby="ending">
      <p id="ending">{texts.endAsk}</p>
      <div className={styles.buttons}>
        <button
          ref={stay}
          type="button"
          className={buttonClasses({ tone: 'navy', small: true })}
          onClick={onStay}
        >
          {texts.endNo}
        </button>
        <button
          type="button"
          className={buttonClasses({ tone: 'line', small: true })}
          aria-disabled={isBusy}
          onClick={() => void end()}
        >
          {texts.endYes}
        </button>
      </div>
    </section>
  );
}

/** Replaces the composer when the conversation is over: download the transcript, or start a new conversation. */
function Ended({ setup: { texts, locale }, talk, onAgain }: EndedProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    if (document.hasFocus()) box.current?.focus();
  }, []);
  const save = () => {
    const text = transcriptOf(talk.messages, locale, {
      title: texts.transcriptTitle,
      you: texts.you,
      desk: texts.desk,
      note: (message) => noteText(message, texts),
    });
    saveFile(texts.fileName, text);
  };
  return (
    <section ref={box} tabIndex={-1} className={styles.closing} aria-labelledby="ended">
      <p id="ended" className="visually-hidden">
        {texts.noteEnded}
      </p>
      <div className={styles.buttons}>
        <button type="button" className={buttonClasses({ tone: 'navy', small: true })} onClick={save}>
          {texts.download}
        </button>
        <button type="button" className={buttonClasses({ tone: 'line', small: true })} onClick={onAgain}>
          {texts.again}
        </button>
      </div>
    </section>
  );
}

/** Created in the browser, without sending the conversation again. */
function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}

/** The message input. Grows with its text up to five lines; the text survives a reload. */
function Composer({ texts, store, draft }: ComposerProps) {
  const field = useRef<HTMLTextAreaElement>(null);

  // Focuses the input after it replaced something that the traveller pressed: the first form, or the confirmation.
  // After a reload the focus is outside the frame and stays there.
  useEffect(() => {
    if (document.hasFocus() && document.activeElement === document.body) field.current?.focus();
  }, []);

  const send = () => {
    if (draft.trim() !== '') store.sendMessage(draft);
    field.current?.focus();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an IME is composing, Enter accepts its suggestion.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      <label className="visually-hidden" htmlFor="message">
        {texts.composer}
      </label>
      <span className="visually-hidden" id="message-keys">
        {texts.keys}
      </span>
      <div className={styles.grow} data-text={`${draft} `}>
        <textarea
          ref={field}
          id="message"
          aria-describedby="message-keys"
          rows={1}
          maxLength={LONGEST.talk}
          enterKeyHint="send"
          placeholder={texts.composer}
          value={draft}
          onChange={({ target }) => store.draft(target.value)}
          onKeyDown={onKeyDown}
        />
      </div>
      <button
        className={`${buttonClasses({ small: true })} ${styles.send}`}
        aria-disabled={draft.trim() === ''}
      >
        {texts.send}
      </button>
    </form>
  );
}
