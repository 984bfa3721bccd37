import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { Logo } from '#app/_ui/shell/logo.tsx';
import { paths } from '#lib/routes/paths.ts';
import styles from './end-pages.module.css';
import { Sheet } from './sheet.tsx';

/** Fills the leaf when the articles end on a left page. */
export async function ColophonPage({ number }: { number: number }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.magazine');
  return (
    <Sheet number={number}>
      <div className={styles.colophon}>
        <p className={styles.name}>{t('name')}</p>
        <p>{t('colophonText')}</p>
        <ButtonLink href={paths.contact(locale)} tone="line" small>
          {t('sendStory')}
        </ButtonLink>
      </div>
    </Sheet>
  );
}

/** The back cover: night, the mark and the way to a ticket. */
export async function BackPage() {
  const locale = await currentLocale();
  const t = await getTranslations('common.magazine');
  return (
    <div className={styles.back}>
      <p>{t('backText')}</p>
      <ButtonLink href={paths.booking(locale)} small>
        {t('bookTrip')}
      </ButtonLink>
      <Logo locale={locale} inverse className={styles.logo ?? ''} />
    </div>
  );
}
