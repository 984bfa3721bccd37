import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { ConsentSettingsButton } from '../consent/settings-button.tsx';
import type { MenuLink } from '../link/menu-link.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { telephoneLink } from '#lib/i18n/telephone.ts';
import type { ContentPicture } from '#lib/content/content-picture.ts';
import type { IssueCard } from '#lib/content/readers/magazine.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { Logo } from './logo.tsx';
import styles from './footer.module.css';

type SocialNetwork = 'facebook' | 'instagram' | 'tripadvisor' | 'youtube' | 'linkedin' | 'x' | 'tiktok';

/** Everything that the footer shows, in one language. */
type FooterData = {
  brand: string;
  phone: string | null;
  year: number;
  night: ContentPicture | null;
  /** The latest published issue. */
  magazine: IssueCard | null;
  columns: readonly {
    key: string;
    title: string;
    links: readonly { key: string; label: string; href: string }[];
  }[];
  social: readonly { key: string; network: SocialNetwork; url: string }[];
};

/** Drawn here because the icon library no longer has brand logos. 24 × 24, one stroke, like its icons. */
const DRAWINGS: Record<SocialNetwork, { name: string; path: string }> = {
  facebook: {
    name: 'Facebook',
    path: 'M14 21v-8h3l.5-3.5H14V7.5c0-1.2.5-2 2-2h1.6V2.4a18 18 0 0 0-2.3-.2c-2.800 0-4.600 1.600-4.600 4.600v2.700H8V13h2.700v8',
  },
  instagram: {
    name: 'Instagram',
    path: 'M8.500 3.500h7a5 5 0 0 1 5 5v7a5 5 0 0 1-5 5h-7a5 5 0 0 1-5-5v-7a5 5 0 0 1 5-5zM8 12a4 4 0 1 0 8 0 4 4 0 1 0-8 0M17 7h.01',
  },
  tripadvisor: {
    name: 'Tripadvisor',
    path: 'M2.500 8h4a10 10 0 0 1 11 0h4l-1.700 2.300a4.700 4.700 0 1 1-6 5.900L12 18l-1.800-1.800a4.700 4.700 0 1 1-6-5.900L2.500 8zM6.200 13.800a1.500 1.500 0 1 0 3 0 1.500 1.500 0 1 0-3 0M14.800 13.800a1.500 1.500 0 1 0 3 0 1.500 1.500 0 1 0-3 0',
  },
  youtube: {
    name: 'YouTube',
    path: 'M6.500 5.500h11a4 4 0 0 1 4 4v5a4 4 0 0 1-4 4h-11a4 4 0 0 1-4-4v-5a4 4 0 0 1 4-4zm4 4 4 2.500-4 2.500z',
  },
  linkedin: {
    name: 'LinkedIn',
    path: 'M6.500 3.500h11a3 3 0 0 1 3 3v11a3 3 0 0 1-3 3h-11a3 3 0 0 1-3-3v-11a3 3 0 0 1 3-3zM8 10.500v6M8 7.500v.01M12 16.500v-6m0 2.500c.500-3.500 4.500-3.300 4.500.3v3.200',
  },
  x: { name: 'X', path: 'M4 4l16 16M20 4 4 20' },
  tiktok: {
    name: 'TikTok',
    path: 'M14 3v12.500a3.500 3.500 0 1 1-3.500-3.500M14 3c.3 3 2.300 5 5.500 5.200',
  },
};

type FooterCallProps = { phone: FooterData['phone']; social: FooterData['social'] };

type Props = {
  data: FooterData;
  Link: MenuLink;
  /** Above the columns; absent in the booking flow. */
  scene?: ReactNode;
  /** The latest issue of the magazine; absent in the booking flow. */
  magazine?: ReactNode;
};

/** The footer: the night scene, then links, then contact details. */
export async function Footer({ data, Link, scene, magazine }: Props) {
  const locale = await currentLocale();
  const t = await getTranslations('common.shell');
  return (
    <footer className={`far ${styles.foot} ${scene ? '' : styles.plain}`}>
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
          <Logo inverse lazy />
          <span>{t('rights', { year: data.year, brand: data.brand })}</span>
          <Link href={paths.search(locale)}>{t('search')}</Link>
          <ConsentSettingsButton />
          <span>{t('coastline')}</span>
        </div>
      </div>
    </footer>
  );
}

/** The phone number, large, and the social networks. */
async function FooterCall({ phone, social }: FooterCallProps) {
  const t = await getTranslations('common.shell');
  return (
    <div className={styles.call}>
      {phone ? (
        <>
          <small>{t('phoneLabel')}</small>
          <a className={styles.phone} href={telephoneLink(phone)}>
            {phone}
          </a>
          <p className="num">{t('phoneHours')}</p>
        </>
      ) : null}
      <ul className={styles.social}>
        {social.map((link) => (
          <li key={link.key}>
            <a
              href={link.url}
              rel="noopener"
              aria-label={t('socialOn', { network: socialName(link.network) })}
            >
              <SocialIcon network={link.network} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function socialName(network: SocialNetwork): string {
  return DRAWINGS[network].name;
}

function SocialIcon({ network }: { network: SocialNetwork }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={22}
      height={22}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden
    >
      <path d={DRAWINGS[network].path} />
    </svg>
  );
}
