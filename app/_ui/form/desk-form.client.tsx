'use client';

import type { ReactNode } from 'react';
import { FIELD_PREFIX, type DeskFormState } from '#lib/desk/form-state.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type el from '#messages/el.json';
import { buttonClasses } from '../button/button-classes.ts';
import styles from './desk-form.module.css';
import { ErrorSummary } from './error-summary.client.tsx';
import { described, Field } from './field.tsx';
import { FormSent } from './form-sent.client.tsx';
import type { FormTexts } from './form-texts.ts';
import { type DeskAction, useDeskForm } from './use-desk-form.ts';

export type SharedTexts = (typeof el)['common']['deskForm'];
/** What each form says in its own words. */
export type OwnTexts = {
  submit: string;
  fine: string;
  sentTitle: string;
  sentText: string;
  /** Before the telephone number, where the answer may be wanted sooner. */
  sentCall?: string;
  another: string;
};

type Props = {
  locale: Locale;
  /** Address of the page; the form is its `#form`. */
  path: string;
  action: DeskAction;
  draft: string;
  phone: { text: string; href: string };
  shared: SharedTexts;
  own: OwnTexts;
  check?: (form: FormData) => DeskFormState['errors'];
  /** Hidden fields and the fields of this form. */
  children: (texts: FormTexts) => ReactNode;
};

/** What the forms to the desk share: summary of errors, what went wrong, the trap for programs, the button, the thanks. */
export function DeskForm(props: Props) {
  const { locale, path, action, draft, phone, shared, own, check, children } = props;
  const { form, state, pending, post, submit } = useDeskForm({
    action,
    address: `${path}#form`,
    draft,
    unreachable: shared.unreachable,
    ...(check ? { check } : {}),
  });
  if (state.sent) return <FormSent sent={state.sent} path={path} phone={phone} shared={shared} own={own} />;
  const texts: FormTexts = {
    value: (field) => state.values[field] ?? '',
    error: (field) => state.errors.find((error) => error.field === field)?.text,
    hasError: (prefix) => state.errors.some((error) => error.field.startsWith(prefix)),
  };
  const trap = texts.error('homepage');
  return (
    <form ref={form} action={post} onSubmit={submit} noValidate className={styles.form}>
      <input type="hidden" name="locale" value={locale} />
      {state.errors.length > 0 ? (
        <ErrorSummary
          key={`errors ${state.attempt}`}
          title={shared.errorsTitle}
          errors={state.errors.map(({ field, text }) => ({ field: `${FIELD_PREFIX}${field}`, text }))}
        />
      ) : null}
      {state.problem === null ? null : (
        <ErrorSummary key={`problem ${state.attempt}`} title={shared.problemTitle} errors={[]}>
          <p>{state.problem}</p>
          <p>
            {shared.orCall} <a href={phone.href}>{phone.text}</a>
          </p>
        </ErrorSummary>
      )}
      {children(texts)}
      <Field
        id={`${FIELD_PREFIX}homepage`}
        label={shared.trap}
        error={trap}
        className={trap ? '' : 'visually-hidden'}
      >
        <input
          {...described(`${FIELD_PREFIX}homepage`, undefined, trap)}
          defaultValue={texts.value('homepage')}
          tabIndex={trap ? 0 : -1}
          autoComplete="off"
        />
      </Field>
      <div className={styles.end}>
        <button className={buttonClasses()} aria-disabled={pending}>
          {pending ? shared.sending : own.submit}
        </button>
        <p className={styles.fine}>{own.fine}</p>
      </div>
    </form>
  );
}
