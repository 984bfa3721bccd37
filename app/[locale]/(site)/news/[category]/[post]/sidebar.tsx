import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import type { NewsPostPage } from '#lib/content/readers/news.server.ts';
import { headingAnchors, headingsOf } from '#lib/content/rich-text.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './article.module.css';

/** Fewer headings than this are seen at a glance and need no list. */
const WORTH_LISTING = 2;

/** Beside the text: its parts, the islands that it is about, what else was written about them, and the way to a ticket. */
export async function Sidebar({ post }: { post: NewsPostPage }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.news');
  const body = post.body ?? [];
  const anchors = headingAnchors(body);
  const headings = headingsOf(body, ['h2']);
  return (
    <aside className={styles.side}>
      {headings.length >= WORTH_LISTING ? (
        <div className={styles.contents}>
          <h2>{t('contents')}</h2>
          <ul>
            {headings.map((heading) => (
              <li key={heading.key}>
                <a href={`#${anchors.get(heading.key)}`}>{heading.text}</a>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
      {post.destinations.length > 0 ? (
        <>
          <h2>{t('about')}</h2>
          <ul>
            {post.destinations.map((island) => (
              <li key={island.id}>
                <SiteLink href={island.href}>{island.title}</SiteLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      {post.sameIslands.length > 0 ? (
        <>
          <h2>{t('sameIslands')}</h2>
          <ul>
            {post.sameIslands.map((other) => (
              <li key={other.id}>
                <SiteLink href={other.href}>{other.title}</SiteLink>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <div className={styles.action}>
        <ButtonLink href={paths.booking(locale)} tone="navy" small wide>
          {t('planTrip')}
        </ButtonLink>
      </div>
    </aside>
  );
}
