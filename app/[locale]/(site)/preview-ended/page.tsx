import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import styles from '#app/_ui/errors/errors.module.css';
import { paths } from '#lib/routes/paths.ts';

export async function generateMetadata(): Promise<Metadata> {
  const t = await getTranslations('common.preview');
  return { title: t('endedTitle'), robots: { index: false } };
}

/** The target of an expired preview link: not an error, and the page says whom to contact. */
export default async function PreviewEndedPage() {
  const locale = await currentLocale();
  const [t, errors] = await Promise.all([
    getTranslations('common.preview'),
    getTranslations('common.errors'),
  ]);
  return (
    <section className={styles.lost}>
      <div className={`wrap ${styles.inner} ${styles.alone}`}>
        <h1>{t('endedTitle')}</h1>
        <p className={styles.lead}>{t('endedText')}</p>
        <div className={styles.ways}>
          <ButtonLink href={paths.home(locale)}>{errors('toHome')}</ButtonLink>
        </div>
      </div>
    </section>
  );
}
