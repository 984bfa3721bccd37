'use client';
import { DeskForm, type SharedTexts } from '#app/_ui/form/desk-form.client.tsx';
import { described, Field, FieldMessage } from '#app/_ui/form/field.tsx';
import { PersonFields } from '#app/_ui/form/person-fields.tsx';
import type { FormTexts } from '#app/_ui/form/form-texts.ts';
import { LARGEST_CV_BYTES } from '#lib/desk/form-state.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type el from '#messages/el.json';
import { sendApplication } from './send-application.ts';
import fields from '#app/_ui/form/fields.module.css';
import styles from './career.module.css';

type WhereFieldProps = { form: FormTexts; label: string; places: { ship: string; shore: string } };

type Props = {
  locale: Locale;
  /** Address of the page with the form. */
  path: string;
  /** Permalink of the opening in this language; null for an unsolicited application. */
  opening: string | null;
  phone: { text: string; href: string };
  shared: SharedTexts;
  texts: (typeof el)['common']['career']['form'];
  places: { ship: string; shore: string };
};

/** Name, address, CV. Nothing else is needed for an invitation. */
export function ApplicationForm({ locale, path, opening, phone, shared, texts, places }: Props) {
  // Checked before the upload: sending five megabytes over a slow connection just to be refused would be annoying.
  const check = (form: FormData) => {
    const cv = form.get('form.cv');
    return cv instanceof File && cv.size > LARGEST_CV_BYTES ? [{ field: 'cv', text: texts.cvLarge }] : [];
  };
  return (
    <DeskForm
      locale={locale}
      path={path}
      action={sendApplication}
      draft={`career ${opening ?? ''}`}
      phone={phone}
      shared={shared}
      own={texts}
      check={check}
    >
      {(form) => (
        <div className={fields.grid}>
          <input type="hidden" name="opening" value={opening ?? ''} />
          {opening === null ? <WhereField form={form} label={texts.where} places={places} /> : null}
          <PersonFields form={form} shared={shared} phone="optional" />
          <Field
            id="form.cv"
            label={texts.cv}
            hint={texts.cvHint}
            error={form.error('cv')}
            className={fields.whole}
          >
            <input
              {...described('form.cv', texts.cvHint, form.error('cv'))}
              type="file"
              required
              accept=".pdf,.doc,.docx,.odt"
            />
            {form.hasError('') && !form.error('cv') ? (
              <noscript>
                <span className={fields.hint}>{texts.cvAgain}</span>
              </noscript>
            ) : null}
          </Field>
          <Field id="form.text" label={texts.text} error={form.error('text')} className={fields.whole}>
            <textarea
              {...described('form.text', undefined, form.error('text'))}
              defaultValue={form.value('text')}
              rows={6}
              maxLength={5000}
            />
          </Field>
        </div>
      )}
    </DeskForm>
  );
}

/** On board or ashore. The first option has the id of the field, so that the error summary can link to it. */
function WhereField({ form, label, places }: WhereFieldProps) {
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
