import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { ConsentSettingsButton } from '../consent/settings-button.tsx';
import type { MenuLink } from '../link/menu-link.ts';
import { FooterCall } from './footer-call.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import type { FooterData } from './footer-data.ts';

type Props = {
  data: FooterData;
  Link: MenuLink;
  /** Above the columns; none below a booking. */
  scene?: ReactNode;
  /** The latest issue of the magazine; none below a booking. */
  magazine?: ReactNode;
};

/** Every page ends at night: the scene of the hero again, then where to go next, then how to reach us. */
export async function Footer({ data, Link, scene, magazine }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.shell');
  return (
    <footer className={styles.foot}>
      {scene}
      <div className="wrap">
        <div className={styles.main}>
          <div className={styles.columns}>
            {data.columns.map((column) => (
              <nav key={column.key} aria-labelledby={`footer-${column.key}`}>
                <h2 id={`footer-${column.key}`}>{column.title}</h2>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.key}>
                      <Link href={link.href}>{link.label}</Link>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          {magazine}
          <FooterCall phone={data.phone} social={data.social} />
        </div>
        <div className={styles.end}>
          <Logo locale={locale} inverse lazy />
          <span>{t('rights', { year: data.year, brand: data.brand })}</span>
          <ConsentSettingsButton />
          <span>{t('coastline')}</span>
        </div>
      </div>
    </footer>
  );
}
