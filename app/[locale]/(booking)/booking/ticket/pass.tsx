import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import type { Locale } from '#foundation/text/locales.ts';
import { unbroken } from '#foundation/text/unbroken.ts';
import type { ReactNode } from 'react';
import { clock, fullDay, shortFullDay } from '#foundation/dates/format-day.ts';
import type { Look, Ship } from '#lib/booking/tickets/by-ship.ts';
import { progressOf } from '#lib/booking/tickets/progress.ts';
import type { Booking } from '#contracts/reservations/index.ts';
import { StandingNote } from './status-note.tsx';
import { IslandPicture } from '#app/[locale]/(booking)/booking/_shared/island-picture.tsx';
import { ShipLine } from '#app/[locale]/(booking)/booking/_shared/ship-line.tsx';
import styles from './pass.module.css';
import stub from './stub.module.css';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { TicketStrip } from './ticket-strip.tsx';

type Props = {
  segment: Booking['segments'][number];
  /** «Μετάβαση» */
  title: string;
  /** The island of the picture at the top. */
  island: string;
  /** No picture on phones: the page is shown at the ramp, also without a connection. */
  isLight?: boolean;
  /** As printed; omitted where the stub shows it. */
  reference?: string;
  look: Look;
  now: Date;
  /** The stub below the tear line: codes, or what replaces them. */
  children: ReactNode;
};

/** One ship as a boarding pass: day, times, quay, check-in time and class. */
export async function Pass(props: Props) {
  const { segment, title, island, isLight = false, look, now, reference, children } = props;
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.confirmation');
  const { leg } = segment;
  const isDated = segment.state !== 'open' && segment.state !== 'expired';
  const { standing } = segment;
  // Nobody should go to the quay for a ship that doesn't take them.
  const isBoarded = standing === undefined || standing.kind === 'runs';
  const progress = progressOf(segment, now);
  const quay = t('quay');
  const facts = [
    ...(isDated ? [[t('day'), shortFullDay(leg.from.at, locale)] as const] : []),
    [t('ship'), leg.vessel.name[locale]],
    [quay, leg.from.quayName[locale]],
    ...(isDated && isBoarded
      ? [[t('beThere'), t('beThereBy', { time: clock(segment.beThereBy) })] as const]
      : []),
    [t('class'), capital(t(segment.class))],
    ...(reference ? [[t('reference'), reference] as const] : []),
  ] as const;
  return (
    <article
      className={`${styles.pass} ${look === 'live' ? '' : styles.over} ${look === 'off' ? styles.off : ''}`}
    >
      <div className={styles.upper}>
        <header>
          <img src={`/brand/wordmark-${locale}-inverse.svg`} alt="" width="110" height="26" />
          <h2>
            <span className="visually-hidden">
              {leg.from.portName[locale]} – {leg.to.portName[locale]},{' '}
            </span>
            {title}
          </h2>
        </header>
        <IslandPicture
          island={island}
          className={`${styles.scene} ${isLight ? styles.light : ''}`}
          sizes={isLight ? '640px' : '348px'}
        />
        <div className={styles.facts}>
          {isDated ? (
            <p className={`${styles.times} num`}>
              <span>
                <span className="visually-hidden">{t('departs')} </span>
                {clock(leg.from.at)}
              </span>
              <ShipLine progress={progress} />
              <span>
                <span className="visually-hidden">{t('arrives')} </span>
                {clock(leg.to.at)}
              </span>
            </p>
          ) : null}
          <p className={styles.places}>
            <span>{leg.from.portName[locale]}</span>
            <span className="visually-hidden"> {t('to')} </span>
            <span>{leg.to.portName[locale]}</span>
            {isDated && isBoarded
              ? ashoreOf(leg, locale).map((stop) => (
                  <small key={stop} className="num">{`${t('stop')}: ${stop}`}</small>
                ))
              : null}
          </p>
          {progress?.isUnderWay ? (
            <p className={`${styles.moved} num`}>{t('underWay', { time: clock(leg.to.at) })}</p>
          ) : null}
          <StandingNote standing={standing} />
          <dl className="num">
            {facts.map(([term, text]) => (
              <div key={term}>
                <dt>{term}</dt>
                <dd>
                  {text}
                  {term === quay && leg.from.plannedQuayName ? (
                    <small>{t('newQuay', { quay: leg.from.plannedQuayName[locale] })}</small>
                  ) : null}
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </div>
      <div className={styles.stub}>{children}</div>
    </article>
  );
}

/** Where its travellers may go ashore, and until when. */
function ashoreOf({ calls }: Booking['segments'][number]['leg'], locale: Locale): string[] {
  return calls
    .filter(({ stopover }) => stopover)
    .map(({ portName, arrivesAt, departsAt }) =>
      unbroken(`${portName[locale]}, ${clock(arrivesAt)} – ${clock(departsAt)}`),
    );
}

/** The class starts its line here, but is used within sentences elsewhere. */
function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

type StubProps = { ship: Ship; booking: Booking; /** As printed. */ reference: string };

/** The part below the tear line: the codes once they are issued, otherwise what the traveller needs to know. */
export async function Stub({ ship, booking, reference }: StubProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.ticket');
  const { state = 'live', openUntil } = ship.segment;
  if (booking.state === 'cancelled' || state === 'cancelled')
    return <p className={stub.word}>{t('cancelled')}</p>;
  if (state === 'expired') return <p className={stub.word}>{t('expired')}</p>;
  if (state === 'open')
    return (
      <p className={stub.word}>
        {openUntil ? t('openUntil', { day: fullDay(openUntil, locale) }) : t('open')}
      </p>
    );
  const { standing } = ship.segment;
  if (standing && standing.kind !== 'runs') {
    const disruption = await getTranslations('common.booking.disruption');
    return (
      <>
        <p className={stub.word}>{t('notValid')}</p>
        {standing.choices.length > 0 ? (
          <p className={stub.choose}>
            <a href={managePath(locale, booking.reference, { view: 'disruption' })}>{disruption('choose')}</a>
          </p>
        ) : null}
      </>
    );
  }
  if (ship.coded.length > 0)
    return (
      <>
        {ship.isOver ? <p className={stub.word}>{t('over')}</p> : null}
        <TicketStrip ship={ship} />
      </>
    );
  if (booking.state === 'ticketed') return <p className={stub.word}>{t('away')}</p>;
  return <ReferenceStub ship={ship} booking={booking} reference={reference} />;
}

async function ReferenceStub({ ship, booking, reference }: StubProps) {
  const t = await getTranslations('common.booking.confirmation');
  const [lead] = booking.passengers.filter(({ cancelled }) => !cancelled);
  const count = booking.passengers.filter(({ cancelled }) => !cancelled).length;
  return (
    <>
      <div className={stub.code}>
        <small>{t('reference')}</small>
        <p className={`${stub.reference} num`}>{reference}</p>
      </div>
      {lead ? (
        <p className={stub.who}>
          <b>{`${lead.given} ${lead.surname}`}</b>
          <span>{t('people', { count, class: t(ship.segment.class) })}</span>
        </p>
      ) : null}
    </>
  );
}
