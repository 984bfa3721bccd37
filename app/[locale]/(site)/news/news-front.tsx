import { useLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { Alerts } from '#app/_ui/alert/alert.tsx';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import { Rss } from '#app/_ui/icon/drawn.server.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { PostMeta } from '#app/_ui/page/post-meta.tsx';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { Breadcrumbs } from '#app/_ui/page/breadcrumbs.tsx';
import { readAlerts } from '#lib/content/readers/home.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { breadcrumbData } from '#lib/seo/json-ld.ts';
import { siteUrl } from '#lib/address.server.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import type { PostCard } from '#lib/content/readers/post-card.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { nameDay } from '#foundation/dates/weekdays.ts';
import { readNewsPage, readCategories } from '#lib/content/readers/news.server.ts';
import { listPath, type NewsList } from './find-list.ts';
import { Pagination } from './pagination.tsx';
import { spanOf } from './span.ts';
import styles from './news-front.module.css';
import listHeadStyles from './list-head.module.css';

type Props = { post: PostCard; priority?: boolean };

const OFFERED = 3;

const PICTURED = 2;
/** This many posts or fewer don't fill a column beside two pictures: each gets its own picture. */
const FEW = 4;

/** A front page: one lead, two stories with pictures, then a dated list; later pages have no lead. */
export async function NewsFront({ list }: { list: NewsList }) {
  const { locale, category, page } = list;
  const [t, shell, alerts] = await Promise.all([
    getTranslations('common.news'),
    getTranslations('common.shell'),
    readAlerts(locale, new Date()),
  ]);
  const isFront = page.page === 1;
  // A single post on the last page would look lost in a column for eight.
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
      {lead ? <LeadStory post={lead} /> : null}
      {page.count === 0 ? <EmptyList /> : null}
      {pictured.length > 0 ? (
        <div className={rest.length > 0 ? styles.columns : styles.pair}>
          <div className={styles.pictured}>
            {pictured.map((post, index) => (
              <PictureStory key={post.id} post={post} priority={!isFront && index === 0} />
            ))}
          </div>
          {rest.length > 0 ? (
            <section className={styles.list} aria-labelledby="earlier">
              <h2 id="earlier">{spanOf(rest, locale)}</h2>
              {rest.map((post) => (
                <NewsRow key={post.id} post={post} />
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

/** The feeds, for people; feed readers find them by the links in the head. Plain links, because a feed isn't a page. */
async function Feeds() {
  const locale = await currentLocale();
  const t = await getTranslations('common.news');
  return (
    <p className={styles.feeds}>
      <Rss aria-hidden size={18} strokeWidth={1.75} />
      {t('follow')}
      <a href={paths.newsFeed(locale, 'rss')}>RSS</a>
      <a href={paths.newsFeed(locale, 'atom')}>Atom</a>
    </p>
  );
}

/** The newest post, with its text over the corner of its picture. */
function LeadStory({ post }: { post: PostCard }) {
  return (
    <SiteLink href={post.href} className={styles.lead}>
      {post.cover ? (
        <div className={styles.leadPicture}>
          <ContentImage
            picture={post.cover}
            slotRatio={0.5875}
            sizes="(max-width: 991px) 100vw, 960px"
            priority
          />
        </div>
      ) : null}
      <div className={styles.leadText}>
        <PostMeta category={post.category} at={post.publishedAt} year />
        <h2>{post.title}</h2>
        {post.excerpt ? <p>{post.excerpt}</p> : null}
      </div>
    </SiteLink>
  );
}

/** A dated line with a small picture. */
function NewsRow({ post }: { post: PostCard }) {
  const locale = useLocale();
  const day = nameDay(athensDay(new Date(post.publishedAt)), locale);
  return (
    <SiteLink href={post.href} className={styles.row}>
      <time dateTime={day.date} className="num">
        <b>{day.day}</b>
        {` ${day.monthShort} ${day.year}`}
      </time>
      <div>
        <p className={styles.category}>{post.category}</p>
        <h3>{post.title}</h3>
        {post.excerpt ? <p>{post.excerpt}</p> : null}
      </div>
      {post.cover ? (
        <div className={styles.thumb}>
          <ContentImage picture={post.cover} alt="" slotRatio={0.76} sizes="132px" />
        </div>
      ) : null}
    </SiteLink>
  );
}

/** A category without published posts: says so, and lists the others. */
async function EmptyList() {
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
              <PictureStory key={post.id} post={post} />
            ))}
          </div>
        </section>
      ) : null}
    </>
  );
}

/** Heading of a list, with the page number after the first page, and the categories that have posts. */
async function ListHead({ list }: { list: NewsList }) {
  const { locale, category, page } = list;
  const [t, categories] = await Promise.all([getTranslations('common.news'), readCategories(locale)]);
  const further = page.page > 1;
  const back = [
    ...(category ? [{ name: t('title'), href: paths.news(locale) }] : []),
    ...(further ? [{ name: category?.title ?? t('title'), href: listPath(list, 1) }] : []),
  ];
  return (
    <header className={listHeadStyles.head}>
      {back.length > 0 ? <Breadcrumbs label={t('breadcrumb')} items={back} /> : null}
      <h1>
        {category?.title ?? t('title')}
        {further ? (
          <span className={listHeadStyles.number}>, {t('pageNumber', { page: page.page })}</span>
        ) : null}
      </h1>
      <nav className={listHeadStyles.categories} aria-label={t('categories')}>
        <SiteLink href={paths.news(locale)} aria-current={category === null ? 'true' : undefined}>
          {t('all')}
        </SiteLink>
        {categories.map(({ id, href, title, count }) =>
          href && (count > 0 || id === category?.id) ? (
            <SiteLink key={id} href={href} aria-current={id === category?.id ? 'true' : undefined}>
              {title}
              <span className={`num ${listHeadStyles.count}`} aria-hidden>
                {count}
              </span>
              <span className="visually-hidden">, {t('postCount', { count })}</span>
            </SiteLink>
          ) : null,
        )}
      </nav>
    </header>
  );
}

/** A post with a large picture above its text. */
function PictureStory({ post, priority = false }: Props) {
  return (
    <SiteLink href={post.href}>
      {post.cover ? (
        <ContentImage
          picture={post.cover}
          alt=""
          slotRatio={2 / 3}
          sizes="(max-width: 991px) 100vw, 520px"
          priority={priority}
        />
      ) : null}
      <PostMeta category={post.category} at={post.publishedAt} year />
      <h3>{post.title}</h3>
      {post.excerpt ? <p>{post.excerpt}</p> : null}
    </SiteLink>
  );
}
