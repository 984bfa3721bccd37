import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import styles from '#app/_ui/errors/errors.module.css';
import { LostChart } from '#app/_ui/errors/lost-chart.tsx';
import { SearchAndLinks } from '#app/_ui/errors/search-and-links.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { paths } from '#lib/routes/paths.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common.preview');
  return { title: t('endedTitle'), robots: { index: false } };
}

/** The target of an expired preview link: not an error. The page says whom to contact, and where to find what has been published since. */
export default async function PreviewEndedPage() {
  const locale = await currentLocale();
  const [t, errors] = await Promise.all([
    getTranslations('common.preview'),
    getTranslations('common.errors'),
  ]);
  const links = [
    { href: paths.news(locale), label: t('toNews') },
    { href: paths.offers(locale), label: t('toOffers') },
    { href: paths.destinations(locale), label: errors('toDestinations') },
    { href: paths.magazine(locale), label: t('toMagazine') },
  ];
  return (
    <section className={styles.lost}>
      <div className={`wrap ${styles.inner}`}>
        <div>
          <h1>{t('endedTitle')}</h1>
          <p className={styles.lead}>{t('endedText')}</p>
          <p className={styles.first}>
            <ButtonLink href={paths.home(locale)}>{errors('toHome')}</ButtonLink>
          </p>
          <p className={styles.since}>{t('endedPublished')}</p>
          <SearchAndLinks links={links} />
        </div>
        <LostChart depth="41" />
      </div>
    </section>
  );
}
