'use client';
import { useRef, useState, type ComponentType, type SubmitEvent } from 'react';
import { buttonClasses } from '../button/button-classes.ts';
import { CircleCheck, TriangleAlert } from '#app/_ui/icon/icons.tsx';
import type { Locale } from '#foundation/text/locales.ts';
import { toastOf, type OutcomeTexts, outcomeOf, type Outcome } from '#lib/desk/newsletter-outcome.ts';
import { EMAIL_FIELD, SIGN_UP_ADDRESS } from './places.ts';
import styles from './newsletter.module.css';

const TIMEOUT_MS = 15_000;

type Texts = OutcomeTexts &
  Readonly<Record<'label' | 'submit' | 'sending' | 'fine' | 'emailMissing', string>> & {
    /** With `#` for the address. */
    readonly sentTo: string;
  };
type Note = { tone: 'success' | 'error'; text: string };

/**
 * A form that also works without script. With script it stays on the page and shows the result beside the field and in
 * a toast. The toasts are loaded at the first submission, so they add nothing to the first load.
 */
export function SignUp({ locale, texts }: { locale: Locale; texts: Texts }) {
  const [note, setNote] = useState<Note | null>(null);
  const [pending, setPending] = useState(false);
  const [Toasts, setToasts] = useState<ComponentType | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const input = field.current;
    if (pending || !input) return;
    if (input.value.trim() === '') {
      setNote({ tone: 'error', text: texts.emailMissing });
      input.focus();
      return;
    }
    setPending(true);
    setNote(null);
    // Without a connection the toasts may fail to load too; the note beside the field is enough then.
    const loading = import('./toasts.client.tsx').catch(() => null);
    const address = input.value.trim();
    const outcome = await sendEmail(input.value, locale);
    const toast = toastOf(outcome, texts);
    // Names the address, so that a slip in it is noticed.
    const message = outcome.kind === 'registered' ? texts.sentTo.replace('#', () => address) : toast.text;
    setPending(false);
    setNote({ tone: toast.tone, text: message });
    // The address stays, so that it can be read beside the result, and corrected.
    if (outcome.kind !== 'registered') input.focus();
    const loaded = await loading;
    if (!loaded) return;
    setToasts(() => loaded.Toasts);
    loaded.showToast(toast);
  };

  const wrong = note?.tone === 'error';
  const Icon = wrong ? TriangleAlert : CircleCheck;
  return (
    <>
      <form
        method="post"
        action={SIGN_UP_ADDRESS}
        className={styles.form}
        onSubmit={(event) => void submit(event)}
        // The browser's own validation messages are in its language, not the page's; without script there are no
        // others.
        ref={(form) => {
          if (form) form.noValidate = true;
        }}
      >
        <input type="hidden" name="locale" value={locale} />
        <label className="visually-hidden" htmlFor={EMAIL_FIELD}>
          {texts.label}
        </label>
        <input
          ref={field}
          id={EMAIL_FIELD}
          className={styles.field}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          placeholder={texts.label}
          onInput={() => wrong && setNote(null)}
          aria-invalid={wrong || undefined}
          aria-describedby={note ? `${EMAIL_FIELD}-note` : undefined}
        />
        <button className={`${buttonClasses({ small: true })} ${styles.button}`} aria-disabled={pending}>
          {pending ? texts.sending : texts.submit}
        </button>
      </form>
      <output className={styles.result}>
        {note ? (
          <span id={`${EMAIL_FIELD}-note`} className={`${styles.note} ${wrong ? styles.wrong : styles.good}`}>
            <Icon strokeWidth={2} />
            <span>{note.text}</span>
          </span>
        ) : null}
      </output>
      <p className={styles.fine}>{texts.fine}</p>
      {Toasts ? <Toasts /> : null}
    </>
  );
}

/** Posts the address from the browser. Never throws: a lost connection and a timeout are outcomes too. */
async function sendEmail(email: string, locale: Locale): Promise<Outcome> {
  try {
    const answer = await fetch(SIGN_UP_ADDRESS, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, locale }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const body: unknown = await answer.json().catch(() => null);
    return outcomeOf(body);
  } catch {
    return { kind: 'unreachable' };
  }
}
