import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { clock } from '#foundation/dates/format-day.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { unbroken } from '#foundation/text/unbroken.ts';
import { paths } from '#lib/routes/paths.ts';
import type { Booking, BookingTerms } from '#contracts/reservations/index.ts';
import { bookedBounds } from '#lib/booking/booked-bounds.ts';
import styles from './review.module.css';

type Props = {
  booking: Booking;
  /** Null when the service doesn't respond. */ terms: BookingTerms | null;
};

/** The terms of exactly these tickets, by the rules that will be applied; the full text is one click away. */
export async function TermsList({ booking, terms }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.review');
  const bounds = bookedBounds(booking.segments);
  const moment = (instant: string) =>
    t('rules.moment', { day: datedDay(instant, locale), time: clock(instant) });
  const [firstTerms] = terms?.segments ?? [];
  const change = firstTerms?.changes[0] ?? firstTerms?.openDate ?? null;
  return (
    <section className={styles.reviewSection}>
      <h2>{t('rules.title')}</h2>
      <dl className={styles.rules}>
        {terms ? (
          <div>
            <dt>{t('rules.cancel')}</dt>
            <dd>
              {terms.segments.map(({ segment, refunds }) => {
                const leg = booking.segments[segment]?.leg;
                const full = booking.quote.segmentCents[segment];
                return (
                  <p key={segment}>
                    {leg && terms.segments.length > 1 ? (
                      <b>
                        {t('rules.way', { from: leg.from.portName[locale], to: leg.to.portName[locale] })}
                        {': '}
                      </b>
                    ) : null}
                    {refunds.map(({ until, cents }) => (
                      <span key={cents}>
                        {`${t(cents === full ? 'rules.all' : 'rules.part', {
                          until: moment(until ?? leg?.from.at ?? ''),
                          amount: formatPrice(cents, locale),
                        })} `}
                      </span>
                    ))}
                    {t(refunds.length > 0 ? 'rules.nothing' : 'rules.never')}
                  </p>
                );
              })}
            </dd>
          </div>
        ) : null}
        {terms?.carrier ? (
          <div>
            <dt>{t('rules.carrier')}</dt>
            <dd>{unbroken(terms.carrier[locale])}</dd>
          </div>
        ) : null}
        {change ? (
          <div>
            <dt>{t('rules.change')}</dt>
            <dd>{unbroken(change.reason[locale])}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('rules.quay')}</dt>
          <dd>
            {bounds.map(({ from, segments: [first] }) =>
              first ? (
                <p key={first.leg.tripId}>
                  {t('rules.quayOn', {
                    quay: from.quayName[locale],
                    day: datedDay(first.beThereBy, locale),
                    time: clock(first.beThereBy),
                  })}
                </p>
              ) : null,
            )}
            <p>{t('rules.papers')}</p>
          </dd>
        </div>
      </dl>
      <p className={styles.agree}>
        {t('rules.agree')} <a href={paths.page(locale, 'travel-terms')}>{t('rules.terms')}</a>
        <span aria-hidden>{'\u00A0· '}</span>
        <a href={paths.page(locale, 'privacy-policy')}>{t('rules.privacy')}</a>
      </p>
    </section>
  );
}
