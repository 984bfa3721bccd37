import { getTranslations } from 'next-intl/server';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { SiteLink } from '#app/_ui/link/site-link.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import sectionStyles from '#app/_ui/page/section.module.css';
import { readOffers } from '#lib/content/readers/offer.server.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './other-offers.module.css';

type Props = { except: string; today: string };

const MOST = 3;

/** What else applies today, so that an offer is never a dead end. */
export async function OtherOffers({ except, today }: Props) {
  const locale = await currentLocale();
  const [t, offers] = await Promise.all([getTranslations('common.offers'), readOffers(locale, today)]);
  const others = offers.filter((offer) => offer.id !== except).slice(0, MOST);
  return (
    <section className={`${sectionStyles.section} ${sectionStyles.foam}`} aria-labelledby="other-offers">
      <div className="wrap">
        <h2 id="other-offers">{t('otherOffers')}</h2>
        {others.length === 0 ? <p className={styles.none}>{t('noneRunning')}</p> : null}
        <ul className={styles.list}>
          {others.map((offer) => (
            <li key={offer.id}>
              <SiteLink href={offer.href}>
                {offer.badge ? <span className="num">{offer.badge}</span> : null}
                <h3>{offer.title}</h3>
                {offer.summary ? <p>{offer.summary}</p> : null}
              </SiteLink>
            </li>
          ))}
        </ul>
        <p className={styles.all}>
          <TextLink href={paths.offers(locale)} arrow>
            {t('allOffers')}
          </TextLink>
        </p>
      </div>
    </section>
  );
}
