import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { statusOf } from '#lib/booking/manage/booking-status.ts';
import { brokenShip, byShip, isOff, lookOf } from '#lib/booking/tickets/by-ship.ts';
import {
  type Booking,
  type IssuedTickets,
  type Network,
  printReference,
} from '#contracts/reservations/index.ts';
import layout from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { CancelLink, MoneyCard } from '#app/[locale]/(booking)/booking/manage/_shared/money-card.tsx';
import { boundNames } from '#app/[locale]/(booking)/booking/_shared/bound-names.ts';
import { PaidRows } from '#app/[locale]/(booking)/booking/_shared/paid-rows.tsx';
import { PriceTable } from '#app/[locale]/(booking)/booking/_shared/price-table.tsx';
import { QuaySection } from './quay-section.tsx';
import { KeepAwake } from '#app/[locale]/(booking)/booking/ticket/keep-awake.client.tsx';
import { Pass, Stub } from '#app/[locale]/(booking)/booking/ticket/pass.tsx';
import { StayCurrent } from '#app/[locale]/(booking)/booking/ticket/stay-current.client.tsx';
import { BookingJsonLd } from './booking-json-ld.tsx';
import { ForgetDraft } from './forget-draft.client.tsx';
import { RememberedTrip } from '#app/[locale]/(booking)/booking/_shared/remembered-trip.tsx';
import { Hero } from './hero.tsx';
import { KeepList } from './keep-list.tsx';
import { NextSteps } from './next-steps.tsx';
import styles from './confirmation.module.css';
import { Phone } from '#app/_ui/icon/drawn.server.tsx';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { ReactNode } from 'react';

type Props = {
  booking: Booking;
  /** Null when there are none, or when they couldn't be read. */
  issued: IssuedTickets | null;
  network: Network | null;
  now: Date;
};

/** The confirmed booking: passes first, then next steps, the quay, the travellers and the price. */
export async function ConfirmationView({ booking, issued, network, now }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.confirmation');
  const mine = await getTranslations('common.booking.mine');
  const reference = printReference(booking.reference);
  const standing = statusOf(booking);
  const nameOfBound = await boundNames(booking);
  const ships = byShip(booking, issued, now);
  const [next, ...later] = ships.filter(
    ({ isOver, segment }) => !isOver && (segment.state ?? 'live') === 'live' && !isOff(segment),
  );
  const hasDate = standing === 'unpaid' || standing === 'ticketed';
  const isTicketed = standing === 'ticketed';
  const quay =
    hasDate && next ? (
      <QuaySection
        segment={next.segment}
        later={later.map(({ segment }) => segment)}
        network={network}
        hasCodes={next.coded.length > 0}
        // One pass leaves room for the map beside it; several have it below them.
        beside={isTicketed ? (ships.length === 1 ? 'all' : 'text') : null}
      />
    ) : null;
  const islandOf = (code: string) => network?.ports.find((port) => port.code === code)?.island ?? '';
  return (
    <>
      <ForgetDraft />
      <KeepAwake />
      <StayCurrent />
      <BookingJsonLd booking={booking} />
      <Hero booking={booking} />
      <div className="wrap">
        <div
          className={`${styles.top} ${isTicketed ? (ships.length === 1 ? styles.withQuay : styles.withMap) : styles.withNext}`}
        >
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and Safari doesn't make scroll containers focusable */}
          <section className={styles.passes} aria-label={mine('tripsTitle')} tabIndex={0}>
            <ul>
              {ships.map((ship) => (
                <li key={ship.index}>
                  <Pass
                    segment={ship.segment}
                    title={nameOfBound(ship.index)}
                    island={islandOf(ship.segment.leg.to.port)}
                    reference={ship.coded.length > 0 ? reference : undefined}
                    look={lookOf(ship, booking)}
                    now={now}
                  >
                    <Stub ship={ship} booking={booking} reference={reference} />
                  </Pass>
                </li>
              ))}
            </ul>
          </section>
          {isTicketed ? null : (
            <div className={styles.next}>
              {standing === 'unpaid' && !brokenShip(booking) ? (
                <NextSteps booking={booking} network={network} />
              ) : (
                <>
                  {booking.actions?.redate ? (
                    <p className={styles.redate}>
                      <ButtonLink href={managePath(locale, booking.reference)} wide>
                        {t('redate')}
                      </ButtonLink>
                    </p>
                  ) : null}
                  <MoneyCard booking={booking}>
                    <CancelLink booking={booking} phone={(await operatorPhone(locale)).text} />
                  </MoneyCard>
                </>
              )}
            </div>
          )}
          <KeepList booking={booking} ships={ships}>
            <RememberedTrip booking={booking} />
          </KeepList>
          {isTicketed ? quay : null}
        </div>
        {isTicketed ? null : quay}
        <div className={styles.below}>
          <section>
            <h2 className={layout.h2}>{standing === 'unpaid' ? t('priceTitle') : mine('priceTitle')}</h2>
            <PriceTable quote={booking.quote} segments={booking.segments} />
            <PaidRows booking={booking} />
          </section>
          {booking.passengers.length > 0 ? <TravellersList booking={booking} /> : null}
        </div>
      </div>
      <ChangeBand reference={booking.reference} />
    </>
  );
}

/** Links for changing the booking. */
async function ChangeBand({ reference }: { reference: string }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.confirmation');
  const phone = await operatorPhone(locale);
  return (
    <section className={styles.band}>
      <div className={`wrap ${styles.bandIn}`}>
        <div>
          <h2 className={layout.h2}>{t('changeTitle')}</h2>
          <p>{t('changeText')}</p>
        </div>
        <div className={styles.actions}>
          <a href={managePath(locale, reference)} className={buttonClasses({ tone: 'navy' })}>
            {t('manage')}
          </a>
          <a href={phone.href} className={`${buttonClasses({ tone: 'line' })} num`}>
            <Phone aria-hidden className="icon" />
            {phone.text}
          </a>
        </div>
      </div>
    </section>
  );
}

/** The travellers, as the crew's list shows them. */
async function TravellersList({ booking }: { booking: Booking }) {
  const t = await getTranslations('common.booking.confirmation');
  const names = await getTranslations('common.booking.travellers');
  return (
    <section>
      <h2 className={layout.h2}>{t('travellersTitle')}</h2>
      <ul className={styles.list}>
        {booking.passengers.map((passenger, index) => (
          <li key={`${passenger.surname} ${passenger.given} ${String(index)}`}>
            <Name isOff={passenger.cancelled}>{`${passenger.given} ${passenger.surname}`}</Name>
            <span>{passenger.cancelled ? t('notTravelling') : names(`category.${passenger.category}`)}</span>
          </li>
        ))}
        {booking.vehicles.map((vehicle, index) => (
          <li key={`${vehicle.plate} ${String(index)}`}>
            <Name isOff={vehicle.cancelled}>
              {vehicle.plate || names(`vehicleCategory.${vehicle.category}`)}
            </Name>
            <span>
              {vehicle.cancelled ? t('notTravelling') : names(`vehicleCategory.${vehicle.category}`)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Name({ isOff, children }: { isOff: boolean | undefined; children: ReactNode }) {
  return isOff ? <s>{children}</s> : <b>{children}</b>;
}
