import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { CoverObject } from '#app/_ui/magazine/cover-object.tsx';
import { IssueLine } from '#app/_ui/magazine/issue-line.tsx';
import { Breadcrumbs } from '#app/_ui/page/breadcrumbs.tsx';
import type { IssueCard, MagazineIssue } from '#lib/content/readers/magazine.server.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './issue-head.module.css';
import { PdfLink } from './pdf-link.tsx';

type Props = {
  issue: MagazineIssue;
  card: IssueCard;
  starts: ReadonlyMap<string, number | null>;
};

/** Cover, number and season, what is in the issue and on which page; every article also opens as text. */
export async function IssueHead({ issue, card, starts }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.magazine');
  const shell = await getTranslations('common.shell');
  const [first] = issue.articles;
  return (
    <header className={styles.sand}>
      <div className={`wrap ${styles.head}`}>
        <div className={styles.cover}>
          <CoverObject cover={card.cover} sizes="(max-width: 899px) 240px, 380px" tilt={-2.2} priority />
        </div>
        <div className={styles.words}>
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
          <ol className={styles.contents}>
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
          <div className={styles.actions}>
            <ButtonLink href="#reader">{t('leaf')}</ButtonLink>
            {first ? <TextLink href={first.href}>{t('readAsText')}</TextLink> : null}
            <PdfLink pdf={issue.pdf} />
          </div>
        </div>
      </div>
    </header>
  );
}
