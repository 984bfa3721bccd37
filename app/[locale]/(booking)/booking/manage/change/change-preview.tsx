import { getTranslations } from 'next-intl/server';
import type { BookedWay } from '#lib/booking/booked-ways.ts';
import { changePath, changeSearch } from '#lib/booking/manage/change/change-path.ts';
import type { ChangeQuery } from '#lib/booking/manage/change/change-query.ts';
import { type Chosen, wantedShips } from '#lib/booking/manage/change/load-picker.server.ts';
import type { Own } from '#lib/booking/manage/manage-client.server.ts';
import furniture from '#app/[locale]/(booking)/booking/_shared/layout.module.css';
import styles from '#app/[locale]/(booking)/booking/manage/_shared/change.module.css';
import { ConfirmForm } from '#app/[locale]/(booking)/booking/manage/_shared/confirm-form.tsx';
import { CrossingFacts, crossingOf } from '#app/[locale]/(booking)/booking/manage/_shared/crossing-facts.tsx';
import { Reasons } from '#app/[locale]/(booking)/booking/manage/_shared/reasons.tsx';
import { RefusedNotice } from '#app/[locale]/(booking)/booking/manage/_shared/refused-notice.tsx';

type Props = { own: Own; query: ChangeQuery; booked: BookedWay; chosen: Chosen; title: string };

/** Before and after, side by side, with what it costs and by which rule; nothing has happened yet. */
export async function ChangePreview({ own, query, booked, chosen, title }: Props) {
  const t = await getTranslations('common.booking.change');
  const { locale, reference } = own;
  const { pick, segment, date } = query;
  const before = crossingOf(
    booked.segments.map(({ leg }) => leg),
    booked.class,
    booked.state === 'live',
  );
  const after = crossingOf(chosen.journey.legs, chosen.class);
  return (
    <div className={`wrap ${furniture.layout}`}>
      <title>{title}</title>
      <div className={styles.main}>
        <RefusedNotice own={own} refused={query.refused} nowCents={chosen.quote.differenceCents} />
        <h2 className={furniture.h2}>{t('previewHeading')}</h2>
        <div className={styles.pair}>
          <section>
            <h3>{t('before')}</h3>
            {before ? <CrossingFacts crossing={before} /> : null}
          </section>
          <section className={styles.new}>
            <h3>{t('after')}</h3>
            {after ? <CrossingFacts crossing={after} /> : null}
          </section>
        </div>
        <Reasons reasons={chosen.quote.reasons} />
        <a href={changePath(locale, reference, { segment, date })} className={furniture.link}>
          {t('backToSailings')}
        </a>
      </div>
      <aside className={furniture.aside}>
        <ConfirmForm
          own={own}
          quote={chosen.quote}
          wanted={pick ? wantedShips(booked, pick) : {}}
          page="change"
          search={String(changeSearch({ segment, date, pick }))}
        />
      </aside>
    </div>
  );
}
