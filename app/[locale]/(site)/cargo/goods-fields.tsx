import type { SharedTexts } from '#app/_ui/form/desk-form.client.tsx';
import { control, Field } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import type { FormTexts } from '#app/_ui/form/form-texts.ts';
import type { CargoTexts } from './cargo-form.client.tsx';
import styles from './cargo.module.css';

type Props = { form: FormTexts; shared: SharedTexts; texts: CargoTexts };

/** Numbers are text fields: a number input discards what it can't parse, and Greek keyboards write `12,5`. */
export function GoodsFields({ form, shared, texts }: Props) {
  const number = (name: string, mode: 'numeric' | 'decimal') => ({
    ...control(form, name),
    inputMode: mode,
    autoComplete: 'off',
    maxLength: 12,
  });
  return (
    <fieldset className={styles.group}>
      <legend>{texts.what}</legend>
      <div className={fields.grid}>
        <Field id="form.kind" label={texts.kind} error={form.error('kind')} className={styles.third ?? ''}>
          <select {...control(form, 'kind')} required>
            <option value="">{shared.choose}</option>
            {Object.entries(texts.kinds).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </select>
        </Field>
        <Field
          id="form.pieces"
          label={texts.pieces}
          error={form.error('pieces')}
          className={styles.third ?? ''}
        >
          <input {...number('pieces', 'numeric')} required />
        </Field>
        <Field
          id="form.weightKg"
          label={texts.weight}
          error={form.error('weightKg')}
          className={styles.third ?? ''}
        >
          <input {...number('weightKg', 'decimal')} required />
        </Field>
        <fieldset className={`${fields.whole} ${styles.sizes}`}>
          <legend>{texts.sizes}</legend>
          <div className={fields.grid}>
            {(['length', 'width', 'height'] as const).map((side) => (
              <Field
                key={side}
                id={`form.${side}Cm`}
                label={texts[side]}
                error={form.error(`${side}Cm`)}
                className={styles.side ?? ''}
              >
                <input {...number(`${side}Cm`, 'decimal')} />
              </Field>
            ))}
          </div>
        </fieldset>
        <Field id="form.text" label={texts.text} error={form.error('text')} className={fields.whole}>
          <textarea {...control(form, 'text')} rows={4} maxLength={2000} />
        </Field>
      </div>
    </fieldset>
  );
}
