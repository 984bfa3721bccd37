import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { firstNameOf, statusOf, type BookingStatus } from '#lib/booking/manage/booking-status.ts';
import { brokenShip } from '#lib/booking/tickets/by-ship.ts';
import { type Booking, printReference } from '#contracts/reservations/index.ts';
import { IslandPicture } from '#app/[locale]/(booking)/booking/_shared/island-picture.tsx';
import { TestNotice } from '#app/[locale]/(booking)/booking/_shared/test-notice.tsx';
import { CopyReference } from './copy-reference.client.tsx';
import styles from './hero.module.css';

type Props = { booking: Booking };

const headings = {
  held: 'heading',
  paying: 'heading',
  unpaid: 'heading',
  ticketed: 'headingPaid',
  open: 'headingOpen',
  gone: 'cancelledHeading',
  lapsed: 'cancelledHeading',
  cancelled: 'cancelledHeading',
} as const satisfies Record<BookingStatus, string>;

/** The booking's status in brief, and its reference: large, and easy to copy. */
export async function Hero({ booking }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.confirmation');
  const reference = printReference(booking.reference);
  const standing = statusOf(booking);
  const broken = brokenShip(booking)?.standing;
  const name = firstNameOf(booking);
  const texts = { copy: t('copy'), copied: t('copied'), copyFailed: t('copyFailed') };
  return (
    <section className={styles.hero}>
      <IslandPicture className={styles.picture} sizes="150vw" priority />
      <div className={`wrap ${styles.in}`}>
        <h1>
          {broken
            ? t('headingBroken')
            : standing === 'ticketed' && name
              ? t('headingPaidName', { name })
              : t(headings[standing])}
        </h1>
        <p className={styles.lede}>
          {broken
            ? broken.text[locale]
            : standing === 'ticketed'
              ? t(isPart(booking) ? 'ledeSome' : 'ledePaid')
              : standing === 'open'
                ? t('ledeOpen')
                : standing === 'cancelled'
                  ? t('ledeCancelled')
                  : t('lede')}
        </p>
        <p className={styles.reference}>
          <small>{t('reference')}</small>
          <b className="num">{reference}</b>
          <CopyReference reference={reference} texts={texts} />
        </p>
        <div className={styles.test}>
          <TestNotice booking={booking} />
        </div>
      </div>
    </section>
  );
}

/** Some travellers or ships were cancelled. */
function isPart({ segments, passengers, vehicles, pets }: Booking): boolean {
  return (
    segments.some(({ state }) => state === 'cancelled') ||
    [...passengers, ...vehicles, ...pets].some(({ cancelled }) => cancelled)
  );
}
