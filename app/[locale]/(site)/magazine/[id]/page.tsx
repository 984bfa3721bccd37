import { headOrLost, pageOrLost } from '#app/_ui/errors/or-lost.tsx';
import { readMagazine } from '#lib/content/readers/magazine.server.ts';
import { listDocuments } from '#lib/content/static-params.server.ts';
import { composeBook } from '#lib/magazine/compose.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { Shelf } from '#app/[locale]/(site)/magazine/shelf.tsx';
import shelfStyles from '#app/[locale]/(site)/magazine/shelf.module.css';
import { findIssue } from './find-issue.server.ts';
import { IssueHead } from './issue-head.tsx';
import { IssueJsonLd } from './issue-json-ld.tsx';
import { othersTitle } from './others-title.ts';
import { BookReader } from './_reader/book-reader.tsx';

type Props = { params: Promise<{ id: string }> };

export function generateStaticParams() {
  return listDocuments(['magazineIssue'], (document, locale) => {
    const id = document[`permalink_${locale}`];
    return id ? { locale, id } : null;
  });
}

export const generateMetadata = headOrLost(async ({ params }: Props) => {
  const { locale, issue, card, pages } = await findIssue((await params).id);
  return pageMetadata({
    locale,
    paths: pages,
    title: card.title,
    description: issue.lead,
  });
});

/** An issue: its cover and contents, then the book itself to turn, then the others on the shelf. */
export default pageOrLost(async function IssuePage({ params }: Props) {
  const { locale, issue, card, pages } = await findIssue((await params).id);
  const book = composeBook({ pictures: issue.pages.length, articles: issue.articles });
  const others = (await readMagazine(locale)).filter(({ id }) => id !== issue.id);
  return (
    <>
      <IssueHead issue={issue} card={card} starts={book.starts} />
      <BookReader issue={issue} card={card} book={book} />
      <div className={shelfStyles.others}>
        <Shelf issues={others.slice(0, 5)} title={await othersTitle()} />
      </div>
      <IssueJsonLd issue={issue} card={card} path={pages[locale] ?? card.href} />
    </>
  );
});
