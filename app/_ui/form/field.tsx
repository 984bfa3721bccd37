import type { ReactNode } from 'react';
import { TriangleAlert } from '#app/_ui/icon/icons.tsx';
import styles from './fields.module.css';
import type { FormTexts } from './form-texts.ts';

type Props = {
  id: string;
  label: string;
  hint?: string | undefined;
  error?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
};

/** Label, hint and message of a field, always in this order above it, so that a screen keyboard never covers them. */
export function Field({ id, label, hint, error, className = '', children }: Props) {
  return (
    <div className={`${styles.field} ${error ? styles.wrong : ''} ${className}`}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {hint ? (
        <span className={styles.hint} id={`${id}-hint`}>
          {hint}
        </span>
      ) : null}
      {error ? <FieldMessage id={id} text={error} /> : null}
      {children}
    </div>
  );
}

export function FieldMessage({ id, text }: { id: string; text: string }) {
  return (
    <p className={styles.message} id={`${id}-error`}>
      <TriangleAlert strokeWidth={2} />
      <span>{text}</span>
    </p>
  );
}

/** A control's attributes for its hint and its message; spread them on the input. */
export function described(id: string, hint: string | undefined, error: string | undefined) {
  const ids = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return {
    id,
    name: id,
    className: styles.input,
    'aria-describedby': ids || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

/** The same with what was typed, for a control of a form that a visitor sends. */
export function control(form: FormTexts, name: string, hint?: string) {
  return { ...described(`form.${name}`, hint, form.error(name)), defaultValue: form.value(name) };
}
