import type { ReactNode } from 'react';
import { CircleAlert, Info, TriangleAlert } from '#app/_ui/icon/icons.tsx';
import styles from './notice.module.css';

type Props = {
  tone: 'info' | 'warn' | 'bad';
  title: string;
  children?: ReactNode;
  /** For a response to something that the traveller has just done. */
  announce?: boolean;
};

const icons = { info: Info, warn: TriangleAlert, bad: CircleAlert };

/** What happened and what to do now, shown by background, icon and text, never by colour alone. */
export function Notice({ tone, title, children, announce = false }: Props) {
  const Icon = icons[tone];
  return (
    <section className={`${styles.notice} ${styles[tone]}`} {...(announce && { role: 'alert' })}>
      <Icon className={styles.icon} />
      <div>
        <h2>{title}</h2>
        {children}
      </div>
    </section>
  );
}
