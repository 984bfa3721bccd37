'use client';
import { X } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { buttonClasses } from '../button/button-classes.ts';
import {
  categories,
  everything,
  onlyEssential,
  type Consents,
  type Category,
} from '#lib/consent/consents.ts';
import { choose, storedChoice } from './choice.ts';
import styles from './settings.module.css';

/** The texts of the settings, in one language. */
type SettingsTexts = Readonly<
  Record<'title' | 'text' | 'onlyEssential' | 'everything' | 'save' | 'close' | 'privacy', string>
> & { readonly categories: Readonly<Record<Category, { name: string; text: string }>> };

export type SettingsProps = { texts: SettingsTexts; privacyHref: string; onDone: () => void };

/**
 * Choice by category. A modal `<dialog>` provides the focus trap, Escape, the inert page behind it, and returns the
 * focus to the button that opened it. Closing without a choice changes nothing.
 */
export function SettingsDialog({ texts, privacyHref, onDone }: SettingsProps) {
  const [draft, setDraft] = useState<Consents>(() => storedChoice() ?? onlyEssential);
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();

  useEffect(() => {
    const shown = dialog.current;
    if (shown && !shown.open) shown.showModal();
  }, []);

  const decide = (consents: Consents) => {
    choose(consents);
    dialog.current?.close();
  };

  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={`${id}-title`} onClose={onDone}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          decide(draft);
        }}
      >
        <div className={styles.head}>
          <h2 id={`${id}-title`}>{texts.title}</h2>
          <button
            type="button"
            className={styles.close}
            aria-label={texts.close}
            onClick={() => dialog.current?.close()}
          >
            <X aria-hidden size={24} strokeWidth={1.75} />
          </button>
        </div>
        <p className={styles.lead}>
          {texts.text} <a href={privacyHref}>{texts.privacy}</a>
        </p>
        <ul className={styles.list}>
          {categories.map((category) => (
            <li key={category}>
              <label htmlFor={`${id}-${category}`}>{texts.categories[category].name}</label>
              <input
                id={`${id}-${category}`}
                type="checkbox"
                aria-describedby={`${id}-${category}-text`}
                checked={draft[category]}
                disabled={category === 'essential'}
                onChange={(event) => setDraft({ ...draft, [category]: event.target.checked })}
              />
              <p id={`${id}-${category}-text`}>{texts.categories[category].text}</p>
            </li>
          ))}
        </ul>
        <div className={styles.actions}>
          <button className={buttonClasses({ tone: 'navy', small: true })}>{texts.save}</button>
          <div className={styles.pair}>
            <button
              type="button"
              className={buttonClasses({ tone: 'line', small: true })}
              onClick={() => decide(onlyEssential)}
            >
              {texts.onlyEssential}
            </button>
            <button
              type="button"
              className={buttonClasses({ tone: 'line', small: true })}
              onClick={() => decide(everything)}
            >
              {texts.everything}
            </button>
          </div>
        </div>
      </form>
    </dialog>
  );
}
