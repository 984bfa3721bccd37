import { getTranslations } from 'next-intl/server';
import type { ContentPicture } from '#lib/content/content-picture.ts';
import { NewsletterForm } from '../newsletter/newsletter-form.tsx';
import { ContentImage } from '../picture/content-image.tsx';
import styles from './night-scene.module.css';

type Props = { picture: ContentPicture | null };

/** The hero's ship at night with the newsletter, above the footer of every page; taller on the home page. */
export async function NightScene({ picture }: Props) {
  const t = await getTranslations('common.shell');
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
        <p className={styles.lead}>{t('nightText')}</p>
        <NewsletterForm />
      </div>
    </div>
  );
}
