import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import type { IssueCard, MagazineIssue } from '#lib/content/readers/magazine.server.ts';
import type { BookPage } from '#lib/magazine/compose.ts';
import { ContentsPage } from './contents-page.tsx';
import { BackPage, ColophonPage } from './end-pages.tsx';
import { LetterPage } from './letter-page.tsx';
import { OpenerPage } from './opener-page.tsx';
import { TextPage } from './text-page.tsx';
import styles from './sheet.module.css';

type Props = {
  page: BookPage;
  number: number;
  issue: MagazineIssue;
  card: IssueCard;
  starts: ReadonlyMap<string, number | null>;
};

/** How wide a page is at most, for the browser's choice of a picture. */
const PAGE_SIZES = '(min-width: 1100px) 560px, 100vw';

/** One page of the book. */
export function BookPageView({ page, number, issue, card, starts }: Props) {
  switch (page.kind) {
    case 'cover':
      return (
        <div className={styles.plate}>
          <ContentImage picture={card.cover} sizes={PAGE_SIZES} slotRatio={1470 / 1040} />
        </div>
      );
    case 'picture': {
      const picture = issue.pages[page.index];
      return picture ? (
        <div className={styles.plate}>
          <ContentImage picture={picture} sizes={PAGE_SIZES} />
        </div>
      ) : null;
    }
    case 'letter':
      return <LetterPage issue={issue} card={card} number={number} />;
    case 'contents':
      return <ContentsPage issue={issue} starts={starts} number={number} />;
    case 'opener': {
      const article = issue.articles.find(({ key }) => key === page.article);
      return article ? <OpenerPage article={article} number={number} /> : null;
    }
    case 'text': {
      const article = issue.articles.find(({ key }) => key === page.article);
      return article ? (
        <TextPage article={article} text={page.text} first={page.first} number={number} />
      ) : null;
    }
    case 'colophon':
      return <ColophonPage number={number} />;
    case 'back':
      return <BackPage />;
  }
}
