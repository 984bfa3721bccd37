import { getTranslations } from 'next-intl/server';
import { issueWords } from '#app/_ui/magazine/issue-line.tsx';
import type { IssueCard, MagazineIssue } from '#lib/content/readers/magazine.server.ts';
import styles from './front-pages.module.css';
import { Sheet } from './sheet.tsx';

type Props = { issue: MagazineIssue; card: IssueCard; number: number };

/** Inside the cover: what the issue is about, in large type. */
export async function LetterPage({ issue, card, number }: Props) {
  const t = await getTranslations('common.magazine');
  const [name, season] = await issueWords(card);
  return (
    <Sheet number={number}>
      <div className={styles.letter}>
        <p className={styles.over}>{t('letter')}</p>
        <p className={styles.large}>{issue.lead}</p>
        <p className={styles.imprint}>
          <b>{t('name')}</b>
          {name} · {season}
          <span>{t('colophonText')}</span>
        </p>
      </div>
    </Sheet>
  );
}
