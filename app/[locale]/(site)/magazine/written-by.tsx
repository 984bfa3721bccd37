import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import type { ContentPage } from '#lib/content/readers/offer.server.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './written-by.module.css';

/** Who writes it, and how to send in a story; the words are the editors' own. */
export async function WrittenBy({ page }: { page: ContentPage }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.magazine');
  return (
    <section className={`wrap ${styles.band}`} aria-labelledby="written-by">
      {page.cover ? (
        <div className={styles.picture}>
          <ContentImage
            picture={page.cover}
            alt=""
            slotRatio={9 / 16}
            sizes="(max-width: 899px) 100vw, 640px"
          />
        </div>
      ) : null}
      <div>
        <h2 id="written-by">{t('writtenBy')}</h2>
        <RichText value={page.body} locale={locale} className={styles.text} />
        <TextLink href={paths.contact(locale)}>{t('sendStory')}</TextLink>
      </div>
    </section>
  );
}
