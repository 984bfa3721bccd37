import { FieldMessage } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import type { FormTexts } from '#app/_ui/form/form-texts.ts';
import styles from './career.module.css';

type Props = { form: FormTexts; label: string; places: { ship: string; shore: string } };

/** On board or ashore. The first choice has the id of the field, so that the summary of errors leads to it. */
export function WhereField({ form, label, places }: Props) {
  const error = form.error('where');
  return (
    <fieldset
      className={`${fields.field} ${fields.whole} ${error ? fields.wrong : ''}`}
      aria-describedby={error ? 'form.where-error' : undefined}
    >
      <legend className={fields.label}>{label}</legend>
      {error ? <FieldMessage id="form.where" text={error} /> : null}
      <div className={styles.places}>
        {(['ship', 'shore'] as const).map((place, index) => (
          <label
            key={place}
            className={fields.check}
            htmlFor={index === 0 ? 'form.where' : `form.where.${place}`}
          >
            <input
              id={index === 0 ? 'form.where' : `form.where.${place}`}
              type="radio"
              name="form.where"
              value={place}
              defaultChecked={form.value('where') === place}
            />
            <span>{places[place]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
