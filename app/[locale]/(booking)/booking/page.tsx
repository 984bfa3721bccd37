import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { FlowFrame } from '#app/[locale]/(booking)/_booking/frame/flow-frame.tsx';
import { IslandPicture } from '#app/[locale]/(booking)/_booking/frame/island-picture.tsx';
import { localeOf } from '#app/[locale]/(booking)/_booking/frame/locale-of.ts';
import styles from '#app/[locale]/(booking)/_booking/search-card/search-page.module.css';
import { SearchCard } from '#app/[locale]/(booking)/_booking/search-card/search-card.tsx';
import { readParty } from '#lib/booking/party-query.ts';
import { first, type RawQuery } from '#lib/booking/raw-query.ts';
import { readInitialTrip } from '#lib/booking/search-query.ts';
import type { Locale } from '#lib/i18n/locales.ts';
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
  setRequestLocale(locale);
  const raw = await searchParams;
  const trip = readInitialTrip(raw);
  const t = await getTranslations('common.booking.search');
  const linked = trip.from !== undefined || trip.to !== undefined || trip.date !== undefined;
  const hrefOf = (language: Locale) =>
    paths.booking(language, {
      ...(trip.from && { from: trip.from }),
      ...(trip.to && { to: trip.to }),
      ...(trip.date && { date: trip.date }),
      ...(trip.return && { return: trip.return }),
    });
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
        <SearchCard
          locale={locale}
          {...(linked && { initial: trip })}
          {...readParty(raw)}
          promo={first(raw, 'promo')?.slice(0, 40) ?? ''}
          check={first(raw, 'check') !== undefined}
        />
      </div>
    </FlowFrame>
  );
}
