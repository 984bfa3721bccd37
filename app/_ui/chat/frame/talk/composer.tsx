import { useEffect, useRef, type KeyboardEvent, type SubmitEvent } from 'react';
import { LONGEST } from '#lib/chat/conversation/check-form.ts';
import type { ConversationStore } from '#lib/chat/conversation/store.ts';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { FrameTexts } from '../frame-texts.ts';
import styles from './talk.module.css';

type Props = { texts: FrameTexts; store: ConversationStore; draft: string };

/** Where the traveller writes. Grows with the words up to five lines; what stands in it survives a reload. */
export function Composer({ texts, store, draft }: Props) {
  const field = useRef<HTMLTextAreaElement>(null);

  // Comes in the place of something that the traveller has just pressed: the first form, or a question that was answered. After a
  // reload the focus is nowhere in the frame, and stays where it is.
  useEffect(() => {
    if (document.hasFocus() && document.activeElement === document.body) field.current?.focus();
  }, []);

  const send = () => {
    if (draft.trim() !== '') store.say(draft);
    field.current?.focus();
  };
  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While a word is being put together (IME), Enter takes the word.
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
