'use client';

import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { emptyForm, FIELD_PREFIX, type DeskFormState } from '#lib/desk/form-state.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { localizePath } from '#lib/routes/locale-path.ts';
import type el from '#messages/el.json';
import { buttonClasses } from '../button/button-classes.ts';
import styles from './desk-form.module.css';
import { ErrorSummary } from './error-summary.client.tsx';
import { described, Field } from './field.tsx';
import { FormSent } from './form-sent.client.tsx';
import type { FormTexts } from './form-texts.ts';
import { forgetDraft, useDraft } from './draft.ts';
import { useFormAction } from './use-form-action.ts';
import { useProof } from './use-proof.ts';

type DeskAction = (before: DeskFormState, form: FormData) => Promise<DeskFormState>;

export type SharedTexts = (typeof el)['common']['deskForm'];
/** Texts that differ from form to form. */
export type OwnTexts = {
  submit: string;
  fine: string;
  sentTitle: string;
  sentText: string;
  /** Before the phone number, for matters that can't wait. */
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

/** The shared parts of forms to the desk: error summary, problem notice, honeypot, button, confirmation. */
export function DeskForm(props: Props) {
  const { locale, path, action, draft, phone, shared, own, check, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const proof = useProof(form);
  /** Checks what needs no server before uploading a large file, and adds the proof of work. */
  const withScript: DeskAction = async (before, data) => {
    const wrong = check?.(data) ?? [];
    if (wrong.length > 0) return { ...before, attempt: before.attempt + 1, errors: wrong, problem: null };
    try {
      await proof.carry(data);
      const next = await action(before, data);
      if (next.problem !== null) proof.renew();
      return next;
    } catch (error) {
      proof.renew();
      throw error;
    }
  };
  const options = { withScript, address: `${path}#form` };
  const { state, post, submit, pending, failures, connectionLost } = useFormAction(
    action,
    emptyForm,
    options,
  );
  const key = `meltemi.form.${draft}`;
  useDraft(form, { key, mark: draft, prefixes: [FIELD_PREFIX] }, state.attempt === 0);
  const isSent = state.sent !== null;
  useEffect(() => {
    if (isSent) forgetDraft(key);
  }, [isSent, key]);
  const errors = connectionLost ? [] : state.errors;
  const problem = connectionLost ? shared.unreachable : state.problem;
  if (state.sent) return <FormSent sent={state.sent} path={path} phone={phone} shared={shared} own={own} />;
  const texts: FormTexts = {
    value: (field) => state.values[field] ?? '',
    error: (field) => errors.find((error) => error.field === field)?.text,
    hasError: (prefix) => errors.some((error) => error.field.startsWith(prefix)),
  };
  const trap = texts.error('homepage');
  return (
    <form
      ref={form}
      data-bubble-waits=""
      action={post}
      // A field that has been changed isn't announced as wrong until the form is checked again.
      onInput={({ target }) =>
        target instanceof Element && target.ariaInvalid && (target.ariaInvalid = 'false')
      }
      onSubmit={(event) => {
        for (const field of event.currentTarget.querySelectorAll('[aria-invalid]'))
          field.ariaInvalid = 'true';
        submit(event);
      }}
      noValidate
      className={styles.form}
    >
      <input type="hidden" name="locale" value={locale} />
      {errors.length > 0 ? (
        <ErrorSummary
          key={`errors ${state.attempt}`}
          title={shared.errorsTitle}
          errors={errors.map(({ field, text }) => ({ field: `${FIELD_PREFIX}${field}`, text }))}
        />
      ) : null}
      {problem === null ? null : (
        <ErrorSummary key={`problem ${state.attempt} ${failures}`} title={shared.problemTitle} errors={[]}>
          <p>{problem}</p>
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
        <p className={styles.fine}>
          {own.fine} <a href={localizePath(locale, '/privacy-policy')}>{shared.privacy}</a>
        </p>
      </div>
    </form>
  );
}
