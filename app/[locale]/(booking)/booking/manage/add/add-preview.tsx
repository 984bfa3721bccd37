import { useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { FormTexts } from '#app/_ui/form/form-texts.ts';
import type { AdditionKind } from '#lib/booking/manage/change/addition.ts';
import { DecisionCard } from '#app/[locale]/(booking)/booking/manage/_shared/decision-card.tsx';
import type { Choices } from './add-fields.tsx';
import type { AddState } from './add-state.ts';
import styles from './add.module.css';

type Props = {
  kind: AdditionKind;
  preview: NonNullable<AddState['preview']>;
  form: FormTexts;
  choices: Choices;
  pending: boolean;
  /** Something above has taken the focus. */
  quiet: boolean;
};

const carried = {
  vehicle: ['category', 'plate', 'driver'],
  passenger: [
    'category',
    'surname',
    'given',
    'birthDay',
    'birthMonth',
    'birthYear',
    'gender',
    'nationality',
    'claim',
    'man',
  ],
  pet: ['category'],
} as const satisfies Record<AdditionKind, readonly string[]>;

/** What joins and what it costs. Takes the focus when it appears: a screen reader then reads the sum. */
export function AddPreview({ kind, preview, form, choices, pending, quiet }: Props) {
  const t = useTranslations('common.booking.add');
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!quiet) box.current?.focus();
  }, [quiet]);
  const category = choices.category.find(({ value }) => value === form.value('category'))?.name ?? '';
  const name = {
    vehicle: form.value('plate'),
    passenger: `${form.value('given')} ${form.value('surname')}`,
    pet: '',
  }[kind].trim();
  return (
    <div ref={box} tabIndex={-1} className={styles.preview}>
      {carried[kind].map((field) => (
        <input key={field} type="hidden" name={field} value={form.value(field)} />
      ))}
      <input type="hidden" name="expectedDifferenceCents" value={preview.expectedDifferenceCents} />
      <div>
        <h3>{t('joins')}</h3>
        <p className={styles.what}>{name ? `${name}, ${category}` : category}</p>
        {preview.reasons.length > 0 ? <h3>{t('whyTitle')}</h3> : null}
        {preview.reasons.map((reason) => (
          <p key={reason}>{reason}</p>
        ))}
      </div>
      <DecisionCard words={preview}>
        <div className={styles.buttons}>
          <button
            name="intent"
            value="confirm"
            className={buttonClasses({ tone: 'navy', wide: true })}
            aria-disabled={pending}
          >
            {pending ? t('confirming') : preview.confirm}
          </button>
          <button name="intent" value="edit" className={buttonClasses({ tone: 'line', wide: true })}>
            {t('edit')}
          </button>
        </div>
      </DecisionCard>
    </div>
  );
}
