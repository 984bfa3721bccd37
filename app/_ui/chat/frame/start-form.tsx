import { useId, useState, type ChangeEvent, type SubmitEvent } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { ErrorSummary } from '#app/_ui/form/error-summary.client.tsx';
import { described, Field } from '#app/_ui/form/field.tsx';
import { LONGEST } from '#lib/chat/conversation/check-form.ts';
import type { FieldName, Form } from '#lib/chat/conversation/state.ts';
import type { ConversationStore } from '#lib/chat/conversation/store.ts';
import type { ChatHours } from '#contracts/desk/index.ts';
import { dayNumber, dayOf, timeOf } from '#lib/chat/conversation/text/clock.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { FrameSetup } from './frame-setup.ts';
import { withValues, type FrameTexts } from './frame-texts.ts';
import fields from '#app/_ui/form/fields.module.css';
import styles from './form.module.css';

type Props = { setup: FrameSetup; store: ConversationStore; form: Form; booking: string };

/** The form before the first message: name and subject. While no staff are there it also needs an address for the reply. */
export function StartForm({ setup, store, form, booking }: Props) {
  const { texts, locale, privacyHref } = setup;
  const { purpose, typed, problem, sending, hours } = form;
  const [now] = useState(() => new Date());
  const bookingId = useId();
  const errorOf = (field: FieldName) => problem?.errors.find((error) => error.field === field)?.text;
  const control = (field: FieldName) => ({
    ...described(field, undefined, errorOf(field)),
    value: typed[field],
    readOnly: sending !== null,
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      store.send({ kind: 'typed', field, value: target.value }),
  });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    store.submit();
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <div className={styles.greeting}>
        <p>{purpose === 'talk' ? texts.greeting : texts.offlineLead}</p>
        <p>{hoursText(hours, now, locale, texts)}</p>
      </div>
      {problem ? (
        <ErrorSummary
          key={problem.attempt}
          title={problem.text === null ? texts.errorsTitle : texts.problemTitle}
          errors={problem.errors}
        >
          {problem.text === null ? null : <p>{problem.text}</p>}
        </ErrorSummary>
      ) : null}
      <Field id="name" label={texts.name} error={errorOf('name')}>
        <input {...control('name')} autoComplete="name" maxLength={LONGEST.name} spellCheck={false} />
      </Field>
      {purpose === 'offline' ? (
        <Field id="email" label={texts.email} error={errorOf('email')}>
          <input
            {...control('email')}
            type="email"
            autoComplete="email"
            maxLength={LONGEST.email}
            spellCheck={false}
          />
        </Field>
      ) : null}
      <Field id="text" label={texts.text} error={errorOf('text')}>
        <textarea {...control('text')} rows={2} maxLength={LONGEST[purpose]} />
      </Field>
      {booking === '' ? null : (
        <label className={fields.check} htmlFor={bookingId}>
          <input
            id={bookingId}
            type="checkbox"
            checked={typed.withBooking}
            onChange={({ target }) => store.send({ kind: 'withBooking', value: target.checked })}
          />
          <span>{withValues(texts.withBooking, { reference: booking })}</span>
        </label>
      )}
      <button className={buttonClasses({ small: true, wide: true })} aria-disabled={sending !== null}>
        {sending === null ? (purpose === 'talk' ? texts.start : texts.send) : texts.sending}
      </button>
      <p className={styles.fine}>
        {`${texts.pageNote} `}
        <a href={privacyHref} target="_blank" rel="noopener">
          {texts.privacy}
        </a>
      </p>
    </form>
  );
}

/** Whether staff are there, and when they are next. Times are in Greek local time, like the office hours. */
function hoursText(hours: ChatHours, now: Date, locale: Locale, texts: FrameTexts): string {
  if (hours.open) {
    // An office that stays open past midnight shows no closing time: it would be taken for today's.
    if (hours.closesAt === null || !isSameDay(justBefore(hours.closesAt), now)) return texts.openNow;
    return withValues(texts.openUntil, { time: timeOf(hours.closesAt, locale) });
  }
  const { opensAt } = hours;
  if (opensAt === null) return texts.closed;
  const time = timeOf(opensAt, locale);
  const opens = withValues(opensSentence(opensAt, now, texts), { time, day: dayOf(opensAt, locale) });
  return `${texts.closed} ${opens}`;
}

function opensSentence(opensAt: string, now: Date, texts: FrameTexts): string {
  const tomorrow = new Date(now.getTime() + 24 * 60 * 60_000);
  if (isSameDay(opensAt, now)) return texts.opensToday;
  return isSameDay(opensAt, tomorrow) ? texts.opensTomorrow : texts.opensOn;
}

/** A closing time of midnight belongs to the day that ends. */
function justBefore(at: string): string {
  return new Date(Date.parse(at) - 1).toISOString();
}

function isSameDay(at: string, moment: Date): boolean {
  const other = moment.toISOString();
  return dayNumber(at) === dayNumber(other);
}
