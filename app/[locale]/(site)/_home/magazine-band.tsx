import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { CoverObject } from '#app/_ui/magazine/cover-object.tsx';
import { IssueLine } from '#app/_ui/magazine/issue-line.tsx';
import type { ShelvedIssue } from '#lib/content/readers/magazine.server.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './magazine-band.module.css';

type Props = { issues: readonly ShelvedIssue[] };

/** The latest issue on a sand-coloured band, with its contents and two older issues behind it. */
export async function MagazineBand({ issues }: Props) {
  const locale = await currentLocale();
  const [latest, ...older] = issues;
  if (!latest) return null;
  const t = await getTranslations('common.magazine');
  return (
    <section className={`far ${styles.band}`} aria-labelledby="magazine">
      <div className={`wrap ${styles.table}`}>
        <div className={styles.covers}>
          {older.slice(0, 2).map((issue, index) => (
            <SiteLink
              key={issue.id}
              href={issue.href}
              aria-label={`${t('issue', { number: String(issue.number) })}: ${issue.title}`}
              className={styles.older}
            >
              <CoverObject cover={issue.cover} sizes="240px" tilt={index === 0 ? 7 : -9} />
            </SiteLink>
          ))}
          <SiteLink href={latest.href} aria-label={latest.title} className={styles.latest}>
            <CoverObject cover={latest.cover} sizes="(max-width: 991px) 240px, 340px" tilt={-2.4} />
          </SiteLink>
        </div>
        <div>
          <p className={styles.over}>
            <IssueLine issue={latest} />
          </p>
          <h2 id="magazine">{t('name')}</h2>
          <p className={styles.text}>{t('bandText')}</p>
          <ul className={styles.contents}>
            {latest.articles.slice(0, 4).map((article) => (
              <li key={article.key}>
                <SiteLink href={article.href}>{article.title}</SiteLink>
              </li>
            ))}
          </ul>
          <div className={styles.actions}>
            <ButtonLink href={latest.href} tone="navy">
              {t('leaf')}
            </ButtonLink>
            <TextLink href={paths.magazine(locale)} arrow>
              {t('allIssues')}
            </TextLink>
          </div>
        </div>
      </div>
    </section>
  );
}
