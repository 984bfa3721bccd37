import { getTranslations } from 'next-intl/server';
import { clock, shortDay } from '#foundation/dates/format-day.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import type { RefundRow } from '#lib/booking/manage/refund-rows.ts';
import styles from './rule-bar.module.css';

type RuleBarProps = Pick<RefundRow, 'steps' | 'until'>;

/** The refund rule as a timeline: how the share falls until departure, and where the traveller is now. */
export async function RuleBar({ steps, until }: RuleBarProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.cancel.bar');
  return (
    <ol className={`${styles.bar} num`} aria-label={t('label')}>
      {steps.map((step) => {
        const isNow = step.until === until;
        const look = step.percent === 100 ? styles.all : step.percent > 0 ? styles.part : '';
        return (
          <li
            key={step.percent}
            className={`${look} ${isNow ? styles.now : ''}`}
            aria-current={isNow ? 'step' : undefined}
          >
            {isNow ? <em>{t('now')}</em> : null}
            <b>{t('percent', { percent: step.percent })}</b>
            {step.until
              ? t('until', { day: shortDay(step.until, locale), time: clock(step.until) })
              : t('after')}
          </li>
        );
      })}
    </ol>
  );
}
