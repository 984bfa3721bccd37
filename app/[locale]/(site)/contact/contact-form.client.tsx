'use client';

import { DeskForm, type SharedTexts } from '#app/_ui/form/desk-form.client.tsx';
import { described, Field } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import { PersonFields } from '#app/_ui/form/person-fields.tsx';
import type { Locale } from '#foundation/text/locales.ts';
import type el from '#messages/el.json';
import { sendMessage } from './send-message.ts';

type Props = {
  locale: Locale;
  /** Address of the page with the form. */
  path: string;
  phone: { text: string; href: string };
  shared: SharedTexts;
  texts: (typeof el)['common']['contact']['form'];
};

/** A message to the operator, with a topic so that it reaches the right people. */
export function ContactForm({ locale, path, phone, shared, texts }: Props) {
  return (
    <DeskForm
      locale={locale}
      path={path}
      action={sendMessage}
      draft="contact"
      phone={phone}
      shared={shared}
      own={texts}
    >
      {(form) => (
        <div className={fields.grid}>
          <Field id="form.topic" label={texts.topic} error={form.error('topic')} className={fields.half}>
            <select
              {...described('form.topic', undefined, form.error('topic'))}
              defaultValue={form.value('topic')}
              required
            >
              <option value="">{shared.choose}</option>
              {Object.entries(texts.topics).map(([topic, name]) => (
                <option key={topic} value={topic}>
                  {name}
                </option>
              ))}
            </select>
          </Field>
          <Field
            id="form.booking"
            label={texts.booking}
            error={form.error('booking')}
            className={fields.half}
          >
            <input
              {...described('form.booking', undefined, form.error('booking'))}
              defaultValue={form.value('booking')}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={20}
            />
          </Field>
          <Field
            id="form.text"
            label={texts.text}
            hint={texts.textHint}
            error={form.error('text')}
            className={fields.whole}
          >
            <textarea
              {...described('form.text', texts.textHint, form.error('text'))}
              defaultValue={form.value('text')}
              required
              rows={7}
              maxLength={4000}
            />
          </Field>
          <PersonFields form={form} shared={shared} phone="optional" />
        </div>
      )}
    </DeskForm>
  );
}
