import { useLocale, useTranslations } from 'next-intl';
import { useEffect, useRef } from 'react';
import { formatPrice } from '#foundation/money/price.ts';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { Notice } from '#app/_ui/notice/notice.tsx';
import type { ProblemCode } from '#contracts/reservations/index.ts';
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

/** Problems with a text of their own; all others are told as a fault of ours. */
const texts: Partial<Record<ProblemCode, 'expired' | 'gone' | 'price' | 'payment'>> = {
  hold_expired: 'expired',
  state_conflict: 'expired',
  sold_out: 'gone',
  sales_closed: 'gone',
  price_changed: 'price',
  payment_unavailable: 'payment',
};
/** Why seats can't be held unpaid. The service says more. */
const limits = ['unpaid_limit', 'card_only', 'contact_unverified', 'too_many_requests'] as const;

function ProblemText({ problem, detail, wasCents, nowCents, phone, sailingsHref }: Props) {
  const locale = useLocale();
  const t = useTranslations('common.booking.travellers.problem');
  const limit = limits.find((each) => each === problem);
  const kind = (problem && texts[problem]) ?? 'other';
  const now =
    kind === 'price' && nowCents !== null
      ? `${t('price.now', { was: formatPrice(wasCents, locale), now: formatPrice(nowCents, locale) })} `
      : '';
  return (
    <Notice
      tone={kind === 'gone' || (kind === 'other' && !limit) ? 'bad' : 'warn'}
      title={t(`${limit ?? kind}.title`)}
      announce
    >
      <p>{(limit && detail) ?? now + t(`${kind}.text`, { phone })}</p>
      {limit ? <p>{t('unpaid', { phone })}</p> : null}
      {sailingsHref && (kind === 'gone' || kind === 'price') ? (
        <a href={sailingsHref} className={buttonClasses({ tone: 'line', small: true })}>
          {t('gone.others')}
        </a>
      ) : null}
    </Notice>
  );
}
