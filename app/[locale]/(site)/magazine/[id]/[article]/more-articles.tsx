import { getTranslations } from 'next-intl/server';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import type { IssueCard, MagazineArticle } from '#lib/content/readers/magazine.server.ts';
import styles from './more-articles.module.css';

type Props = { articles: readonly MagazineArticle[]; current: string; card: IssueCard };

/** The other articles, beginning with the one that follows in the issue. */
export async function MoreArticles({ articles, current, card }: Props) {
  const t = await getTranslations('common.magazine');
  const at = articles.findIndex(({ key }) => key === current);
  const others = [...articles.slice(at + 1), ...articles.slice(0, Math.max(at, 0))].slice(0, 3);
  if (others.length === 0) return null;
  return (
    <section className={styles.band} aria-labelledby="more">
      <div className="wrap">
        <div className={styles.head}>
          <h2 id="more">{t('moreInIssue')}</h2>
          <TextLink href={card.href} arrow>
            {card.title}
          </TextLink>
        </div>
        <ul className={styles.list}>
          {others.map((article) => (
            <li key={article.key}>
              <SiteLink href={article.href}>
                {article.picture ? (
                  <ContentImage
                    picture={article.picture}
                    alt=""
                    slotRatio={2 / 3}
                    sizes="(max-width: 767px) 100vw, 400px"
                  />
                ) : null}
                <h3>{article.title}</h3>
                {article.lead ? <p>{article.lead}</p> : null}
              </SiteLink>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
