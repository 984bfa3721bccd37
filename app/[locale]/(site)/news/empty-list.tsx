import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { readNewsPage } from '#lib/content/readers/news.server.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './empty-list.module.css';
import { PictureStory } from './picture-story.tsx';

const OFFERED = 3;

/** A category in which nothing is out yet: says so, and offers what there is. */
export async function EmptyList() {
  const locale = await currentLocale();
  const [t, all] = await Promise.all([getTranslations('common.news'), readNewsPage(locale, null, 1)]);
  const posts = (all?.posts ?? []).slice(0, OFFERED);
  return (
    <>
      <div className={styles.none}>
        <p>{t('none')}</p>
        <ButtonLink href={paths.news(locale)} tone="line" small>
          {t('allNews')}
        </ButtonLink>
      </div>
      {posts.length > 0 ? (
        <section aria-labelledby="latest">
          <h2 id="latest" className={styles.title}>
            {t('latest')}
          </h2>
          <div className={styles.posts}>
            {posts.map((post) => (
              <PictureStory key={post.id} post={post} locale={locale} />
            ))}
          </div>
        </section>
      ) : null}
    </>
  );
}
