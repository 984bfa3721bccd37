import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import type { MagazineArticle } from '#lib/content/readers/magazine.server.ts';
import styles from './opener-page.module.css';

/** Height ÷ width of a page. */
const PAGE_RATIO = 297 / 210;

/** A picture over the whole page with the title of the article that begins. */
export function OpenerPage({ article, number }: { article: MagazineArticle; number: number }) {
  return (
    <div className={styles.opener}>
      {article.picture ? (
        <ContentImage
          picture={article.picture}
          layout="cover"
          slotRatio={PAGE_RATIO}
          sizes="(min-width: 1100px) 900px, 160vw"
        />
      ) : null}
      <div className={styles.title}>
        <h3>{article.title}</h3>
        <p className="num" aria-hidden>
          {number}
        </p>
      </div>
    </div>
  );
}
