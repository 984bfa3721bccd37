import { useTranslations } from 'next-intl';
import type { Locale } from '#lib/i18n/locales.ts';
import { formatPrice } from '#lib/money/price.ts';
import { Notice } from '../frame/notice.tsx';
import type { DetailsState } from './form-state.ts';

type Props = Pick<DetailsState, 'problem' | 'totalCents'> & { locale: Locale; phone: string };

/** Why the booking as a whole was refused. Everything typed stands below. */
export function ProblemNotice({ problem, totalCents, locale, phone }: Props) {
  const t = useTranslations('common.booking.travellers.problem');
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
        </Notice>
      );
    case 'price_changed':
      return (
        <Notice tone="warn" title={t('price.title')} announce>
          <p>
            {totalCents === null ? '' : t('price.now', { price: formatPrice(totalCents, locale) })}{' '}
            {t('price.text')}
          </p>
        </Notice>
      );
    case 'invalid_request':
    case 'rule_violation':
    case 'not_found':
    case 'access_denied':
    case 'idempotency_conflict':
    case 'too_many_requests':
    case 'engine_down':
      return (
        <Notice tone="bad" title={t('other.title')} announce>
          <p>{t('other.text', { phone })}</p>
        </Notice>
      );
  }
}
