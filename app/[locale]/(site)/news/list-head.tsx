import { getTranslations } from 'next-intl/server';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { Breadcrumbs } from '#app/_ui/page/breadcrumbs.tsx';
import { readCategories } from '#lib/content/readers/news.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { listPath, type NewsList } from './find-list.ts';
import styles from './list-head.module.css';

/** Heading of a list, with the page where it is not the first, and the categories that have something to read. */
export async function ListHead({ list }: { list: NewsList }) {
  const { locale, category, page } = list;
  const [t, categories] = await Promise.all([getTranslations('common.news'), readCategories(locale)]);
  const further = page.page > 1;
  const back = [
    ...(category ? [{ name: t('title'), href: paths.news(locale) }] : []),
    ...(further ? [{ name: category?.title ?? t('title'), href: listPath(list, 1) }] : []),
  ];
  return (
    <header className={styles.head}>
      {back.length > 0 ? <Breadcrumbs label={t('breadcrumb')} items={back} /> : null}
      <h1>
        {category?.title ?? t('title')}
        {further ? <span className={styles.number}>, {t('pageNumber', { page: page.page })}</span> : null}
      </h1>
      <nav className={styles.categories} aria-label={t('categories')}>
        <SiteLink href={paths.news(locale)} aria-current={category === null ? 'true' : undefined}>
          {t('all')}
        </SiteLink>
        {categories.map(({ id, href, title, count }) =>
          href && (count > 0 || id === category?.id) ? (
            <SiteLink key={id} href={href} aria-current={id === category?.id ? 'true' : undefined}>
              {title}
              <span className={`num ${styles.count}`} aria-hidden>
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
