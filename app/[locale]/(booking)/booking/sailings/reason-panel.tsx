import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { searchFormPath } from '#lib/booking/paths.ts';
import { clock, longDayInYear } from '#foundation/dates/day-words.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { DayOffer, TripResult } from '#contracts/reservations/index.ts';
import type { BoardContext } from './board-context.ts';
import styles from './reason-panel.module.css';

type Props = { trip: TripResult; way: number; board: BoardContext };
type DayPrice = Pick<DayOffer, 'date' | 'lowestCents'>;
type Code = NonNullable<TripResult['reason']>['code'];

/** A title that says more than the service's own sentence; the others let it speak for itself. */
const TITLES: Partial<Record<Code, 'emptyTitle' | 'emptyPast'>> = {
  past: 'emptyPast',
  no_sailing: 'emptyTitle',
};

/** Why nothing can be bought on this day, with the closest days and harbours that can, one press away. */
export async function ReasonPanel({ trip, way, board: { locale, today, query, ports, links } }: Props) {
  const t = await getTranslations('common.booking.sailings');
  const { reason } = trip;
  if (!reason && trip.journeys.length > 0) return null;
  const title = reason ? TITLES[reason.code] : 'emptyTitle';
  const opens = reason?.code === 'not_on_sale' ? reason.date : null;
  const priced = reason?.days ?? [];
  const unpriced = trip.nearest.map((date): DayPrice => ({ date, lowestCents: null }));
  const days: readonly DayPrice[] = priced.length > 0 ? priced : unpriced;
  const others = reason?.ports ?? [];
  return (
    <div className={styles.reason}>
      <h3>{title ? t(title) : reason?.text[locale]}</h3>
      {opens ? <p className="num">{t('onSaleFrom', { day: longDayInYear(opens, today, locale) })}</p> : null}
      {days.length > 0 ? (
        <>
          <p>{t(priced.length > 0 ? 'emptyOpen' : 'emptyNearest')}</p>
          <ul>
            {days.map(({ date, lowestCents }) => (
              <li key={date}>
                <ButtonLink href={links.day(way, date)} tone="line" small>
                  <span className="num">
                    {longDayInYear(date, today, locale)}
                    {lowestCents === null
                      ? ''
                      : `, ${t('fromPrice', { price: formatPrice(lowestCents, locale) })}`}
                  </span>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {others.length > 0 ? (
        <>
          <p>{t('otherPorts')}</p>
          <ul>
            {others.map((other) => (
              <li key={`${other.from} ${other.to}`}>
                <ButtonLink href={links.ports(way, other)} tone="line" small>
                  <span className="num">
                    {t('otherPort', {
                      from: ports(other.from).accusative,
                      to: ports(other.to).accusative,
                      time: clock(other.departsAt),
                      price: formatPrice(other.lowestCents, locale),
                    })}
                  </span>
                </ButtonLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {days.length + others.length === 0 ? (
        <>
          <p>{t('emptyNone')}</p>
          <ul>
            <li>
              <ButtonLink href={searchFormPath(locale, query)} tone="line" small>
                {t('changeSearch')}
              </ButtonLink>
            </li>
          </ul>
        </>
      ) : null}
    </div>
  );
}
