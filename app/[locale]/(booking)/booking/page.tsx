import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FlowFrame } from './_shared/flow-frame.tsx';
import { IslandPicture } from './_shared/island-picture.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import styles from './booking.module.css';
import { SearchForm } from '#app/_ui/search-form/search-form.tsx';
import { formQuery } from '#lib/booking/form-query.ts';
import type { RawQuery } from '#lib/booking/raw-query.ts';
import { type Locale, perLocale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

type Props = { searchParams: Promise<RawQuery> };

export async function generateMetadata(): Promise<Metadata> {
  const locale = await currentLocale();
  const t = await getTranslations('common.booking.search');
  return pageMetadata({
    locale,
    paths: perLocale(paths.booking),
    title: t('title'),
    description: t('lede'),
  });
}

/** The search form as a page: the target of deep links, campaign links and corrected searches. */
export default async function BookingPage({ searchParams }: Props) {
  const raw = await searchParams;
  const t = await getTranslations('common.booking.search');
  const query = formQuery(raw);
  const hrefOf = (language: Locale) => `${paths.booking(language)}${query ? `?${query}` : ''}`;
  return (
    <FlowFrame hrefOf={hrefOf} helpWith={query}>
      <section className={styles.hero} data-clear-foot>
        <IslandPicture className={styles.picture} sizes="100vw" priority />
        <div className="wrap">
          <h1>{t('heading')}</h1>
          <p>{t('lede')}</p>
        </div>
      </section>
      <div className={`wrap ${styles.card}`}>
        <SearchForm raw={raw} eager />
      </div>
    </FlowFrame>
  );
}
