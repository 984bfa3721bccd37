import { randomUUID } from 'node:crypto';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { Booking } from '#reservations/contract/index.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import furniture from '../frame/furniture.module.css';
import { operatorPhone } from '../frame/operator-phone.server.ts';
import { getNetwork } from '#lib/booking/reservations-client.server.ts';
import { CrossingMap } from '../summary/crossing-map.tsx';
import { SummaryCard } from '../summary/summary-card.tsx';
import { BookingLegs } from '../summary/booking-legs.tsx';
import { countriesIn } from './countries.ts';
import { DetailsForm } from './details-form.client.tsx';
import { sailingsPath } from '#lib/booking/paths.ts';
import { searchOf } from './search-of.ts';
import { ExpiredPanel } from '../hold/expired-panel.tsx';
import { PriceReview } from '../price/price-review.tsx';
import styles from './travellers.module.css';

type Props = {
  booking: Booking;
  locale: Locale;
  /** Why the same seats could not be held again. */ refused: string | undefined;
};

/** Who travels, what it costs, and the last button. */
export async function TravellersView({ booking, locale, refused }: Props) {
  const t = await getTranslations('common.booking.travellers');
  const { common } = await getMessages();
  const search = searchOf(booking);
  const [phone, network] = await Promise.all([operatorPhone(locale), getNetwork(locale)]);
  const port = (code: string | undefined) =>
    network.kind === 'ok' ? network.value.ports.find((each) => each.code === code) : undefined;
  const from = port(search?.ways[0]?.from);
  const to = port(search?.ways.findLast(({ direction }) => direction === 'A')?.to);
  return (
    <div className={`wrap ${furniture.layout}`}>
      <div>
        <NextIntlClientProvider messages={{ common: { booking: { travellers: common.booking.travellers } } }}>
          <DetailsForm
            locale={locale}
            reference={booking.reference}
            party={booking.party}
            countries={countriesIn(locale)}
            idempotencyKey={randomUUID()}
            title={t('title')}
            heading={
              <>
                <h1 className={furniture.h1}>{t('heading')}</h1>
                <p className={`${furniture.lede} ${styles.lede}`}>{t('lede')}</p>
              </>
            }
            expired={
              booking.state === 'held' ? null : (
                <ExpiredPanel booking={booking} locale={locale} refused={refused} />
              )
            }
            phone={phone.text}
            back={
              search ? (
                <a href={sailingsPath(locale, search)} className={furniture.link}>
                  {t('back')}
                </a>
              ) : null
            }
            review={
              <section className={styles.section} id="review">
                <h2>{t('reviewTitle')}</h2>
                <PriceReview
                  quote={booking.quote}
                  directions={booking.segments.map((segment) => segment.direction)}
                  locale={locale}
                />
                <div className={styles.agree}>
                  <p>{t('terms')}</p>
                </div>
              </section>
            }
          />
        </NextIntlClientProvider>
      </div>
      <SummaryCard
        locale={locale}
        quote={booking.quote}
        map={from && to ? <CrossingMap from={from} to={to} locale={locale} /> : undefined}
        legs={<BookingLegs booking={booking} locale={locale} />}
      />
    </div>
  );
}
