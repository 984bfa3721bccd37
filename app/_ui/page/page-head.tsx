import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { paths } from '#lib/routes/paths.ts';
import { breadcrumbData } from '#lib/seo/json-ld.ts';
import { siteUrl } from '#lib/address.server.ts';
import { JsonLd } from './json-ld.tsx';
import { Breadcrumbs } from './breadcrumbs.tsx';
import styles from './page-head.module.css';

type Props = {
  /** Address of this page in this language. */
  path: string;
  title: string;
  /** Replaces the plain heading when it contains more than text; it must have its own `h1` with the `title`. */
  heading?: ReactNode;
  lead?: string | null;
  /** Pages between home and this one. */
  between?: readonly { name: string; href: string }[];
  /** Beside the title on wide screens: a search field, a choice, a button. */
  children?: ReactNode;
};

/** Breadcrumbs, heading and lead of a page without a scene, with structured data of its position for search engines. */
export async function PageHead({ path, title, heading, lead, between = [], children }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.shell');
  const home = { name: t('home'), href: paths.home(locale) };
  const crumbs = [home, ...between].map(({ name, href }) => ({ name, path: href }));
  return (
    <header className={`wrap ${styles.head}`}>
      <JsonLd data={breadcrumbData(siteUrl(), [...crumbs, { name: title, path }])} />
      <div className={styles.text}>
        {between.length > 0 ? <Breadcrumbs label={t('breadcrumbs')} items={[home, ...between]} /> : null}
        {heading ?? <h1>{title}</h1>}
        {lead ? <p>{lead}</p> : null}
      </div>
      {children ? <div className={styles.beside}>{children}</div> : null}
    </header>
  );
}
