import type { ReactNode } from 'react';
import styles from './money-card.module.css';
import type { DecisionText } from './decision-text.server.ts';

type Props = { decision: DecisionText; children: ReactNode };

/**
 * The amount, its breakdown and the buttons. The shown amount is part of the request, so a different one is never
 * carried out.
 */
export function DecisionCard({ decision, children }: Props) {
  return (
    <section className={`${styles.card} ${styles.decision}`} data-bubble-waits="">
      <div className={styles.halves}>
        <div>
          <h2>{decision.title}</h2>
          {decision.amount === null ? null : <p className={`${styles.amount} num`}>{decision.amount}</p>}
          <dl className={`${styles.rows} num`}>
            {decision.rows.map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </div>
        <div>
          {decision.texts.map((text) => (
            <p key={text} className={styles.text}>
              {text}
            </p>
          ))}
          {decision.warning ? (
            <div className={styles.warning}>
              <p>
                <strong>{decision.warning.title}</strong>
              </p>
              <p>{decision.warning.text}</p>
            </div>
          ) : null}
          {children}
        </div>
      </div>
    </section>
  );
}
