import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { CoverObject } from '#app/_ui/magazine/cover-object.tsx';
import { IssueLine } from '#app/_ui/magazine/issue-line.tsx';
import { Breadcrumbs } from '#app/_ui/page/breadcrumbs.tsx';
import type { ShelvedIssue } from '#lib/content/readers/magazine.server.ts';
import { paths } from '#lib/routes/paths.ts';
import issueStyles from './issue-text.module.css';
import styles from './latest-issue.module.css';

type Props = { issue: ShelvedIssue; title: string; lead: string | null };

/** The newest cover, with the name of the magazine and the issue's contents beside it. */
export async function LatestIssue({ issue, title, lead }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.magazine');
  const shell = await getTranslations('common.shell');
  const [first] = issue.articles;
  return (
    <div className={`wrap ${styles.head}`}>
      <SiteLink href={issue.href} aria-label={issue.title} className={styles.cover}>
        <CoverObject cover={issue.cover} sizes="(max-width: 991px) 270px, 440px" tilt={-3} priority />
      </SiteLink>
      <div className={styles.text}>
        <Breadcrumbs
          label={shell('breadcrumbs')}
          items={[{ name: shell('home'), href: paths.home(locale) }]}
        />
        <h1>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        <h2>
          <small>
            <IssueLine issue={issue} />
          </small>
          {issue.title}
        </h2>
        <ul className={`${issueStyles.contents} ${styles.contents}`}>
          {issue.articles.map((article) => (
            <li key={article.key}>
              <SiteLink href={article.href}>{article.title}</SiteLink>
              {article.lead ? <p>{article.lead}</p> : null}
            </li>
          ))}
        </ul>
        <div className={issueStyles.actions}>
          <ButtonLink href={`${issue.href}#reader`}>{t('leaf')}</ButtonLink>
          {first ? <TextLink href={first.href}>{t('readAsText')}</TextLink> : null}
        </div>
      </div>
    </div>
  );
}
