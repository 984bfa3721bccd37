import { PostDate } from './post-date.tsx';
import styles from './post-meta.module.css';

type Props = { category: string; at: string; year?: boolean };

/** Category and day of a post, above its title. */
export function PostMeta({ category, at, year = false }: Props) {
  return (
    <p className={styles.meta}>
      <b>{category}</b>
      <PostDate at={at} year={year} />
    </p>
  );
}
