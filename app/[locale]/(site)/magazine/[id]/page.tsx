import { getTranslations } from 'next-intl/server';
import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { CoverObject } from '#app/_ui/magazine/cover-object.tsx';
import { IssueLine } from '#app/_ui/magazine/issue-line.tsx';
import { Breadcrumbs } from '#app/_ui/page/breadcrumbs.tsx';
import { Shelf } from '#app/[locale]/(site)/magazine/shelf.tsx';
import { readMagazine, type IssueCard, type MagazineIssue } from '#lib/content/readers/magazine.server.ts';
import { listDocuments } from '#lib/content/static-params.server.ts';
import { composeBook } from '#lib/magazine/compose.ts';
import { pageMetadata, shareAddress } from '#lib/seo/page-metadata.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { paths } from '#lib/routes/paths.ts';
import { breadcrumbData } from '#lib/seo/json-ld.ts';
import { issueData } from '#lib/seo/magazine-data.ts';
import { siteUrl } from '#lib/address.server.ts';
import { findIssue } from './find-issue.server.ts';
import { BookReader } from './_reader/book-reader.tsx';
import shelfStyles from '#app/[locale]/(site)/magazine/shelf.module.css';
import issueStyles from '#app/[locale]/(site)/magazine/issue-text.module.css';
import styles from './issue-head.module.css';

const MEGABYTE = 1024 * 1024;

type IssueHeadProps = {
  issue: MagazineIssue;
  card: IssueCard;
  starts: ReadonlyMap<string, number | null>;
};

type IssueJsonLdProps = { issue: MagazineIssue; card: IssueCard; path: string };

type Props = { params: Promise<{ id: string }> };

export function generateStaticParams() {
  return listDocuments(['magazineIssue'], (document, locale) => {
    const id = document[`permalink_${locale}`];
    return id ? { locale, id } : null;
  });
}

export const generateMetadata = withNotFoundMetadata(async ({ params }: Props) => {
  const locale = await currentLocale();
  const { issue, card, pages } = await findIssue((await params).id);
  return pageMetadata({
    locale,
    paths: pages,
    title: card.title,
    description: issue.lead,
  });
});

/** An issue: its cover and contents, then the book to read, then the other issues on the shelf. */
export default withNotFound(async function IssuePage({ params }: Props) {
  const locale = await currentLocale();
  const { issue, card, pages } = await findIssue((await params).id);
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

/** Heading above the other issues, which include newer ones. */
async function othersTitle(): Promise<string> {
  const t = await getTranslations('common.magazine');
  return t('others');
}

/** The issue for search engines (B9). */
async function IssueJsonLd({ issue, card, path }: IssueJsonLdProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.magazine');
  const shell = await getTranslations('common.shell');
  const site = siteUrl();
  const magazine = { name: t('name'), path: paths.magazine(locale) };
  return (
    <>
      <JsonLd
        data={issueData({
          site,
          magazine,
          language: locale,
          publisher: shell('siteName'),
          issue: { ...card, href: path },
          description: issue.lead,
          image: shareAddress(card.cover),
          publishedAt: issue.publishedAt,
          articles: issue.articles,
        })}
      />
      <JsonLd
        data={breadcrumbData(site, [
          { name: shell('home'), path: paths.home(locale) },
          magazine,
          { name: card.title, path },
        ])}
      />
    </>
  );
}

/** Cover, number and season, the contents with page numbers; every article also opens as text. */
async function IssueHead({ issue, card, starts }: IssueHeadProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.magazine');
  const shell = await getTranslations('common.shell');
  const [first] = issue.articles;
  return (
    <header className={styles.sand} data-bubble-waits="">
      <div className={`wrap ${styles.head}`}>
        <div className={styles.cover}>
          <CoverObject cover={card.cover} sizes="(max-width: 991px) 240px, 380px" tilt={-2.2} priority />
        </div>
        <div className={styles.text}>
          <Breadcrumbs
            label={shell('breadcrumbs')}
            items={[
              { name: shell('home'), href: paths.home(locale) },
              { name: t('name'), href: paths.magazine(locale) },
            ]}
          />
          <p className={styles.over}>
            <IssueLine issue={card} />
          </p>
          <h1>{card.title}</h1>
          {issue.lead ? <p className={styles.lead}>{issue.lead}</p> : null}
          <ol className={`${issueStyles.contents} ${styles.contents}`}>
            {issue.articles.map((article) => {
              const page = starts.get(article.key);
              return (
                <li key={article.key}>
                  {page ? (
                    <a href={`#p${page}`} className={styles.page}>
                      <span className="visually-hidden">{`${article.title}, ${t('onPage', { page: String(page) })}`}</span>
                      <span aria-hidden>{page}</span>
                    </a>
                  ) : (
                    <span className={styles.page} />
                  )}
                  <div>
                    <SiteLink href={article.href}>{article.title}</SiteLink>
                    {article.lead ? <p>{article.lead}</p> : null}
                  </div>
                </li>
              );
            })}
          </ol>
          <div className={issueStyles.actions}>
            <ButtonLink href="#reader">{t('leaf')}</ButtonLink>
            {first ? <TextLink href={first.href}>{t('readAsText')}</TextLink> : null}
            <PdfLink pdf={issue.pdf} />
          </div>
        </div>
      </div>
    </header>
  );
}

/** The issue as a PDF, when editors have uploaded one; the link contains its size. */
async function PdfLink({ pdf }: { pdf: MagazineIssue['pdf'] }) {
  const locale = await currentLocale();
  if (!pdf?.url) return null;
  const t = await getTranslations('common.magazine');
  const size = Math.max(0.1, (pdf.size ?? 0) / MEGABYTE).toLocaleString(locale, {
    maximumFractionDigits: 1,
  });
  return (
    <a href={pdf.url} className={styles.pdf} download>
      {t('pdf', { size })}
    </a>
  );
}
