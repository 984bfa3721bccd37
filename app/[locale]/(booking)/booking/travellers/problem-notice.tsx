import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { formatPrice } from '#foundation/money/price.ts';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { Notice } from '#app/_ui/notice/notice.tsx';
import type { DetailsState } from './form-state.ts';
import styles from './travellers.module.css';

type Props = Pick<DetailsState, 'problem' | 'detail'> & {
  /** The price in the review below, and the current price of the same seats. */
  wasCents: number;
  nowCents: number | null;
  phone: string;
  sailingsHref: string | null;
};

/**
 * Why the booking as a whole was refused, and what to do; everything typed is kept below. It takes the focus when it
 * appears (give it a new `key` with every response), because the pressed button is far below.
 */
export function ProblemNotice(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return props.problem === null ? null : (
    <div ref={box} tabIndex={-1} className={styles.problem}>
      <ProblemText {...props} />
    </div>
  );
}

function ProblemText({ problem, detail, wasCents, nowCents, phone, sailingsHref }: Props) {
  const locale = useLocale();
  const t = useTranslations('common.booking.travellers.problem');
  const others = sailingsHref ? (
    <a href={sailingsHref} className={buttonClasses({ tone: 'line', small: true })}>
      {t('gone.others')}
    </a>
  ) : null;
  switch (problem) {
    case null:
      return null;
    case 'hold_expired':
    case 'state_conflict':
      return (
        <Notice tone="warn" title={t('expired.title')} announce>
          <p>{t('expired.text')}</p>
        </Notice>
      );
    case 'sold_out':
    case 'sales_closed':
      return (
        <Notice tone="bad" title={t('gone.title')} announce>
          <p>{t('gone.text', { phone })}</p>
          {others}
        </Notice>
      );
    case 'price_changed':
      return (
        <Notice tone="warn" title={t('price.title')} announce>
          <p>
            {`${
              nowCents === null
                ? ''
                : t('price.now', {
                    was: formatPrice(wasCents, locale),
                    now: formatPrice(nowCents, locale),
                  })
            } `}
            {t('price.text')}
          </p>
          {others}
        </Notice>
      );
    case 'payment_unavailable':
      return (
        <Notice tone="warn" title={t('payment.title')} announce>
          <p>{t('payment.text', { phone })}</p>
        </Notice>
      );
    case 'unpaid_limit':
    case 'card_only':
    case 'contact_unverified':
    case 'too_many_requests':
      return (
        <Notice tone="warn" title={t(`${problem}.title`)} announce>
          <p>{detail ?? t('other.text', { phone })}</p>
          <p>{t('unpaid', { phone })}</p>
        </Notice>
      );
    case 'contact_code_expired':
    case 'invalid_request':
    case 'rule_violation':
    case 'not_found':
    case 'access_denied':
    case 'operator_only':
    case 'idempotency_conflict':
    case 'engine_down':
    case 'copy_for_testing':
      return (
        <Notice tone="bad" title={t('other.title')} announce>
          <p>{t('other.text', { phone })}</p>
        </Notice>
      );
  }
}
