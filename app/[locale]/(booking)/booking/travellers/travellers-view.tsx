import { CrossingTimes } from '#app/[locale]/(booking)/booking/_shared/crossing-times.tsx';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { bookingNeeds } from '#contracts/reservations/needs.ts';
import { chosenSettings } from '#lib/settings/chosen-settings.server.ts';
import { HOLD_EXTENSION_MINUTES } from '#contracts/reservations/limits.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { randomUUID } from 'node:crypto';
import { NextIntlClientProvider } from 'next-intl';
import { getMessages, getTranslations } from 'next-intl/server';
import type { Booking, BookingTerms, Network } from '#contracts/reservations/index.ts';
import { clock, longDayInYear } from '#foundation/dates/format-day.ts';
import { monthsOfDate } from '#foundation/dates/weekdays.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { getNetwork } from '#lib/reservations/cached-reads.server.ts';
import { CrossingMap } from '#app/[locale]/(booking)/booking/_shared/crossing-map.tsx';
import { SummaryBar, SummaryCard } from '#app/[locale]/(booking)/booking/_shared/summary-card.tsx';
import { BookingLegs } from '#app/[locale]/(booking)/booking/_shared/summary-leg.tsx';
import { countriesIn } from '#app/[locale]/(booking)/booking/_shared/countries.ts';
import { careNeeds } from '#lib/booking/details/care.ts';
import { Phone } from '#app/_ui/icon/drawn.server.tsx';
import type { Values } from '#lib/booking/details/values.ts';
import type { Wish } from './care-fields.tsx';
import { DetailsForm } from './details-form.client.tsx';
import { sailingsPath, searchFormPath } from '#lib/booking/paths.ts';
import { Stopovers } from '#app/[locale]/(booking)/booking/_shared/stopovers.tsx';
import { searchOf } from '#app/[locale]/(booking)/booking/_shared/search-of.ts';
import { ExpiredPanel } from './expired-panel.tsx';
import { PriceTable } from '#app/[locale]/(booking)/booking/_shared/price-table.tsx';
import { offeredMethods } from './payment.ts';
import { personsOf } from './person.ts';
import { RememberTravellers, SavedTravellers } from './saved-travellers.tsx';
import { TermsList } from './terms-list.tsx';
import review from './review.module.css';
import careStyles from './care-fields.module.css';
import styles from './travellers.module.css';
import { unbroken } from '#foundation/text/unbroken.ts';
import { IslandPicture } from '#app/[locale]/(booking)/booking/_shared/island-picture.tsx';
import { bookedBounds } from '#lib/booking/booked-bounds.ts';
import { formatPrice } from '#foundation/money/price.ts';
import { itemCents } from '#app/[locale]/(booking)/booking/_shared/price-rows.ts';

type Props = {
  booking: Booking;
  /** The terms that will apply; null when the service didn't respond. */
  terms: BookingTerms | null;
  /** Today in the operator's time zone. */
  today: string;
  /** Why the same seats couldn't be held again. */ refused: string | undefined;
};

/** The travellers, the price, the payment method, and the submit button. */
export async function TravellersView({ booking, terms, today, refused }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.travellers');
  const [tReview, tHold] = await Promise.all([
    getTranslations('common.booking.review'),
    getTranslations('common.booking.hold'),
  ]);
  const { travellers, unanswered, contactCode } = (await getMessages()).common.booking;
  const search = searchOf(booking);
  const [phone, answer] = await Promise.all([operatorPhone(locale), getNetwork()]);
  const network = answer.kind === 'ok' ? answer.value : null;
  const port = (code: string | undefined) => network?.ports.find((each) => each.code === code);
  const from = port(search?.bounds[0]?.from);
  const to = port(search?.bounds.findLast(({ direction }) => direction === 'A')?.to);
  const { totalCents } = booking.quote;
  const offered = totalCents > 0 ? offeredMethods(network?.payments) : [];
  const isCardOnly = terms?.agency === false && offered.some((method) => method !== 'agency');
  const methods = isCardOnly ? offered.filter((method) => method !== 'agency') : offered;
  return (
    <>
      <div className={`wrap ${layout.layout}`}>
        <div>
          <NextIntlClientProvider messages={{ common: { booking: { travellers, unanswered, contactCode } } }}>
            <DetailsForm
              reference={booking.reference}
              party={booking.party}
              people={personsOf(booking, network?.entitlements ?? [], locale)}
              countries={countriesIn(locale)}
              months={monthsOfDate(locale)}
              totalCents={totalCents}
              today={today}
              methods={methods}
              isCardOnly={isCardOnly}
              payBy={
                terms
                  ? tReview('rules.moment', {
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
                  <h1 className={layout.h1}>{t('heading')}</h1>
                  <p className={`${layout.lede} ${review.lede}`}>{t('lede')}</p>
                  {booking.holdMayBeExtended ? (
                    <noscript>
                      <button
                        name="longer"
                        value="yes"
                        className={buttonClasses({ tone: 'line', small: true })}
                      >
                        {tHold('longer', { minutes: HOLD_EXTENSION_MINUTES })}
                      </button>
                    </noscript>
                  ) : null}
                </>
              }
              expired={booking.state === 'held' ? null : <ExpiredPanel booking={booking} refused={refused} />}
              phone={phone.text}
              careNote={
                <p className={careStyles.note}>
                  <Phone aria-hidden className="icon" />
                  <span>{t('careNote', { phone: phone.text })}</span>
                </p>
              }
              care={careNeeds.map((name) => ({ name, text: t(`needs.${name}`) }))}
              {...await wishesOf()}
              saved={<SavedTravellers />}
              remember={<RememberTravellers />}
              pets={<PetList booking={booking} />}
              back={
                search ? (
                  <a href={sailingsPath(locale, search)} className={layout.link}>
                    {t('back')}
                  </a>
                ) : null
              }
              review={
                <>
                  <h3 className={review.part}>{tReview('tripsTitle')}</h3>
                  <TripCards booking={booking} network={network} today={today} />
                  <h3 className={review.part}>{tReview('priceTitle')}</h3>
                  <PriceTable quote={booking.quote} segments={booking.segments} />
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
          isSheet
        />
      </div>
      <SummaryBar quote={booking.quote}>
        <a href="#review" className={buttonClasses()}>
          {t('toReview')}
        </a>
      </SummaryBar>
    </>
  );
}

/** Large print for those who have set larger text, and being called for those who want help by phone; the rest is theirs to choose. */
async function wishesOf(): Promise<{ wishes: Wish[]; suggested: Values }> {
  const [t, { textSize, on }] = await Promise.all([
    getTranslations('common.booking.needs'),
    chosenSettings(),
  ]);
  return {
    wishes: bookingNeeds.map((need) => ({ name: `needs.${need}`, text: t(need) })),
    suggested: {
      ...(textSize !== '100' && { 'needs.large_print': 'yes' }),
      ...(on.has('phone') && { 'needs.spoken': 'yes' }),
    },
  };
}

type TripCardsProps = { booking: Booking; network: Network | null; today: string };

/** Each bound once more before payment: day, times, ship and quay, under its destination's picture. */
async function TripCards({ booking, network, today }: TripCardsProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.review');
  const summary = await getTranslations('common.booking.summary');
  const bounds = bookedBounds(booking.segments);
  const outward = bounds.filter(({ direction }) => direction === 'A').length;
  return (
    <ol className={review.trips}>
      {bounds.map(({ direction, from, to, numbers, segments }, index) => {
        const [first] = segments;
        const name = direction === 'R' ? 'back' : outward > 1 ? 'leg' : 'out';
        return (
          <li key={numbers.join('-')} className={review.trip}>
            <IslandPicture
              island={network?.ports.find(({ code }) => code === to.port)?.island ?? ''}
              className={review.scene}
              sizes="(min-width: 768px) 400px, 100vw"
            />
            <div className={review.facts}>
              <p className={review.soft}>
                {unbroken(summary(name, { number: index + 1, day: longDayInYear(from.at, today, locale) }))}
              </p>
              <h3>{t('rules.way', { from: from.portName[locale], to: to.portName[locale] })}</h3>
              <p className={`${review.times} num`}>
                <CrossingTimes departsAt={from.at} arrivesAt={to.at} />
              </p>
              <p className={review.soft}>
                {segments.map(({ leg }) => leg.vessel.name[locale]).join(', ')}
                {first ? `, ${summary(first.class)}` : ''}
              </p>
              <p className={review.soft}>
                {first
                  ? t('rules.quayAt', { quay: from.quayName[locale], time: clock(first.beThereBy) })
                  : ''}
              </p>
              {segments.map(({ leg }) => (
                <Stopovers key={leg.tripId} leg={leg} className={review.soft} />
              ))}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

type PetListProps = { booking: Booking };

/** Nothing to fill in: the animals, their prices and what to bring. */
async function PetList({ booking }: PetListProps) {
  const locale = await currentLocale();
  const { party, quote } = booking;
  if (party.pets.length === 0) return null;
  const t = await getTranslations('common.booking.review');
  return (
    <section className={styles.section}>
      <h2>{t('petsTitle')}</h2>
      <ul className={styles.rows}>
        {party.pets.map(({ category }, index) => {
          const item = `pet:${index}`;
          return (
            <li key={item}>
              <span className={styles.who}>
                {t(`petCategory.${category}`)}
                <small>{t(`petBring.${category}`)}</small>
              </span>
              <span className={`${styles.price} num`}>{formatPrice(itemCents(quote, item), locale)}</span>
            </li>
          );
        })}
      </ul>
      <p>{t('petPapers')}</p>
    </section>
  );
}
