import { getTranslations } from 'next-intl/server';
import { notFound, permanentRedirect } from 'next/navigation';
import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import { BookOpen } from '#app/_ui/icon/drawn.server.tsx';
import { IssueLine } from '#app/_ui/magazine/issue-line.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { Breadcrumbs } from '#app/_ui/page/breadcrumbs.tsx';
import { listDocuments } from '#lib/content/static-params.server.ts';
import { perLocale, otherLocale } from '#foundation/text/locales.ts';
import { articleAddresses } from '#lib/magazine/article-addresses.ts';
import { composeBook } from '#lib/magazine/compose.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata, shareAddress } from '#lib/seo/page-metadata.ts';
import type { IssueCard, MagazineArticle, MagazineIssue } from '#lib/content/readers/magazine.server.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { breadcrumbData } from '#lib/seo/json-ld.ts';
import { articleData } from '#lib/seo/magazine-data.ts';
import { siteUrl } from '#lib/address.server.ts';
import { readingMinutes } from '#lib/content/rich-text.ts';
import type { PagePaths } from '#lib/seo/alternates.ts';
import { findArticle } from './find-article.server.ts';
import styles from './article.module.css';

type ArticleViewProps = {
  article: MagazineArticle;
  card: IssueCard;
  /** The page of the book where it begins. */
  page: number | null;
  pages: PagePaths;
};

type ArticleJsonLdProps = { article: MagazineArticle; issue: MagazineIssue; card: IssueCard };

type MoreArticlesProps = { articles: readonly MagazineArticle[]; current: string; card: IssueCard };

type Props = { params: Promise<{ id: string; article: string }> };

export async function generateStaticParams() {
  const perIssue = await listDocuments(['magazineIssue'], (document, locale) => {
    const id = document[`permalink_${locale}`];
    const titles = (document.articles ?? []).map((article) => ({
      key: article._key,
      title: article[`title_${locale}`],
    }));
    return id ? { locale, id, addresses: [...articleAddresses(titles).values()] } : null;
  });
  return perIssue.flatMap(({ locale, id, addresses }) =>
    addresses.map((article) => ({ locale, id, article })),
  );
}

/** The article; otherwise the request ends. An address in the other language redirects to the one in this language. */
async function find(params: Props['params']) {
  const requested = await params;
  const { found, article } = await findArticle(requested);
  if (!article) notFound();
  const pages = perLocale((language) => {
    const [id, address] = [found.issue.permalinks[language], article.addresses[language]];
    return id && address ? paths.magazineArticle(language, id, address) : null;
  });
  if (article.address !== decodeURIComponent(requested.article)) permanentRedirect(article.href);
  return { ...found, article, pages };
}

export const generateMetadata = withNotFoundMetadata(async ({ params }: Props) => {
  const locale = await currentLocale();
  const { issue, article, pages } = await find(params);
  const t = await getTranslations('common.magazine');
  return pageMetadata({
    locale,
    paths: pages,
    title: article.title,
    description: article.lead,
    ...(issue.publishedAt
      ? {
          article: {
            publishedAt: issue.publishedAt,
            modifiedAt: issue.updatedAt,
            section: t('name'),
            tags: [],
          },
        }
      : {}),
  });
});

/** An article of the magazine as text: for phones, without scripts, for screen readers, and for search engines. */
export default withNotFound(async function ArticlePage({ params }: Props) {
  const { issue, card, article, pages } = await find(params);
  const { starts } = composeBook({ pictures: issue.pages.length, articles: issue.articles });
  return (
    <>
      <ArticleView article={article} card={card} page={starts.get(article.key) ?? null} pages={pages} />
      <MoreArticles articles={issue.articles} current={article.key} card={card} />
      <ArticleJsonLd article={article} issue={issue} card={card} />
    </>
  );
});

/** The other articles, starting with the next one in the issue. */
async function MoreArticles({ articles, current, card }: MoreArticlesProps) {
  const t = await getTranslations('common.magazine');
  const at = articles.findIndex(({ key }) => key === current);
  const others = [...articles.slice(at + 1), ...articles.slice(0, Math.max(at, 0))].slice(0, 3);
  if (others.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="more">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="more">{t('moreInIssue')}</h2>
          <TextLink href={card.href} arrow>
            {card.title}
          </TextLink>
        </div>
        <ul className={styles.list}>
          {others.map((article) => (
            <li key={article.key}>
              <SiteLink href={article.href}>
                {article.picture ? (
                  <ContentImage
                    picture={article.picture}
                    alt=""
                    slotRatio={2 / 3}
                    sizes="(max-width: 767px) 100vw, 400px"
                  />
                ) : null}
                <h3>{article.title}</h3>
                {article.lead ? <p>{article.lead}</p> : null}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The article and its issue for search engines (B9). */
async function ArticleJsonLd({ article, issue, card }: ArticleJsonLdProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.magazine');
  const shell = await getTranslations('common.shell');
  const site = siteUrl();
  const magazine = { name: t('name'), path: paths.magazine(locale) };
  return (
    <>
      <JsonLd
        data={articleData({
          site,
          magazine,
          language: locale,
          publisher: shell('siteName'),
          issue: card,
          path: article.href,
          headline: article.title,
          description: article.lead,
          image: article.picture ? shareAddress(article.picture) : null,
          author: article.byline,
          publishedAt: issue.publishedAt,
          modifiedAt: issue.updatedAt,
        })}
      />
      <JsonLd
        data={breadcrumbData(site, [
          { name: shell('home'), path: paths.home(locale) },
          magazine,
          { name: card.title, path: card.href },
          { name: article.title, path: article.href },
        ])}
      />
    </>
  );
}

/** One column, large type, a drop cap and the pull quotes of the printed page. */
async function ArticleView({ article, card, page, pages }: ArticleViewProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.magazine');
  const shell = await getTranslations('common.shell');
  const other = otherLocale(locale);
  const translation = pages[other];
  return (
    <article>
      <header className={styles.articleViewHead}>
        {article.picture ? (
          <div className={styles.picture}>
            <ContentImage picture={article.picture} layout="cover" slotRatio={0.45} sizes="100vw" priority />
          </div>
        ) : null}
        <div className={`wrap ${styles.title}`}>
          <Breadcrumbs
            label={t('breadcrumb')}
            items={[
              { name: shell('home'), href: paths.home(locale) },
              { name: t('name'), href: paths.magazine(locale) },
              { name: card.title, href: card.href },
            ]}
          />
          <h1>{article.title}</h1>
        </div>
      </header>
      <div className={`wrap ${styles.column}`}>
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
        <RichText value={article.body} className={styles.text} />
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
