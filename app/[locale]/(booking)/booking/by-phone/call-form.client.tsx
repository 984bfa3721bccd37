'use client';

import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { DeskForm, type SharedTexts } from '#app/_ui/form/desk-form.client.tsx';
import { described, Field } from '#app/_ui/form/field.tsx';
import fields from '#app/_ui/form/fields.module.css';
import { callTimes } from '#contracts/desk/call-times.ts';
import { locales, type Locale } from '#foundation/text/locales.ts';
import type el from '#messages/el.json';
import styles from './by-phone.module.css';
import { requestCall } from './request-call.action.ts';

/** The trip as the pages before knew it, in words; empty where they didn't. */
export type KnownTrip = Readonly<Record<'from' | 'to' | 'day' | 'text', string>>;

type Props = {
  locale: Locale;
  /** Address of the page with the form. */
  path: string;
  phone: { text: string; href: string };
  shared: SharedTexts;
  texts: (typeof el)['common']['booking']['byPhone']['form'];
  trip: KnownTrip;
  /** Names of the ports, offered while somebody types. */
  ports: readonly string[];
};

/** Who is to be called, when and in which language, and the trip as far as it is known. */
export function CallForm({ locale, path, phone, shared, texts, trip, ports }: Props) {
  return (
    <DeskForm
      locale={locale}
      path={path}
      action={requestCall}
      draft="call"
      phone={phone}
      shared={shared}
      own={texts}
    >
      {(form) => {
        const text = (name: string, hint?: string) => ({
          ...described(`form.${name}`, hint, form.error(name)),
          defaultValue: form.value(name),
        });
        const known = (name: keyof KnownTrip) => ({
          ...text(name),
          defaultValue: form.value(name) || trip[name],
        });
        return (
          <div className={fields.grid}>
            <Field id="form.name" label={shared.name} error={form.error('name')} className={fields.half}>
              <input {...text('name')} required autoComplete="name" maxLength={100} spellCheck={false} />
            </Field>
            <Field id="form.phone" label={shared.phone} error={form.error('phone')} className={fields.half}>
              <input {...text('phone')} type="tel" required autoComplete="tel" maxLength={30} />
            </Field>
            <Field id="form.time" label={texts.time} error={form.error('time')} className={fields.half}>
              <select {...text('time')}>
                {callTimes.map((time) => (
                  <option key={time} value={time}>
                    {texts.times[time]}
                  </option>
                ))}
              </select>
            </Field>
            <Field
              id="form.language"
              label={texts.language}
              error={form.error('language')}
              className={fields.half}
            >
              <select {...text('language')} defaultValue={form.value('language') || locale}>
                {locales.map((language) => (
                  <option key={language} value={language}>
                    {texts.languages[language]}
                  </option>
                ))}
              </select>
            </Field>
            <Field
              id="form.email"
              label={texts.email}
              hint={texts.emailHint}
              error={form.error('email')}
              className={fields.whole}
            >
              <input
                {...text('email', texts.emailHint)}
                type="email"
                autoComplete="email"
                maxLength={254}
                spellCheck={false}
              />
            </Field>
            <h2 className={`${layout.h2} ${fields.whole} ${styles.trip}`}>{texts.tripTitle}</h2>
            <datalist id="call-ports">
              {ports.map((port) => (
                <option key={port}>{port}</option>
              ))}
            </datalist>
            <Field id="form.from" label={texts.from} error={form.error('from')} className={fields.third}>
              <input {...known('from')} list="call-ports" maxLength={80} />
            </Field>
            <Field id="form.to" label={texts.to} error={form.error('to')} className={fields.third}>
              <input {...known('to')} list="call-ports" maxLength={80} />
            </Field>
            <Field id="form.day" label={texts.day} error={form.error('day')} className={fields.third}>
              <input {...known('day')} maxLength={40} />
            </Field>
            <Field id="form.text" label={texts.text} error={form.error('text')} className={fields.whole}>
              <textarea {...known('text')} rows={3} maxLength={1000} />
            </Field>
          </div>
        );
      }}
    </DeskForm>
  );
}
