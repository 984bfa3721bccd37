import { currentLocale } from '#lib/i18n/current-locale.ts';
import { getTranslations } from 'next-intl/server';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { titleOfBound } from '#lib/booking/booked-bounds.ts';
import { cancelPath, isSameScope, scopeChoices } from '#lib/booking/manage/cancel-scope.ts';
import { clock } from '#foundation/dates/format-day.ts';
import { datedDay } from '#lib/booking/request-day.server.ts';
import { type Booking, type CancellationScope, inTravelOrder } from '#contracts/reservations/index.ts';
import { itemNames } from '#app/[locale]/(booking)/booking/manage/_shared/item-names.ts';
import styles from './cancel.module.css';

type Props = {
  booking: Booking;
  scope: CancellationScope;
  /** What cancelling it brings, or that it can't be cancelled; null where that isn't known before it is chosen. */
  resultOf: (scope: CancellationScope) => string | null;
};

/** Everything, one direction or ship, or one traveller. Each is a link, so that choosing needs no script. */
export async function ScopeList({ booking, scope, resultOf }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.cancel');
  const nameOf = await itemNames(booking);
  const { bounds, items } = scopeChoices(booking);
  if (bounds.length + items.length === 0) return null;
  const shipsOf = (segments: readonly (Booking['segments'][number] | undefined)[]) => {
    const from = segments[0]?.leg.from;
    const to = segments.at(-1)?.leg.to;
    return from && to
      ? t('ship', {
          from: from.portName[locale],
          to: to.portName[locale],
          day: datedDay(from.at, locale),
          time: clock(from.at),
        })
      : '';
  };
  const ahead = inTravelOrder(booking.segments).map(({ segment }) => segment);
  const nameOfShip = (segment: number) => {
    const { name, number } = titleOfBound(booking.segments, segment);
    return name === 'leg' ? t('onlyLeg', { number }) : t('onlyShip');
  };
  const textsOf = (each: CancellationScope): [string, string] => {
    switch (each.kind) {
      case 'all':
        return [t('all'), t('allText')];
      case 'direction':
        return [
          t(`only${each.direction}`),
          shipsOf(ahead.filter(({ direction }) => direction === each.direction)),
        ];
      case 'segment':
        return [nameOfShip(each.segment), shipsOf([booking.segments[each.segment]])];
      case 'item':
        return [nameOf(each.item), t('onlyItem')];
    }
  };
  const all: CancellationScope = { kind: 'all' };
  return (
    <nav aria-label={t('choose')}>
      <ul className={styles.scopes} data-bubble-waits="">
        {[all, ...bounds, ...items].map((each) => {
          const [name, text] = textsOf(each);
          const isChosen = isSameScope(each, scope);
          const result = resultOf(each);
          return (
            <li key={JSON.stringify(each)}>
              <SiteLink
                href={cancelPath(locale, booking.reference, each)}
                aria-current={isChosen ? 'true' : undefined}
                scroll={false}
                prefetch={false}
                replace
              >
                <b>{name}</b>
                <small>{text}</small>
                {result ? <span className="num">{result}</span> : null}
              </SiteLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
