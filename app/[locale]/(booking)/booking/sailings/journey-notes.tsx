import { currentLocale } from '#lib/i18n/current-locale.ts';
import { Wind } from '#app/_ui/icon/drawn.server.tsx';
import { getTranslations } from 'next-intl/server';
import { isAsPlanned, type Journey } from '#contracts/reservations/index.ts';
import { laterArrivalDay } from './journey-facts.ts';
import { clock, longDay } from '#foundation/dates/day-words.ts';
import { durationWords } from '#app/[locale]/(booking)/booking/_shared/duration-text.ts';
import styles from './sailing-row.module.css';
import type { RowState } from './row-state.ts';

type Props = { journey: Journey; state: RowState };

/** What must be said about a sailing in whole sentences: why it is cancelled, what to know, where one goes ashore. */
export async function JourneyNotes({ journey, state }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.sailings');
  const standings = journey.legs.flatMap(({ standing }) => standing ?? []);
  const skipped = standings.filter(({ kind }) => kind === 'call-skipped');
  if (state === 'cancelled')
    return (
      <div className={styles.why}>
        <Wind aria-hidden strokeWidth={1.75} />
        <p>
          {skipped.map(({ text }) => (
            <b key={text[locale]}>{text[locale]} </b>
          ))}
          {journey.notice ? <b>{journey.notice[locale]} </b> : null}
          {t('cancelledRights')}
        </p>
      </div>
    );
  const minutes = await getTranslations('common.booking.duration');
  const lasting = (from: string, to: string) =>
    durationWords(minutes, Math.round((Date.parse(to) - Date.parse(from)) / 60_000));
  const ashore = journey.legs.flatMap((leg) => leg.calls.filter((call) => call.stopover));
  const laterDay = laterArrivalDay(journey);
  const said = [
    journey.notice?.[locale],
    ...standings.flatMap((standing) => (isAsPlanned(standing) ? [] : standing.text[locale])),
    laterDay ? t('arrivesOn', { day: longDay(laterDay, locale) }) : null,
  ].filter((text) => text != null);
  return (
    <>
      {said.map((text) => (
        <p key={text} className={`${styles.note} num`}>
          {text}
        </p>
      ))}
      {ashore.map((call) => (
        <div key={call.port} className={styles.stop}>
          <img src="/booking/panormitis.webp" alt="" width="504" height="312" loading="lazy" />
          <p>
            <b className="num">
              {t('ashoreTitle', {
                duration: lasting(call.arrivesAt, call.departsAt),
                port: call.portName[locale],
                from: clock(call.arrivesAt),
                to: clock(call.departsAt),
              })}
            </b>{' '}
            {t('ashoreText')}
          </p>
        </div>
      ))}
    </>
  );
}
