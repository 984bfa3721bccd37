import { getTranslations } from 'next-intl/server';
import type { FooterData } from './footer-data.ts';
import styles from './footer.module.css';
import { SocialIcon, socialName } from './social-icon.tsx';
import { telephoneLink } from '#lib/i18n/telephone.ts';

type Props = { phone: FooterData['phone']; social: FooterData['social'] };

/** The direct line, large, and the networks. */
export async function FooterCall({ phone, social }: Props) {
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
