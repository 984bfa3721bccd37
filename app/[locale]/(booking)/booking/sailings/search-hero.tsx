import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ArrowRight } from '#app/_ui/icon/drawn.server.tsx';
import { getTranslations } from 'next-intl/server';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { searchFormPath } from '#lib/booking/paths.ts';
import type { SearchQuery, Bound } from '#lib/booking/search-query.ts';
import { daySpan } from '#foundation/dates/format-day.ts';
import type { Port } from '#contracts/reservations/index.ts';
import { PartyText } from '#app/[locale]/(booking)/booking/_shared/party-text.tsx';
import { IslandPicture } from '#app/[locale]/(booking)/booking/_shared/island-picture.tsx';
import styles from './sailings.module.css';

/** Height ÷ width of the picture: 0.30 on wide screens, 0.25 on phones. */
const STRIP = 0.27;

type Props = {
  query: SearchQuery;
  ports: readonly Port[];
  /** Today in the operator's time zone. */ today: string;
};

/** The search, over a picture of its destination. The port names are the page's title. */
export async function SearchHero({ query, ports, today }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.sailings');
  const first = query.bounds[0]?.date ?? '';
  const last = query.bounds.at(-1)?.date ?? first;
  const legs = query.bounds.filter(({ direction }) => direction === 'A');
  const stops = stopsOf(legs);
  const port = (code: string | undefined) => ports.find((each) => each.code === code);
  const island = port(legs.findLast((leg) => leg.to !== legs[0]?.from)?.to)?.island;
  return (
    <section className={styles.hero}>
      <IslandPicture
        {...(island && { island })}
        className={styles.picture}
        slotRatio={STRIP}
        sizes="(min-width: 992px) 66vw, 100vw"
        priority
      />
      <div className={`wrap ${styles.in}`}>
        <h1 className={stops.length > 3 ? styles.many : ''}>
          {stops.map(({ code, isApart }, index) => (
            <span key={`${index} ${code}`} className={styles.stop}>
              {index === 0 || isApart ? null : (
                <>
                  <ArrowRight aria-hidden />
                  <span className="visually-hidden">{t('to')} </span>
                </>
              )}
              <span>
                {port(code)?.name[locale] ?? code}
                {`${stops[index + 1]?.isApart ? ',' : ''} `}
              </span>
            </span>
          ))}
        </h1>
        <ul className={styles.heroFacts}>
          <li className="num">{daySpan(first, last === first ? null : last, today, locale)}</li>
          <PartyText party={query} />
          <li className={styles.change}>
            <SiteLink href={searchFormPath(locale, query)}>{t('change')}</SiteLink>
          </li>
        </ul>
      </div>
    </section>
  );
}

/** The ports in travel order. A leg that doesn't start where the previous one ends is set apart. */
function stopsOf(legs: readonly Bound[]): { code: string; isApart: boolean }[] {
  return legs.flatMap(({ from, to }, index) => {
    const before = legs[index - 1];
    const start = before?.to === from ? [] : [{ code: from, isApart: before !== undefined }];
    return [...start, { code: to, isApart: false }];
  });
}
