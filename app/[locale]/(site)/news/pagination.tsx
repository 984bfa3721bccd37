import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { ArrowLeft, ArrowRight } from '#app/_ui/icon/drawn.server.tsx';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { pageLinks } from '#lib/content/news-pages.ts';
import { listPath, type NewsList } from './find-list.ts';
import styles from './pagination.module.css';

/** Links to newer and older posts. Nothing when there is only one page. */
export async function Pagination({ list }: { list: NewsList }) {
  const { page: at } = list;
  if (at.pages === 1) return null;
  const t = await getTranslations('common.news');
  return (
    <nav className={styles.pages} aria-label={t('pages')}>
      {at.page > 1 ? (
        <ButtonLink href={listPath(list, at.page - 1)} tone="line" small>
          <ArrowLeft aria-hidden size={18} strokeWidth={1.75} />
          <span>{t('newer')}</span>
        </ButtonLink>
      ) : null}
      <ol>
        {pageLinks(at.page, at.pages).map((number, index, all) => (
          <li key={number ?? `gap-${all[index - 1]}`}>
            {number === null ? (
              <span aria-hidden>…</span>
            ) : (
              <SiteLink
                href={listPath(list, number)}
                className="num"
                aria-current={number === at.page ? 'page' : undefined}
                aria-label={t('pageOf', { page: number, pages: at.pages })}
              >
                {number}
              </SiteLink>
            )}
          </li>
        ))}
      </ol>
      {at.page < at.pages ? (
        <ButtonLink href={listPath(list, at.page + 1)} tone="line" small>
          <span>{t('older')}</span>
          <ArrowRight aria-hidden size={18} strokeWidth={1.75} />
        </ButtonLink>
      ) : null}
    </nav>
  );
}
