import { getTranslations } from 'next-intl/server';
import { Alerts } from '#app/_ui/alert/alert.tsx';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import { readAlerts } from '#lib/content/readers/home.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { breadcrumbData } from '#lib/seo/json-ld.ts';
import { siteUrl } from '#lib/address.server.ts';
import { EmptyList } from './empty-list.tsx';
import { Feeds } from './feeds.tsx';
import { listPath, type NewsList } from './find-list.ts';
import { LeadStory } from './lead-story.tsx';
import { ListHead } from './list-head.tsx';
import styles from './news-front.module.css';
import { NewsRow } from './news-row.tsx';
import { Pagination } from './pagination.tsx';
import { PictureStory } from './picture-story.tsx';
import { spanOf } from './span.ts';

const PICTURED = 2;
/** So few posts fill no column beside two pictures: each gets a picture of its own. */
const FEW = 4;

/** A front page: one lead, two pictured stories, then a dated list; the pages after it have no lead. */
export async function NewsFront({ list }: { list: NewsList }) {
  const { locale, category, page } = list;
  const [t, shell, alerts] = await Promise.all([
    getTranslations('common.news'),
    getTranslations('common.shell'),
    readAlerts(locale, new Date()),
  ]);
  const isFront = page.page === 1;
  // A single post left for the last page would be lost in a column made for eight.
  const hasLead = isFront || page.posts.length === 1;
  const [lead, ...others] = hasLead ? page.posts : [undefined, ...page.posts];
  const posts = others.flatMap((post) => post ?? []);
  const pictured = posts.length <= FEW ? posts : posts.slice(0, PICTURED);
  const rest = posts.slice(pictured.length);
  const crumbs = [
    { name: shell('home'), path: paths.home(locale) },
    { name: t('title'), path: paths.news(locale) },
    ...(category ? [{ name: category.title, path: listPath(list, 1) }] : []),
  ];
  return (
    <div className={`wrap ${styles.page} ${isFront ? '' : styles.further}`}>
      <JsonLd data={breadcrumbData(siteUrl(), crumbs)} />
      <ListHead list={list} />
      {isFront ? <Alerts alerts={alerts} /> : null}
      {lead ? <LeadStory post={lead} locale={locale} /> : null}
      {page.count === 0 ? <EmptyList /> : null}
      {pictured.length > 0 ? (
        <div className={rest.length > 0 ? styles.columns : styles.pair}>
          <div className={styles.pictured}>
            {pictured.map((post, index) => (
              <PictureStory key={post.id} post={post} locale={locale} priority={!isFront && index === 0} />
            ))}
          </div>
          {rest.length > 0 ? (
            <section className={styles.list} aria-labelledby="earlier">
              <h2 id="earlier">{spanOf(rest, locale)}</h2>
              {rest.map((post) => (
                <NewsRow key={post.id} post={post} locale={locale} />
              ))}
            </section>
          ) : null}
        </div>
      ) : null}
      <footer className={styles.foot}>
        <Pagination list={list} />
        <Feeds />
      </footer>
    </div>
  );
}
