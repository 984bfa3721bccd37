import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { FlowFrame } from './_shared/flow-frame.tsx';
import { IslandPicture } from './_shared/island-picture.tsx';
import { localeOf } from './_shared/locale-of.ts';
import styles from './booking.module.css';
import { SearchCard } from '#app/_ui/search-form/search-form.tsx';
import { formQuery } from '#lib/booking/form-query.ts';
import type { RawQuery } from '#lib/booking/raw-query.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';

type Props = { params: Promise<{ locale: string }>; searchParams: Promise<RawQuery> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const locale = localeOf((await params).locale);
  const t = await getTranslations({ locale, namespace: 'common.booking.search' });
  return pageMetadata({
    locale,
    paths: { el: paths.booking('el'), en: paths.booking('en') },
    title: t('title'),
    description: t('lede'),
  });
}

/** The search form by itself: where deep links, campaign links and corrected searches arrive. */
export default async function BookingPage({ params, searchParams }: Props) {
  const locale = localeOf((await params).locale);
  const raw = await searchParams;
  const t = await getTranslations('common.booking.search');
  const given = formQuery(raw);
  const hrefOf = (language: Locale) => `${paths.booking(language)}${given ? `?${given}` : ''}`;
  return (
    <FlowFrame locale={locale} hrefOf={hrefOf}>
      <section className={styles.hero}>
        <IslandPicture locale={locale} className={styles.picture} sizes="100vw" priority />
        <div className="wrap">
          <h1>{t('heading')}</h1>
          <p>{t('lede')}</p>
        </div>
      </section>
      <div className={`wrap ${styles.card}`}>
        <SearchCard locale={locale} raw={raw} eager />
      </div>
    </FlowFrame>
  );
}
