import type { ReactNode } from 'react';
import styles from './form-band.module.css';

type Props = {
  title: string;
  text: string;
  /** The width of the text beside the form on a wide screen. */
  textWidth?: 'narrow' | 'wide';
  children: ReactNode;
};

/** The last section of a page with a form to the desk: its purpose, and the form beside it. Links lead to `#form`. */
export function FormBand({ title, text, textWidth = 'wide', children }: Props) {
  return (
    <section id="form" className={styles.band} aria-labelledby="form-title">
      <div className={`wrap ${styles.inner} ${textWidth === 'narrow' ? styles.narrow : ''}`}>
        <div className={styles.text}>
          <h2 id="form-title">{title}</h2>
          <p>{text}</p>
        </div>
        {children}
      </div>
    </section>
  );
}
