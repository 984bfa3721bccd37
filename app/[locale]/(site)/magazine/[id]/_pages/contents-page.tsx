import { getTranslations } from 'next-intl/server';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import type { MagazineIssue } from '#lib/content/readers/magazine.server.ts';
import styles from './front-pages.module.css';
import { Sheet } from './sheet.tsx';

type Props = {
  issue: MagazineIssue;
  starts: ReadonlyMap<string, number | null>;
  number: number;
};

/** The table of contents as a page; each line turns to its article. */
export async function ContentsPage({ issue, starts, number }: Props) {
  const t = await getTranslations('common.magazine');
  return (
    <Sheet number={number}>
      <h3 className={styles.heading}>{t('inThisIssue')}</h3>
      <ol className={styles.contents}>
        {issue.articles.map(({ key, title, lead, picture }) => (
          <li key={key}>
            <a href={`#p${starts.get(key) ?? number}`}>
              <span className={styles.thumb}>
                {picture ? <ContentImage picture={picture} alt="" slotRatio={1} sizes="120px" /> : null}
              </span>
              <span>
                <b>{title}</b>
                {lead ? <small>{lead}</small> : null}
              </span>
              <span className="num">{starts.get(key)}</span>
            </a>
          </li>
        ))}
      </ol>
    </Sheet>
  );
}
