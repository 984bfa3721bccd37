import { getTranslations } from 'next-intl/server';
import { Alerts } from '#app/_ui/alert/alert.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { readCategories } from '#lib/content/readers/news.server.ts';
import { readAlerts } from '#lib/content/readers/home.server.ts';
import type { PostCard } from '#lib/content/readers/post-card.server.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { LeadStory } from './lead-story.tsx';
import styles from './news-front.module.css';
import { NewsRow } from './news-row.tsx';
import { PictureStory } from './picture-story.tsx';

type Props = { locale: Locale; title: string; posts: readonly PostCard[]; categoryId: string | null };

/** A front page: one lead, two pictured stories, then a dated list. A category is the same page with fewer posts. */
export async function NewsFront({ locale, title, posts, categoryId }: Props) {
  const [t, categories, alerts] = await Promise.all([
    getTranslations({ locale, namespace: 'common.news' }),
    readCategories(locale),
    readAlerts(locale, new Date()),
  ]);
  const [lead, ...others] = posts;
  const pictured = others.slice(0, 2);
  const rest = others.slice(2);
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.head}>
        <h1>{title}</h1>
        <nav className={styles.categories} aria-label={t('categories')}>
          <SiteLink href={paths.news(locale)} aria-current={categoryId === null ? 'page' : undefined}>
            {t('all')}
          </SiteLink>
          {categories.map((category) =>
            category.href ? (
              <SiteLink
                key={category.id}
                href={category.href}
                aria-current={categoryId === category.id ? 'page' : undefined}
              >
                {category.title}
              </SiteLink>
            ) : null,
          )}
        </nav>
      </header>
      <Alerts alerts={alerts} locale={locale} />
      {lead ? <LeadStory post={lead} locale={locale} /> : <p className={styles.none}>{t('none')}</p>}
      {pictured.length > 0 ? (
        <div className={rest.length > 0 ? styles.columns : styles.pair}>
          <div className={styles.pictured}>
            {pictured.map((post) => (
              <PictureStory key={post.id} post={post} locale={locale} />
            ))}
          </div>
          {rest.length > 0 ? (
            <section className={styles.list} aria-labelledby="earlier">
              <h2 id="earlier">{t('earlier')}</h2>
              {rest.map((post) => (
                <NewsRow key={post.id} post={post} locale={locale} />
              ))}
            </section>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}
