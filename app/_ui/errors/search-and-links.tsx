import { getTranslations } from 'next-intl/server';
import { SearchField } from '#app/_ui/site-search/search-field.tsx';
import { SiteLink } from '../link/site-link.tsx';
import styles from './errors.module.css';

type Props = { links: readonly { href: string; label: string }[] };

/** Where to go from a page that isn't what somebody came for. */
export async function SearchAndLinks({ links }: Props) {
  const t = await getTranslations('common.errors');
  return (
    <>
      <div className={styles.search}>
        <SearchField />
      </div>
      <nav aria-label={t('waysOn')}>
        <ul className={styles.list}>
          {links.map(({ href, label }) => (
            <li key={href}>
              <SiteLink href={href}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
