import { getTranslations } from 'next-intl/server';
import Link from 'next/link';
import { clock, longDayInYear } from '#foundation/dates/day-words.ts';
import { formatPrice } from '#foundation/money/price.ts';
import type { Journey } from '#contracts/reservations/index.ts';
import type { BoardContext } from './board-context.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import type { NextBest } from './next-best.ts';
import styles from './sailing-row.module.css';
import type { RowState } from './row-state.ts';

type Props = {
  journey: Journey;
  way: number;
  state: RowState;
  next: NextBest | null;
  board: BoardContext;
};

/** What can be done about a ship that cannot be taken: when it goes on sale, whom to call, and the closest one with room. */
export async function NextStep({ journey, way, state, next, board: { locale, today, links } }: Props) {
  const t = await getTranslations('common.booking.sailings');
  const opens = state === 'not-open' ? journey.salesOpenAt : null;
  const phone = state === 'closed' ? await operatorPhone(locale) : null;
  const closest = next?.kind === 'journey' ? next : null;
  if (!opens && !phone && !closest) return null;
  return (
    <p className={`${styles.next} num`}>
      {opens ? (
        <span>{t('opensAt', { day: longDayInYear(opens, today, locale), time: clock(opens) })}</span>
      ) : null}
      {phone ? (
        <span>
          {t('closedCall')}{' '}
          <a href={phone.href} className={furniture.link}>
            {phone.text}
          </a>
        </span>
      ) : null}
      {closest ? (
        <Link
          href={links.choice(way, closest.journey.id, closest.class)}
          prefetch={false}
          className={furniture.link}
        >
          {t('closest', {
            time: clock(closest.journey.departsAt),
            price: formatPrice(closest.cents, locale),
          })}
        </Link>
      ) : null}
    </p>
  );
}
