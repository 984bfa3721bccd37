import type { ReactNode } from 'react';
import { Chevron } from '../icon/icons.tsx';
import styles from './alert.module.css';

type Props = {
  severity: 'info' | 'warn' | 'bad';
  icon: ReactNode;
  /** The severity in words, for screen readers. */
  label: string;
  title: string;
  isFolded: boolean;
  children: ReactNode;
};

/** An alert. Folded, it is one line on phones that opens the rest; wide screens show everything at once. */
export function AlertRow({ severity, icon, label, title, isFolded, children }: Props) {
  const heading = (
    <h2>
      {icon}
      <span className="visually-hidden">{label}: </span>
      {title}
    </h2>
  );
  if (!isFolded)
    return (
      <article className={`${styles.alert} ${styles[severity]}`}>
        {heading}
        {children}
      </article>
    );
  return (
    <article className={`${styles.alert} ${styles[severity]} ${styles.folded}`}>
      {/* Where nothing folds, the title is no control. */}
      <div className={styles.plain}>{heading}</div>
      <details>
        <summary>
          {heading}
          <Chevron to="down" size={20} />
        </summary>
        {children}
      </details>
    </article>
  );
}
