import { currentLocale } from '#lib/i18n/current-locale.ts';
import { randomUUID } from 'node:crypto';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { Booking, BookingTerms } from '#contracts/reservations/index.ts';
import { clock, longDayInYear } from '#foundation/dates/day-words.ts';
import { monthsOfDate } from '#foundation/dates/weekdays.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { getNetwork } from '#lib/reservations/cached-reads.server.ts';
import { CrossingMap } from '#app/[locale]/(booking)/booking/_shared/crossing-map.tsx';
import { SummaryCard } from '#app/[locale]/(booking)/booking/_shared/summary-card.tsx';
import { BookingLegs } from '#app/[locale]/(booking)/booking/_shared/booking-legs.tsx';
import { countriesIn } from '#app/[locale]/(booking)/booking/_shared/countries.ts';
import { DetailsForm } from './details-form.client.tsx';
import { sailingsPath, searchFormPath } from '#lib/booking/paths.ts';
import { searchOf } from '#app/[locale]/(booking)/booking/_shared/search-of.ts';
import { ExpiredPanel } from './expired-panel.tsx';
import { PriceReview } from '#app/[locale]/(booking)/booking/_shared/price-table.tsx';
import { offeredMethods } from './payment.ts';
import { personsOf } from './person.ts';
import { TermsList } from './terms-list.tsx';
import { TripCards } from './trip-cards.tsx';
import { PetList } from './pet-list.tsx';
import review from './review.module.css';
import styles from './travellers.module.css';

type Props = {
  booking: Booking;
  /** What will hold for it; null when the service did not say. */
  terms: BookingTerms | null;
  /** The operator's day. */
  today: string;
  /** Why the same seats could not be held again. */ refused: string | undefined;
};

/** Who travels, what it costs, how it is paid, and the last button. */
export async function TravellersView({ booking, terms, today, refused }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.travellers');
  const words = await getTranslations('common.booking.review');
  const { travellers, unanswered, contactCode } = (await getMessages()).common.booking;
  const search = searchOf(booking);
  const [phone, answer] = await Promise.all([operatorPhone(locale), getNetwork()]);
  const network = answer.kind === 'ok' ? answer.value : null;
  const port = (code: string | undefined) => network?.ports.find((each) => each.code === code);
  const from = port(search?.ways[0]?.from);
  const to = port(search?.ways.findLast(({ direction }) => direction === 'A')?.to);
  const { totalCents } = booking.quote;
  const offered = totalCents > 0 ? offeredMethods(network?.payments) : [];
  const isCardOnly = terms?.agency === false && offered.some((method) => method !== 'agency');
  const methods = isCardOnly ? offered.filter((method) => method !== 'agency') : offered;
  return (
    <div className={`wrap ${furniture.layout}`}>
      <div>
        <NextIntlClientProvider messages={{ common: { booking: { travellers, unanswered, contactCode } } }}>
          <DetailsForm
            locale={locale}
            reference={booking.reference}
            party={booking.party}
            people={personsOf(booking, network?.entitlements ?? [], locale)}
            countries={countriesIn(locale)}
            months={monthsOfDate(locale)}
            totalCents={totalCents}
            methods={methods}
            isCardOnly={isCardOnly}
            payBy={
              terms
                ? words('rules.moment', {
                    day: longDayInYear(terms.payBy, today, locale),
                    time: clock(terms.payBy),
                  })
                : null
            }
            idempotencyKey={randomUUID()}
            title={t('title')}
            hrefs={{
              party: search && searchFormPath(locale, search),
              sailings: search && sailingsPath(locale, search),
            }}
            heading={
              <>
                <h1 className={furniture.h1}>{t('heading')}</h1>
                <p className={`${furniture.lede} ${styles.lede}`}>{t('lede')}</p>
              </>
            }
            expired={booking.state === 'held' ? null : <ExpiredPanel booking={booking} refused={refused} />}
            phone={phone.text}
            pets={<PetList booking={booking} />}
            back={
              search ? (
                <a href={sailingsPath(locale, search)} className={furniture.link}>
                  {t('back')}
                </a>
              ) : null
            }
            review={
              <>
                <h3 className={review.part}>{words('tripsTitle')}</h3>
                <TripCards booking={booking} network={network} today={today} />
                <h3 className={review.part}>{words('priceTitle')}</h3>
                <PriceReview quote={booking.quote} segments={booking.segments} />
              </>
            }
            terms={<TermsList booking={booking} terms={terms} />}
          />
        </NextIntlClientProvider>
      </div>
      <SummaryCard
        quote={booking.quote}
        map={from && to ? <CrossingMap from={from} to={to} /> : undefined}
        legs={<BookingLegs booking={booking} today={today} />}
      />
    </div>
  );
}
