import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import type { BookedWay } from '#lib/booking/booked-ways.ts';
import type { ChangeQuery } from '#lib/booking/manage/change/change-query.ts';
import type { Picker } from '#lib/booking/manage/change/load-picker.server.ts';
import type { Own } from '#lib/booking/manage/manage-client.server.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import type { Result } from '#lib/reservations/client.server.ts';
import { longDay } from '#foundation/dates/day-words.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import card from '#app/[locale]/(booking)/booking/manage/_shared/money-card.module.css';
import styles from '#app/[locale]/(booking)/booking/manage/_shared/change.module.css';
import { CrossingFacts, crossingOf } from '#app/[locale]/(booking)/booking/manage/_shared/crossing-facts.tsx';
import { DayPicker } from './day-picker.tsx';
import { LostNotice, lostTitle } from './lost-notice.tsx';
import { SailingRows } from './sailing-rows.tsx';

type Props = {
  own: Own;
  booked: BookedWay;
  /** «Μετάβαση» */
  way: string;
  query: ChangeQuery;
  loaded: Result<Picker>;
  isOpen: boolean;
  title: string;
};

/** The days and ships to choose from, each with what it would cost; beside them what the traveller has. */
export async function PickerView({ own, booked, way, query, loaded, isOpen, title }: Props) {
  const t = await getTranslations('common.booking.change');
  const { locale, reference } = own;
  const [segment] = booked.segments;
  const legs = booked.segments.map(({ leg }) => leg);
  const crossing = crossingOf(legs, booked.class, !isOpen);
  const lost = await lostTitle(loaded, query);
  const openUntil = segment?.openUntil;
  return (
    <div className={`wrap ${furniture.layout}`}>
      <title>{lost ? t('titleWith', { notice: lost, title }) : title}</title>
      <div className={styles.main}>
        <LostNotice own={own} loaded={loaded} query={query} />
        <h2 className={furniture.h2}>{t(isOpen ? 'redateHeading' : 'pickHeading')}</h2>
        <p className={styles.lede}>
          {t('pickLede', {
            direction: way,
            from: booked.from.portName[locale],
            to: booked.to.portName[locale],
          })}
          {openUntil ? (
            <b> {t('validUntil', { day: longDay(openUntil, locale), year: openUntil.slice(0, 4) })}</b>
          ) : null}
        </p>
        {loaded.kind === 'ok' ? (
          <>
            <DayPicker own={own} picker={loaded.value} segment={query.segment} lastDay={openUntil ?? null} />
            <SailingRows own={own} picker={loaded.value} segment={query.segment} />
          </>
        ) : null}
      </div>
      <aside className={furniture.aside}>
        <section className={card.card}>
          <h2>{t('nowTitle')}</h2>
          {crossing ? <CrossingFacts crossing={crossing} /> : null}
          <a href={managePath(locale, reference)} className={buttonClasses({ tone: 'navy', wide: true })}>
            {t('keep')}
          </a>
        </section>
      </aside>
    </div>
  );
}
