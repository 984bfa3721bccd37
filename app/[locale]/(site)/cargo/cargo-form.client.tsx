'use client';

import { DeskForm, type SharedTexts } from '#app/_ui/form/desk-form.client.tsx';
import { control, described, Field, FieldMessage } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import { PersonFields } from '#app/_ui/form/person-fields.tsx';
import type { Locale } from '#foundation/text/locales.ts';
import type el from '#messages/el.json';
import styles from './cargo.module.css';
import { GoodsFields } from './goods-fields.tsx';
import { requestTransport } from './request-transport.ts';

export type CargoTexts = (typeof el)['common']['cargo']['form'];

type Props = {
  locale: Locale;
  /** Address of the page with the form. */
  path: string;
  phone: { text: string; href: string };
  ports: readonly { code: string; name: string }[];
  shared: SharedTexts;
  texts: CargoTexts;
};

/** A request for a price: route and day, the goods, the sender. */
export function CargoForm({ locale, path, phone, ports, shared, texts }: Props) {
  return (
    <DeskForm
      locale={locale}
      path={path}
      action={requestTransport}
      draft="cargo"
      phone={phone}
      shared={shared}
      own={texts}
    >
      {(form) => {
        const harmless = form.error('harmless');
        return (
          <>
            <fieldset className={styles.group}>
              <legend>{texts.journey}</legend>
              <div className={fields.grid}>
                {(['from', 'to'] as const).map((end) => (
                  <Field
                    key={end}
                    id={`form.${end}`}
                    label={texts[end]}
                    error={form.error(end)}
                    className={styles.third ?? ''}
                  >
                    <select {...control(form, end)} required>
                      <option value="">{shared.choose}</option>
                      {ports.map((port) => (
                        <option key={port.code} value={port.code}>
                          {port.name}
                        </option>
                      ))}
                    </select>
                  </Field>
                ))}
                <Field
                  id="form.day"
                  label={texts.day}
                  error={form.error('day')}
                  className={styles.third ?? ''}
                >
                  <span className={styles.day}>
                    <input {...control(form, 'day')} type="date" required />
                    <span aria-hidden>{shared.choose}</span>
                  </span>
                </Field>
              </div>
            </fieldset>
            <GoodsFields form={form} shared={shared} texts={texts} />
            <fieldset className={styles.group}>
              <legend>{texts.who}</legend>
              <div className={fields.grid}>
                <PersonFields form={form} shared={shared} phone="required" />
                <Field
                  id="form.company"
                  label={texts.company}
                  error={form.error('company')}
                  className={fields.whole}
                >
                  <input {...control(form, 'company')} autoComplete="organization" maxLength={100} />
                </Field>
              </div>
            </fieldset>
            <div className={harmless ? fields.wrong : ''}>
              {harmless ? <FieldMessage id="form.harmless" text={harmless} /> : null}
              <label className={`${fields.check} ${styles.harmless}`} htmlFor="form.harmless">
                <input
                  {...described('form.harmless', undefined, harmless)}
                  className=""
                  type="checkbox"
                  required
                  value="yes"
                  defaultChecked={form.value('harmless') === 'yes'}
                />
                <span>{texts.harmless}</span>
              </label>
            </div>
          </>
        );
      }}
    </DeskForm>
  );
}
