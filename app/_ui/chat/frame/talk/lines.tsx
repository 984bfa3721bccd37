import { byDay, dayOf } from '#lib/chat/conversation/words/clock-words.ts';
import type { Talk } from '#lib/chat/conversation/state.ts';
import type { ConversationStore } from '#lib/chat/conversation/store.ts';
import { markOf } from '#lib/chat/conversation/talk.ts';
import type { FrameSetup } from '../frame-setup.ts';
import { withValues } from '../frame-texts.ts';
import { Message } from './message.tsx';
import { noteWords } from './note-words.ts';
import styles from './talk.module.css';
import { UnsentMessage } from './unsent-message.tsx';
import { useFoot } from './use-foot.ts';

type Props = { setup: FrameSetup; store: ConversationStore; talk: Talk };

/** All that was said, day by day. A log: screen readers read out what is added, and nothing twice. */
export function Lines({ setup: { texts, locale }, store, talk }: Props) {
  const { messages, unsent, seen, typing, state } = talk;
  const { scroller, isAway, goToFoot, onScroll } = useFoot(messages.length + unsent.length);
  const lastOwn = messages.findLast(({ from }) => from === 'traveller')?.seq;
  return (
    <div className={styles.lines}>
      {/* A region that scrolls must take the keyboard. */}
      <div
        ref={scroller}
        className={styles.scroller}
        role="log"
        aria-label={texts.log}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Safari takes the keyboard to no scrolling region by itself
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
                    {noteWords(message, texts)}
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
      {/* Outside the log: what comes and goes all the time is nothing to read out. */}
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
