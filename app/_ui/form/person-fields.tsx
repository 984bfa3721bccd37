import type { SharedTexts } from './desk-form.client.tsx';
import { control, Field } from './field.tsx';
import fields from './fields.module.css';
import type { FormTexts } from './form-texts.ts';

type Props = { form: FormTexts; shared: SharedTexts; phone: 'required' | 'optional' };

/** The sender and the address for the reply; the same three fields in every form. */
export function PersonFields({ form, shared, phone }: Props) {
  return (
    <>
      <Field id="form.name" label={shared.name} error={form.error('name')} className={fields.whole}>
        <input {...control(form, 'name')} required autoComplete="name" maxLength={100} spellCheck={false} />
      </Field>
      <Field id="form.email" label={shared.email} error={form.error('email')} className={fields.half}>
        <input
          {...control(form, 'email')}
          type="email"
          required
          autoComplete="email"
          maxLength={254}
          spellCheck={false}
        />
      </Field>
      <Field
        id="form.phone"
        label={phone === 'required' ? shared.phone : shared.phoneOptional}
        error={form.error('phone')}
        className={fields.half}
      >
        <input
          {...control(form, 'phone')}
          type="tel"
          required={phone === 'required'}
          autoComplete="tel"
          maxLength={30}
        />
      </Field>
    </>
  );
}
