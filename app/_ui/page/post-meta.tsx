import type { Locale } from '#foundation/text/locales.ts';
import { PostDate } from './post-date.tsx';
import styles from './post-meta.module.css';

type Props = { category: string; at: string; locale: Locale; year?: boolean };

/** Category and day of a post, above its title. */
export function PostMeta({ category, at, locale, year = false }: Props) {
  return (
    <p className={styles.meta}>
      <b>{category}</b>
      <PostDate at={at} locale={locale} year={year} />
    </p>
  );
}
