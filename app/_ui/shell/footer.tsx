import { getTranslations } from 'next-intl/server';
import type { Locale } from '#lib/i18n/locales.ts';
import { ConsentSettingsButton } from '../consent/settings-button.tsx';
import { SiteLink } from '../link/site-link.tsx';
import { FooterCall } from './footer-call.tsx';
import { FooterMagazine } from '../magazine/footer-magazine.tsx';
import styles from './footer.module.css';
import { Logo } from './logo.tsx';
import { NightScene } from './night-scene.tsx';
import type { FooterData } from './footer-data.ts';

type Props = {
  locale: Locale;
  data: FooterData;
  /** Below a booking: neither newsletter nor magazine, and links that load no page ahead on one bar of signal. */
  quiet?: boolean;
};

/** Every page ends at night: the scene of the hero again, then where to go next, then how to reach us. */
export async function Footer({ locale, data, quiet = false }: Props) {
  const t = await getTranslations({ locale, namespace: 'common.shell' });
  const ColumnLink = quiet ? 'a' : SiteLink;
  return (
    <footer className={styles.foot}>
      {quiet ? null : <NightScene locale={locale} picture={data.night} />}
      <div className="wrap">
        <div className={styles.main}>
          <div className={styles.columns}>
            {data.columns.map((column) => (
              <nav key={column.key} aria-labelledby={`footer-${column.key}`}>
                <h2 id={`footer-${column.key}`}>{column.title}</h2>
                <ul>
                  {column.links.map((link) => (
                    <li key={link.key}>
                      <ColumnLink href={link.href}>{link.label}</ColumnLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
          </div>
          {data.magazine && !quiet ? <FooterMagazine issue={data.magazine} locale={locale} /> : null}
          <FooterCall locale={locale} phone={data.phone} social={data.social} />
        </div>
        <div className={styles.end}>
          <Logo locale={locale} inverse lazy />
          <span>{t('rights', { year: data.year, brand: data.brand })}</span>
          <ConsentSettingsButton locale={locale} />
          <span>{t('coastline')}</span>
        </div>
      </div>
    </footer>
  );
}
