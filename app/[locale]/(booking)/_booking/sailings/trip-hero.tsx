import { ArrowRight } from 'lucide-react';
import { getTranslations } from 'next-intl/server';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { searchFormPath } from '#lib/booking/paths.ts';
import type { SearchQuery } from '#lib/booking/search-query.ts';
import { daySpan } from '#lib/dates/day-words.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { PartyWords } from '../frame/party-words.tsx';
import { IslandPicture } from '../frame/island-picture.tsx';
import styles from './trip-hero.module.css';

type Props = { query: SearchQuery; from: string; to: string; island: string; locale: Locale };

/** What was asked, over a picture of where it leads. The names of the ports are the page's title. */
export async function TripHero({ query, from, to, island, locale }: Props) {
  const t = await getTranslations('common.booking.sailings');
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
          {from} <ArrowRight aria-hidden />
          <span className="visually-hidden">{t('to')}</span> {to}
        </h1>
        <ul className={styles.facts}>
          <li className="num">{daySpan(query.date, query.return, locale)}</li>
          <PartyWords passengers={query.passengers} vehicles={query.vehicles} />
          <li className={styles.change}>
            <SiteLink href={searchFormPath(locale, query)}>{t('change')}</SiteLink>
          </li>
        </ul>
      </div>
    </section>
  );
}
