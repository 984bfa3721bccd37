import { SiteLink } from '#app/_ui/link/site-link.tsx';
import styles from './breadcrumbs.module.css';

type Props = { label: string; items: readonly { name: string; href: string | null }[] };

/** The breadcrumbs. The page itself isn't listed: its heading follows. */
export function Breadcrumbs({ label, items }: Props) {
  return (
    <nav aria-label={label}>
      <ol className={styles.list}>
        {items.map((item) => (
          <li key={item.name}>{item.href ? <SiteLink href={item.href}>{item.name}</SiteLink> : item.name}</li>
        ))}
      </ol>
    </nav>
  );
}
