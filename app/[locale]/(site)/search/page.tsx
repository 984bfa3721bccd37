import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { SearchField } from '#app/_ui/site-search/search-field.tsx';
import { perLocale } from '#foundation/text/locales.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { paths } from '#lib/routes/paths.ts';
import type { SearchResults } from '#lib/search/site-index.ts';
import { searchSite } from '#lib/search/site-search.server.ts';
import { LONGEST_SEARCH, readTypedText, type TypedText } from '#lib/search/typed-text.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { ResultGroups } from './result-groups.tsx';
import styles from './search.module.css';
import { WaysOn } from './ways-on.tsx';

type Props = { searchParams: Promise<{ q?: string | string[] }> };

export async function generateMetadata({ searchParams }: Props): Promise<Metadata> {
  const [locale, { q }, t] = await Promise.all([
    currentLocale(),
    searchParams,
    getTranslations('common.siteSearch'),
  ]);
  const { text } = readTypedText(q);
  // The title says how it went: a screen reader reads it first.
  const { count } = await searchSite(locale, text);
  return pageMetadata({
    locale,
    paths: perLocale((each) => paths.search(each, text === '' ? undefined : { q: text })),
    title: text === '' ? t('title') : t('titleFor', { count, typed: text }),
    description: t('description'),
    noIndex: true,
  });
}

/** The search of the site. Rendered for each request from an index that is kept until content changes. */
export default async function SearchPage({ searchParams }: Props) {
  const [locale, { q }, t] = await Promise.all([
    currentLocale(),
    searchParams,
    getTranslations('common.siteSearch'),
  ]);
  const typed = readTypedText(q);
  const results = await searchSite(locale, typed.text);
  return (
    <div className={styles.page}>
      <PageHead path={paths.search(locale)} title={t('heading')} />
      <div className="wrap">
        <SearchField typed={typed.text} />
        {typed.text === '' ? null : <Answer typed={typed} results={results} />}
        {results.count === 0 ? <WaysOn /> : null}
      </div>
    </div>
  );
}

/** How many results there are, what else may have been meant, and the results. */
async function Answer({ typed, results }: { typed: TypedText; results: SearchResults }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.siteSearch');
  const { count, groups, offers } = results;
  return (
    <section className={styles.answer} aria-labelledby="results">
      <h2 id="results">
        {count > 0 ? t('titleFor', { count, typed: typed.text }) : t('none', { typed: typed.text })}
      </h2>
      {typed.isShortened ? <p className={styles.note}>{t('shortened', { count: LONGEST_SEARCH })}</p> : null}
      {offers.length > 0 ? (
        <p className={styles.offers}>
          {`${t('didYouMean')} `}
          {offers.map((offer) => (
            <SiteLink key={offer} href={paths.search(locale, { q: offer })} prefetch={false}>
              {offer}
            </SiteLink>
          ))}
        </p>
      ) : null}
      {count === 0 && offers.length === 0 ? <p className={styles.note}>{t('noneText')}</p> : null}
      <ResultGroups groups={groups} />
    </section>
  );
}
