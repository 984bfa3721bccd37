import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import styles from '#app/_ui/errors/errors.module.css';
import { isLocale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';

type Props = { params: Promise<{ locale: string }> };

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { locale } = await params;
  if (!isLocale(locale)) return {};
  const t = await getTranslations({ locale, namespace: 'common.preview' });
  return { title: t('endedTitle'), robots: { index: false } };
}

/** Where a preview link leads once it is over: not a failure of the site, and there is somebody to ask. */
export default async function PreviewEndedPage({ params }: Props) {
  const { locale } = await params;
  if (!isLocale(locale)) notFound();
  const [t, errors] = await Promise.all([
    getTranslations({ locale, namespace: 'common.preview' }),
    getTranslations({ locale, namespace: 'common.errors' }),
  ]);
  return (
    <section className={styles.lost}>
      <div className={`wrap ${styles.inner}`}>
        <h1>{t('endedTitle')}</h1>
        <p className={styles.lead}>{t('endedText')}</p>
        <div className={styles.ways}>
          <ButtonLink href={paths.home(locale)}>{errors('toHome')}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
