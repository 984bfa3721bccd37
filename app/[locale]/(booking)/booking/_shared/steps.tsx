import { Check } from '#app/_ui/icon/drawn.server.tsx';
import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import styles from './flow-frame.module.css';

const steps = ['sailings', 'travellers', 'confirmation'] as const;
type Step = (typeof steps)[number];

type Props = { now: Step; /** Content for the step, such as the remaining time. */ children?: ReactNode };

/** The traveller's current step. It is sticky, because the remaining time must stay visible. */
export async function Steps({ now, children }: Props) {
  const t = await getTranslations('common.booking.steps');
  const current = steps.indexOf(now);
  return (
    <nav className={styles.steps} aria-label={t('label')}>
      <div className={`wrap ${styles.stepsIn}`}>
        <ol>
          {steps.map((step, index) => (
            <li
              key={step}
              className={index === current ? styles.now : index < current ? styles.done : ''}
              aria-current={index === current ? 'step' : undefined}
            >
              <b>
                {index < current ? <Check aria-hidden size={16} strokeWidth={2.5} /> : index + 1}
                <span className={styles.of}>/{steps.length}</span>
              </b>
              {t(step)}
              {index < current ? <span className="visually-hidden">{t('done')}</span> : null}
            </li>
          ))}
        </ol>
        {children}
      </div>
    </nav>
  );
}
