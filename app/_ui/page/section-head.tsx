import type { ReactNode } from 'react';
import styles from './section.module.css';

type Props = { id?: string; over?: string; title: string; children?: ReactNode };

/** Heading of a section of the page, with an element beside it: a link, a clock. */
export function SectionHead({ id, over, title, children }: Props) {
  return (
    <div className={styles.head}>
      <div>
        {over ? <p className={styles.over}>{over}</p> : null}
        <h2 id={id}>{title}</h2>
      </div>
      {children}
    </div>
  );
}
