import { ArrowRight } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { Fragment } from 'react';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { searchFormPath } from '#lib/booking/paths.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';
import { daySpan } from '#lib/dates/day-words.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { PartyWords } from '../frame/party-words.tsx';
import { IslandPicture } from '../frame/island-picture.tsx';
import styles from './trip-hero.module.css';

type Props = {
  query: SearchQuery;
  /** Names of the ports in the order of travel, without the way back. */
  ports: readonly string[];
  island: string;
  locale: Locale;
};

/** What was asked, over a picture of where it leads. The names of the ports are the page's title. */
export async function TripHero({ query, ports, island, locale }: Props) {
  const t = await getTranslations('common.booking.sailings');
  const first = query.ways[0]?.date ?? '';
  const last = query.ways.at(-1)?.date ?? first;
  return (
    <section className={styles.hero}>
      <IslandPicture
        island={island}
        locale={locale}
        className={styles.picture}
        sizes="(min-width: 992px) 66vw, 100vw"
        priority
      />
      <div className={`wrap ${styles.in}`}>
        <h1>
          {ports.map((port, index) => (
            <Fragment key={`${index} ${port}`}>
              {index > 0 ? (
                <>
                  {' '}
                  <ArrowRight aria-hidden />
                  <span className="visually-hidden">{t('to')}</span>{' '}
                </>
              ) : null}
              {port}
            </Fragment>
          ))}
        </h1>
        <ul className={styles.facts}>
          <li className="num">{daySpan(first, last === first ? null : last, locale)}</li>
          <PartyWords party={query} />
          <li className={styles.change}>
            <SiteLink href={searchFormPath(locale, query)}>{t('change')}</SiteLink>
          </li>
        </ul>
      </div>
    </section>
  );
}
