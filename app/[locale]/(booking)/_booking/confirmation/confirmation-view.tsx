import { getTranslations } from 'next-intl/server';
import type { Booking, Network } from '#reservations/contract/index.ts';
import { printReference } from '#reservations/contract/index.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { IslandPicture } from '../frame/island-picture.tsx';
import furniture from '../frame/furniture.module.css';
import { PriceReview } from '../price/price-review.tsx';
import { BoardingClock } from './boarding-clock.tsx';
import { ChangeBand } from './change-band.tsx';
import { ForgetDraft } from './forget-draft.client.tsx';
import { Pass } from './pass.tsx';
import { PayBy } from './pay-by.tsx';
import { TravellersList } from './travellers-list.tsx';
import styles from './confirmation.module.css';

type Props = { booking: Booking; network: Network | null; locale: Locale };

/** The booking as its traveller carries it: passes first, then what to pay, who travels and what it costs. */
export async function ConfirmationView({ booking, network, locale }: Props) {
  const t = await getTranslations('common.booking.confirmation');
  const reference = printReference(booking.reference);
  const [lead] = booking.passengers;
  const islandOf = (code: string) => network?.ports.find((port) => port.code === code)?.island ?? '';
  return (
    <>
      <ForgetDraft />
      <section className={styles.hero}>
        <IslandPicture locale={locale} className={styles.picture} sizes="150vw" priority />
        <div className={`wrap ${styles.heroIn}`}>
          <h1>{t(booking.state === 'cancelled' ? 'cancelledHeading' : 'heading')}</h1>
          <p>{t('lede', { reference })}</p>
        </div>
      </section>
      <div className="wrap">
        <div className={styles.top}>
          <ul className={styles.passes}>
            {booking.segments.map((segment) => (
              <Pass
                key={segment.leg.tripId}
                segment={segment}
                reference={reference}
                lead={lead ? `${lead.given} ${lead.surname}` : ''}
                count={booking.party.passengers.length}
                island={islandOf(segment.leg.to.port)}
                locale={locale}
              />
            ))}
          </ul>
          <PayBy booking={booking} reference={reference} locale={locale} />
        </div>
        <div className={styles.below}>
          <section>
            <h2 className={furniture.h2}>{t('priceTitle')}</h2>
            <PriceReview
              quote={booking.quote}
              directions={booking.segments.map((segment) => segment.direction)}
              locale={locale}
            />
          </section>
          <div>
            <BoardingClock booking={booking} network={network} locale={locale} />
            <TravellersList booking={booking} />
          </div>
        </div>
      </div>
      <ChangeBand reference={booking.reference} locale={locale} />
    </>
  );
}
