import { getTranslations } from 'next-intl/server';
import type { ContentPicture } from '#lib/content/content-picture.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { ButtonLink } from '../button/button-link.tsx';
import { ContentImage } from '../picture/content-image.tsx';
import styles from './night-scene.module.css';

type Props = { locale: Locale; picture: ContentPicture | null };

/** The hero's ship at night, above the footer of every page; taller on the home page. */
export async function NightScene({ locale, picture }: Props) {
  const t = await getTranslations({ locale, namespace: 'common.shell' });
  return (
    <div className={styles.night}>
      <div className={styles.scene}>
        {picture ? (
          <ContentImage
            picture={picture}
            alt=""
            layout="cover"
            position="css"
            sizes="(max-width: 991px) 165vw, 122vw"
            className={styles.picture}
          />
        ) : null}
      </div>
      <div className={`wrap ${styles.inner}`}>
        <h2>{t('nightTitle')}</h2>
        <p>{t('nightText')}</p>
        <div className={styles.action}>
          <ButtonLink href={paths.booking(locale)}>{t('bookTickets')}</ButtonLink>
        </div>
      </div>
    </div>
  );
}
