import type { Metadata } from 'next';
import { getTranslations, setRequestLocale } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { Poster } from '#app/_ui/poster/poster.tsx';
import { readDestinations } from '#lib/content/readers/destination.server.ts';
import { isLocale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import styles from './_list/destinations.module.css';

type Props = { params: Promise<{ locale: string }> };

/** Every seventh poster is a wide one: a wall of posters, not a uniform grid. */
const RHYTHM = 7;

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations({ locale, namespace: 'common.destinations' });
  return pageMetadata({
    locale,
    paths: { el: paths.destinations('el'), en: paths.destinations('en') },
    title: t('title'),
    description: t('listDescription'),
  });
}

export default async function DestinationsPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  setRequestLocale(locale);
  const [t, islands] = await Promise.all([
    getTranslations({ locale, namespace: 'common.destinations' }),
    readDestinations(locale),
  ]);
  return (
    <div className={styles.page}>
      <header className={`wrap ${styles.head}`}>
        <h1>{t('listTitle')}</h1>
        <p>{t('listText')}</p>
      </header>
      <div className={`wrap ${styles.wall}`}>
        {islands.map((island, index) => {
          const wide = index % RHYTHM === 0;
          return (
            <Poster
              key={island.id}
              island={island}
              locale={locale}
              ratio={wide ? 0.62 : 1.15}
              large={wide}
              sizes={wide ? '(max-width: 767px) 100vw, 850px' : '(max-width: 767px) 80vw, 600px'}
              className={wide ? styles.wide : ''}
            />
          );
        })}
      </div>
    </div>
  );
}
