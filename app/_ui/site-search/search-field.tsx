import { getTranslations } from 'next-intl/server';
import { buttonClasses } from '#app/_ui/button/button-classes.ts';
import { Search } from '#app/_ui/icon/icons.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { paths } from '#lib/routes/paths.ts';
import { LONGEST_SEARCH } from '#lib/search/typed-text.ts';
import { SearchInput } from './search-input.client.tsx';
import styles from './search-field.module.css';

type Props = { typed?: string };

/** The search of the site: a plain form, so it needs no script. */
export async function SearchField({ typed = '' }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.siteSearch');
  return (
    <search className={styles.search}>
      <form action={paths.search(locale)} method="get">
        <label htmlFor="site-search">{t('field')}</label>
        <div className={styles.row}>
          <span className={styles.input}>
            <Search size={20} />
            <SearchInput
              id="site-search"
              name="q"
              type="search"
              defaultValue={typed}
              maxLength={LONGEST_SEARCH}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              aria-describedby="site-search-hint"
            />
          </span>
          <button type="submit" className={buttonClasses({ tone: 'navy' })}>
            {t('submit')}
          </button>
        </div>
        <small id="site-search-hint">{t('hint')}</small>
      </form>
    </search>
  );
}
