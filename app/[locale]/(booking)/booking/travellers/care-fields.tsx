import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { described, Field } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import type { FormTexts } from '#app/_ui/form/form-texts.ts';
import styles from './care-fields.module.css';
import page from './travellers.module.css';

/** Something to tick: its name and its text. */
export type Wish = { name: string; text: string };

type Props = {
  names: readonly string[];
  /** What to know about it, below. */
  note: ReactNode;
  /** What a passenger may need, by the last part of the field's name. */
  care: readonly Wish[];
  /** What the office and the crew can do for the whole booking. */
  wishes: readonly Wish[];
  texts: FormTexts;
};

/** What the crew must prepare: checkboxes for the common needs, free text for the rest. Opens without a script. */
export function CareFields({ names, note, care, wishes, texts }: Props) {
  const t = useTranslations('common.booking.travellers');
  const isTicked = ({ name }: Wish) => texts.value(name) === 'yes';
  const careOf = (index: number) =>
    care.map(({ name, text }) => ({ name: `passengers.${index}.care.${name}`, text }));
  /** Whether anything was said about a passenger's needs, or is wrong with it. */
  const needsCare = (index: number) => {
    const id = `passengers.${index}.specialCare`;
    return texts.value(id) !== '' || texts.error(id) !== undefined || careOf(index).some(isTicked);
  };
  const fold = (title: string, choices: readonly Wish[], isOpen: boolean, more?: ReactNode) => (
    <details key={choices[0]?.name} open={isOpen}>
      <summary>{title}</summary>
      <div>
        {choices.map((each) => (
          <label key={each.name} className={fields.check}>
            <input type="checkbox" name={each.name} value="yes" defaultChecked={isTicked(each)} />
            <span>{each.text}</span>
          </label>
        ))}
        {more}
      </div>
    </details>
  );
  const isWished = wishes.some(isTicked);
  return (
    <details
      className={`${page.section} ${styles.optional}`}
      open={isWished || names.some((_, index) => needsCare(index))}
    >
      <summary>
        <h2>{t('careTitle')}</h2>
        <span>{t('careText')}</span>
      </summary>
      <div className={styles.care}>
        <img src="/booking/accessibility.webp" alt="" width="720" height="480" loading="lazy" />
        <div>
          {names.map((name, index) => {
            const id = `passengers.${index}.specialCare`;
            const error = texts.error(id);
            return fold(
              name || t('passenger', { number: index + 1 }),
              careOf(index),
              names.length === 1 || needsCare(index),
              <Field id={id} label={t('care')} error={error}>
                <textarea
                  {...described(id, undefined, error)}
                  defaultValue={texts.value(id)}
                  maxLength={200}
                  rows={2}
                />
              </Field>,
            );
          })}
          {fold(t('wishes'), wishes, isWished)}
          {note}
        </div>
      </div>
    </details>
  );
}
