import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { BookOpen } from '#app/_ui/icon/drawn.server.tsx';
import { IssueLine } from '#app/_ui/magazine/issue-line.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { Breadcrumbs } from '#app/_ui/page/breadcrumbs.tsx';
import type { IssueCard, MagazineArticle } from '#lib/content/readers/magazine.server.ts';
import { readingMinutes } from '#lib/content/rich-text.ts';
import { otherLocale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import type { PagePaths } from '#lib/seo/alternates.ts';
import styles from './article-view.module.css';

type Props = {
  article: MagazineArticle;
  card: IssueCard;
  /** Where it begins in the book. */
  page: number | null;
  pages: PagePaths;
};

/** One column, large type, a drop cap and the pull quotes of the printed page. */
export async function ArticleView({ article, card, page, pages }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.magazine');
  const shell = await getTranslations('common.shell');
  const other = otherLocale(locale);
  const translation = pages[other];
  return (
    <article>
      <header className={styles.head}>
        {article.picture ? (
          <ContentImage picture={article.picture} layout="cover" slotRatio={0.5} sizes="100vw" priority />
        ) : null}
        <div className={`wrap ${styles.title}`}>
          <h1>{article.title}</h1>
        </div>
      </header>
      <div className={`wrap ${styles.column}`}>
        <Breadcrumbs
          label={t('breadcrumb')}
          items={[
            { name: shell('home'), href: paths.home(locale) },
            { name: t('name'), href: paths.magazine(locale) },
            { name: card.title, href: card.href },
          ]}
        />
        {article.lead ? <p className={styles.lead}>{article.lead}</p> : null}
        <p className={styles.meta}>
          <span>
            <IssueLine issue={card} />
          </span>
          {article.byline ? <span>{t('by', { name: article.byline })}</span> : null}
          <span>{t('readingTime', { minutes: readingMinutes(article.body) })}</span>
          {translation ? (
            <a href={translation} lang={other} hrefLang={other}>
              {t('inOther')}
            </a>
          ) : null}
        </p>
        <RichText value={article.body} locale={locale} className={styles.text} />
        {page ? (
          <p className={styles.back}>
            <a href={`${card.href}#p${page}`}>
              <BookOpen aria-hidden size={20} strokeWidth={1.75} />
              {t('seeInReader')}
            </a>
          </p>
        ) : null}
      </div>
    </article>
  );
}
