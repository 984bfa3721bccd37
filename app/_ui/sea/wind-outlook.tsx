import { getTranslations } from 'next-intl/server';
import { athensDay, athensInstant } from '#foundation/dates/athens.ts';
import { addDays } from '#foundation/dates/day.ts';
import { clock, longDay } from '#foundation/dates/format-day.ts';
import { nameDay } from '#foundation/dates/weekdays.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { type DayOutlook, OUTLOOK_DAYS, outlookOn, type ShipKind } from '#lib/sea/ban.ts';
import { windName } from '#lib/sea/forecast.ts';
import type { Wind } from '#lib/sea/wind.server.ts';
import styles from './wind.module.css';

type Translator = Awaited<ReturnType<typeof getTranslations<'common.sea.wind'>>>;

type Props = { wind: Wind; kinds: ReadonlySet<ShipKind>; now: Date };

/** The wind of the next days, and in words whether the port authority may keep ships in port. */
export async function WindOutlook({ wind, kinds, now }: Props) {
  const [t, locale] = [await getTranslations('common.sea.wind'), await currentLocale()];
  const today = athensDay(now);
  const days = outlookOn(
    wind.forecast,
    Array.from({ length: OUTLOOK_DAYS }, (_, index) => addDays(today, index)),
    now.getTime(),
  );
  const issued = athensInstant(new Date(wind.forecast.issuedAt));
  return (
    <section aria-labelledby="wind" className={styles.outlook}>
      <h2 id="wind">{t('title')}</h2>
      <p className={wind.kind === 'sample' ? styles.sample : undefined}>
        {wind.kind === 'sample'
          ? t('sample')
          : t('issued', { day: longDay(issued, locale), time: clock(issued) })}
      </p>
      <ul>
        {days.map((day) => {
          const { weekday, day: number, monthShort } = nameDay(day.date, locale);
          const { area, wind: strongest } = day.strongest;
          const [least, most] = day.beaufort;
          return (
            <li key={day.date} className={isCalm(day, kinds) ? undefined : styles.warn}>
              <p>
                <b>{weekday}</b>
                <span>{`${number} ${monthShort}`}</span>
              </p>
              <p>
                <b>{least === most ? most : `${least}–${most}`}</b>
                <span>{t('beaufort')}</span>
              </p>
              <p>
                <b>{chanceText(day, kinds, t)}</b>
                <span>
                  {t('strongest', {
                    area: t(`areas.${area}`),
                    wind: t(`from.${windName(strongest.from)}`),
                    beaufort: strongest.beaufort,
                  })}
                </span>
              </p>
            </li>
          );
        })}
      </ul>
      <p>{t('decides')}</p>
    </section>
  );
}

function isCalm({ chances }: DayOutlook, kinds: ReadonlySet<ShipKind>): boolean {
  return [...kinds].every((kind) => chances[kind] === 'low');
}

/** What the wind may mean for the fleet: for both kinds of ship together where it is the same. */
function chanceText(day: DayOutlook, kinds: ReadonlySet<ShipKind>, t: Translator): string {
  if (isCalm(day, kinds)) return t('low');
  const { fast, ferry } = day.chances;
  if (kinds.size === 2 && fast === ferry) return t(fast === 'likely' ? 'allLikely' : 'allPossible');
  const parts = [
    ...(kinds.has('fast') && fast !== 'low' ? [t(fast === 'likely' ? 'fastLikely' : 'fastPossible')] : []),
    ...(kinds.has('ferry') && ferry !== 'low'
      ? [t(ferry === 'likely' ? 'ferryLikely' : 'ferryPossible')]
      : []),
  ];
  return parts.join('. ');
}
