'use client';

import { useLocale, useTranslations } from 'next-intl';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { fieldTexts } from '#app/_ui/form/field-texts.ts';
import { ErrorSummary } from '#app/_ui/form/error-summary.client.tsx';
import { described, Field, FieldMessage } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import { ConnectionLost } from '#app/[locale]/(booking)/booking/_shared/connection-lost.tsx';
import { useFormAction } from '#app/_ui/form/use-form-action.ts';
import { CodeSection } from '#app/[locale]/(booking)/booking/_shared/code-section.tsx';
import { joinList } from './join.action.ts';
import styles from './waiting.module.css';

type Props = {
  /** Query of the page: the ship and the party. */
  search: string;
  idempotencyKey: string;
  /** There are several adults, so that a part of the party could travel alone. */
  canSplit: boolean;
  title: string;
};

/** Where to send the notification, and whether the party may be split. The same form works without a script. */
export function JoinForm({ search, idempotencyKey, canSplit, title }: Props) {
  const locale = useLocale();
  const t = useTranslations('common.booking.waitingForm');
  const { state, post, submit, pending, failures, connectionLost } = useFormAction(joinList, {
    attempt: 0,
    values: {},
    errors: [],
    code: null,
    problem: null,
  });
  const { errors, form } = fieldTexts(state, (code) => t(`error.${code}`));
  const hasErrors = errors.length > 0 || state.problem !== null;
  const codeFailed = state.code !== null && /^(?:wrong|missing)$/.test(state.code.why);
  const failed = connectionLost || hasErrors || codeFailed;
  const splitError = form.error('maySplit');
  const details = (
    <>
      <div className={fields.grid}>
        <Field
          id="email"
          label={t('email')}
          hint={t('emailHint')}
          error={form.error('email')}
          className={fields.half}
        >
          <input
            {...described('email', t('emailHint'), form.error('email'))}
            type="email"
            autoComplete="email"
            spellCheck={false}
            maxLength={254}
            defaultValue={state.values['email']}
          />
        </Field>
        <Field
          id="phone"
          label={t('phone')}
          hint={t('phoneHint')}
          error={form.error('phone')}
          className={fields.half}
        >
          <input
            {...described('phone', t('phoneHint'), form.error('phone'))}
            type="tel"
            autoComplete="tel"
            maxLength={20}
            defaultValue={state.values['phone']}
          />
        </Field>
      </div>
      {canSplit || splitError ? (
        <div className={styles.split}>
          {splitError ? <FieldMessage id="maySplit" text={splitError} /> : null}
          <label className={fields.check}>
            <input
              type="checkbox"
              id="maySplit"
              name="maySplit"
              value="yes"
              aria-describedby={splitError ? 'maySplit-error split-hint' : 'split-hint'}
              defaultChecked={state.values['maySplit'] === 'yes'}
            />
            <span>{t('maySplit')}</span>
          </label>
          <p id="split-hint">{t('maySplitHint')}</p>
        </div>
      ) : null}
      <button className={buttonClasses({ tone: 'navy' })} aria-disabled={pending}>
        {pending ? t('sending') : t('submit')}
      </button>
    </>
  );
  return (
    <form data-bubble-waits="" action={post} onSubmit={submit} noValidate className={styles.form}>
      <title>{failed ? t('titleWithError', { title }) : title}</title>
      <input type="hidden" name="locale" value={locale} />
      <input type="hidden" name="search" value={search} />
      <input type="hidden" name="key" value={idempotencyKey} />
      {connectionLost ? <ConnectionLost key={failures} /> : null}
      {state.code && !connectionLost ? (
        <CodeSection
          key={`code-${state.attempt}`}
          step={state.code}
          purpose="waiting"
          addressField="email"
          pending={pending}
        />
      ) : null}
      {hasErrors && !connectionLost ? (
        <ErrorSummary key={state.attempt} title={t('errorTitle')} errors={errors}>
          {state.problem ? <p>{state.problem.text ?? t('away')}</p> : null}
        </ErrorSummary>
      ) : null}
      {state.code && !hasErrors && !connectionLost ? (
        <details className={styles.sent}>
          <summary>{t('details')}</summary>
          {details}
        </details>
      ) : (
        details
      )}
    </form>
  );
}
