import { getTranslations } from 'next-intl/server';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { CoverObject } from '#app/_ui/magazine/cover-object.tsx';
import { issueTexts } from '#app/_ui/magazine/issue-line.tsx';
import type { ShelvedIssue } from '#lib/content/readers/magazine.server.ts';
import styles from './shelf.module.css';

/** Rotation of the covers in degrees: each a little different, the same at every visit. */
const TILTS = [1.8, -2.4, 0.9, -1.3, 2.1];

type Props = { issues: readonly ShelvedIssue[]; title?: string };

/** Older issues side by side, with number and season. */
export async function Shelf({ issues, title }: Props) {
  if (issues.length === 0) return null;
  const t = await getTranslations('common.magazine');
  const numbers = issues.map(({ number }) => number);
  return (
    <section className="wrap" aria-labelledby="issues">
      <div className={styles.head}>
        <h2 id="issues">{title ?? t('older')}</h2>
        <p className="num">
          {Math.min(...numbers)}–{Math.max(...numbers)}
        </p>
      </div>
      <ul className={styles.shelf}>
        {issues.map((issue, index) => (
          <li key={issue.id}>
            <SiteLink href={issue.href}>
              <CoverObject
                cover={issue.cover}
                sizes="(max-width: 991px) 190px, 230px"
                tilt={TILTS[index % TILTS.length] ?? 0}
              />
              <b>{issue.title}</b>
              <IssueLines issue={issue} />
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Number and season, each on its line: beside each other they don't fit under a cover on a phone. */
async function IssueLines({ issue }: { issue: ShelvedIssue }) {
  return <span>{(await issueTexts(issue)).join('\n')}</span>;
}
