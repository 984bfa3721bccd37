'use client';

import { useEffect, useRef } from 'react';
import { CircleCheck } from '#app/_ui/icon/icons.tsx';
import type { DeskFormState } from '#lib/desk/form-state.ts';
import type { OwnTexts, SharedTexts } from './desk-form.client.tsx';
import styles from './desk-form.module.css';

type Props = {
  sent: NonNullable<DeskFormState['sent']>;
  path: string;
  phone: { text: string; href: string };
  shared: SharedTexts;
  own: OwnTexts;
};

/** Replaces the form once the desk has received it, and takes the focus, so that screen readers read the confirmation. */
export function FormSent({ sent, path, phone, shared, own }: Props) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <section ref={box} className={styles.sent} tabIndex={-1} aria-labelledby="form-sent">
      <CircleCheck className={styles.tick} strokeWidth={1.5} />
      <h3 id="form-sent">{own.sentTitle}</h3>
      <p className={styles.reference}>
        <span>{shared.reference}</span> <strong translate="no">{sent.reference}</strong>
      </p>
      <p>{own.sentText}</p>
      {own.sentCall ? (
        <p>
          {own.sentCall} <a href={phone.href}>{phone.text}</a>
        </p>
      ) : null}
      {sent.email === '' ? null : (
        <p>
          {`${shared.receipt} `}
          <span className={styles.address}>{sent.email}</span>
        </p>
      )}
      {/* The address without its fragment is a different one, so a click loads a fresh page, with and without script. */}
      <a className={styles.again} href={path}>
        {own.another}
      </a>
    </section>
  );
}
