import { getTranslations } from 'next-intl/server';
import { notFound, permanentRedirect } from 'next/navigation';
import { headOrLost, pageOrLost } from '#app/_ui/errors/or-lost.tsx';
import { listDocuments } from '#lib/content/static-params.server.ts';
import { locales } from '#foundation/text/locales.ts';
import { articleAddresses } from '#lib/magazine/article-addresses.ts';
import { composeBook } from '#lib/magazine/compose.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { findArticle } from './find-article.server.ts';
import { ArticleJsonLd } from './article-json-ld.tsx';
import { ArticleView } from './article-view.tsx';
import { MoreArticles } from './more-articles.tsx';

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

/** The article, or the end of the request; an address in the other language leads to the one in this. */
async function find(params: Props['params']) {
  const asked = await params;
  const { found, article } = await findArticle(asked);
  if (!article) notFound();
  const { locale } = found;
  const [el, en] = locales.map((language) => {
    const [id, address] = [found.issue.permalinks[language], article.addresses[language]];
    return id && address ? paths.magazineArticle(language, id, address) : null;
  });
  if (article.address !== decodeURIComponent(asked.article)) permanentRedirect(article.href);
  return { ...found, locale, article, pages: { el: el ?? null, en: en ?? null } };
}

export const generateMetadata = headOrLost(async ({ params }: Props) => {
  const { locale, issue, article, pages } = await find(params);
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

/** An article of the magazine as text: for reading on phones, without scripts, by ear, and from search engines. */
export default pageOrLost(async function ArticlePage({ params }: Props) {
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
