import type { ReactNode } from 'react';
import styles from './money-card.module.css';
import type { DecisionText } from './decision-text.server.ts';

type Props = { words: DecisionText; children: ReactNode };

/**
 * The amount, its breakdown and the buttons. The shown amount is part of the request, so a different one is never
 * carried out.
 */
export function DecisionCard({ words, children }: Props) {
  return (
    <section className={styles.card}>
      <h2>{words.title}</h2>
      {words.amount === null ? null : <p className={`${styles.amount} num`}>{words.amount}</p>}
      <dl className={`${styles.rows} num`}>
        {words.rows.map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {words.texts.map((text) => (
        <p key={text} className={styles.text}>
          {text}
        </p>
      ))}
      {children}
    </section>
  );
}
