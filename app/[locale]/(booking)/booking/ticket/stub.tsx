import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { longDay } from '#foundation/dates/day-words.ts';
import type { Ship } from '#lib/booking/tickets/by-ship.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import { TicketStrip } from './ticket-strip.tsx';
import styles from './stub.module.css';

type Props = { ship: Ship; booking: Booking; /** As printed. */ reference: string };

/** Below the cut of a pass: the codes when they are issued, and otherwise what the traveller must know instead. */
export async function Stub({ ship, booking, reference }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.ticket');
  const { state = 'live', openUntil } = ship.segment;
  if (booking.state === 'cancelled' || state === 'cancelled')
    return <p className={styles.word}>{t('cancelled')}</p>;
  if (state === 'expired') return <p className={styles.word}>{t('expired')}</p>;
  if (state === 'open')
    return (
      <p className={styles.word}>
        {openUntil
          ? t('openUntil', { day: longDay(openUntil, locale), year: openUntil.slice(0, 4) })
          : t('open')}
      </p>
    );
  const { standing } = ship.segment;
  if (standing && standing.kind !== 'runs') {
    const disruption = await getTranslations('common.booking.disruption');
    return (
      <>
        <p className={styles.word}>{t('notValid')}</p>
        {standing.choices.length > 0 ? (
          <p className={styles.choose}>
            <a href={managePath(locale, booking.reference, { view: 'disruption' })}>{disruption('choose')}</a>
          </p>
        ) : null}
      </>
    );
  }
  if (ship.coded.length > 0)
    return (
      <>
        {ship.isOver ? <p className={styles.word}>{t('over')}</p> : null}
        <TicketStrip ship={ship} />
      </>
    );
  if (booking.state === 'ticketed') return <p className={styles.word}>{t('away')}</p>;
  return <ReferenceStub ship={ship} booking={booking} reference={reference} />;
}

async function ReferenceStub({ ship, booking, reference }: Props) {
  const t = await getTranslations('common.booking.confirmation');
  const [lead] = booking.passengers.filter(({ cancelled }) => !cancelled);
  const count = booking.passengers.filter(({ cancelled }) => !cancelled).length;
  return (
    <>
      <div className={styles.code}>
        <small>{t('reference')}</small>
        <p className={`${styles.reference} num`}>{reference}</p>
      </div>
      {lead ? (
        <p className={styles.who}>
          <b>
            {lead.given} {lead.surname}
          </b>
          <span>{t('people', { count, class: t(ship.segment.class) })}</span>
        </p>
      ) : null}
    </>
  );
}
