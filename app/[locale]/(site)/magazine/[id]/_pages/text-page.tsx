import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import type { MagazineArticle } from '#lib/content/readers/magazine.server.ts';
import type { RichTextValue } from '#lib/content/rich-text.ts';
import { PageText } from './page-text.tsx';
import { Sheet } from './sheet.tsx';
import styles from './text-page.module.css';

type Props = {
  article: MagazineArticle;
  text: RichTextValue;
  first: boolean;
  number: number;
};

/** Text in two columns; the first page of an article begins with its lead and a large letter. */
export async function TextPage({ article, text, first, number }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.magazine');
  return (
    <Sheet number={number}>
      {first ? (
        <header className={styles.head}>
          {article.lead ? <p className={styles.lead}>{article.lead}</p> : null}
          {article.byline ? <p className={styles.byline}>{t('by', { name: article.byline })}</p> : null}
        </header>
      ) : (
        <p className={styles.running}>{article.title}</p>
      )}
      <div className={`${styles.text} ${first ? styles.first : ''}`}>
        <PageText text={text} locale={locale} />
      </div>
    </Sheet>
  );
}
