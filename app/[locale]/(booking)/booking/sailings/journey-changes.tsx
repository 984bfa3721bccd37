import { Footprints } from '#app/_ui/icon/drawn.server.tsx';
import { getTranslations } from 'next-intl/server';
import { clock, longDay } from '#foundation/dates/day-words.ts';
import type { Journey, JourneyLeg } from '#contracts/reservations/index.ts';
import type { BoardContext } from './board-context.ts';
import { durationWords } from '#app/[locale]/(booking)/booking/_shared/duration-text.ts';
import styles from './sailing-row.module.css';

type Props = { journey: Journey; board: Pick<BoardContext, 'locale' | 'ports'> };
type Change = { before: JourneyLeg; after: JourneyLeg };

/** Where one changes ship, how long one has for it, and from which quay to which, on foot. */
export async function JourneyChanges({ journey, board: { locale, ports } }: Props) {
  const changes = changesOf(journey);
  if (changes.length === 0) return null;
  const t = await getTranslations('common.booking.sailings');
  const minutes = await getTranslations('common.booking.duration');
  return (
    <ul className={styles.changes}>
      {changes.map(({ before, after }) => {
        const stay = Math.round((Date.parse(after.from.at) - Date.parse(before.to.at)) / 60_000);
        const isNextDay = after.from.at.slice(0, 10) !== before.to.at.slice(0, 10);
        const values = {
          quay: after.from.quayName[locale],
          vessel: after.vessel.name[locale],
          time: clock(after.from.at),
        };
        return (
          <li key={after.tripId} className="num">
            <b>
              {t('changeAt', {
                at: ports(before.to.port).at,
                duration: durationWords(minutes, stay),
              })}
            </b>{' '}
            {t('changeArrive', { time: clock(before.to.at), quay: before.to.quayName[locale] })}{' '}
            {isNextDay
              ? t('changeLeaveOn', { ...values, day: longDay(after.from.at, locale) })
              : t('changeLeave', values)}{' '}
            <span className={styles.walk}>
              <Footprints aria-hidden size={16} />
              {walk(t, { before, after }, ports)}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

type Words = (key: 'walkSame' | 'walkQuay' | 'walkPort', values: { at: string }) => string;

function walk(t: Words, { before, after }: Change, ports: BoardContext['ports']): string {
  const { at } = ports(after.from.port);
  if (before.to.port !== after.from.port) return t('walkPort', { at });
  return t(before.to.quay === after.from.quay ? 'walkSame' : 'walkQuay', { at });
}

function changesOf({ legs }: Journey): Change[] {
  return legs.slice(1).flatMap((after, index) => {
    const before = legs[index];
    return before ? [{ before, after }] : [];
  });
}
