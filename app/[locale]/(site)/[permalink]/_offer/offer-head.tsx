import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { Callout } from '#app/_ui/rich-text/callout.tsx';
import { Breadcrumbs } from '#app/_ui/text/breadcrumbs.tsx';
import type { OfferPage } from '#lib/content/readers/offer.server.ts';
import { nameDay } from '#lib/dates/weekdays.ts';
import type { Locale } from '#lib/i18n/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import styles from './offer-head.module.css';

type Props = { offer: OfferPage; locale: Locale; today: string; ended: boolean };

/** What it is, when it applies and where to book it: all above the fold. */
export async function OfferHead({ offer, locale, today, ended }: Props) {
  const t = await getTranslations({ locale, namespace: 'common.offers' });
  const day = (date: string) => {
    const named = nameDay(date, locale);
    return `${named.day} ${named.monthOfDate} ${named.year}`;
  };
  const { validFrom, validTo } = offer;
  const route = offer.blocks.find((block) => block._type === 'routePromoBlock');
  const notYet = validFrom !== null && validFrom > today;
  const hasTerms = offer.blocks.some((block) => block._type === 'termsBlock');
  return (
    <section className={styles.head}>
      <div className={styles.text}>
        <Breadcrumbs label={t('breadcrumb')} items={[{ name: t('title'), href: null }]} />
        <h1>{offer.title}</h1>
        {offer.summary ? <p className={styles.lead}>{offer.summary}</p> : null}
        {offer.badge ? <p className={`num ${styles.badge}`}>{offer.badge}</p> : null}
        {validFrom || validTo ? (
          <dl className={styles.validity}>
            <div>
              <dt>{t('validity')}</dt>
              <dd className="num">
                {validFrom && validTo
                  ? t('span', { from: day(validFrom), to: day(validTo) })
                  : validTo
                    ? t('until', { to: day(validTo) })
                    : t('from', { from: day(validFrom ?? today) })}
              </dd>
            </div>
          </dl>
        ) : null}
        {ended && validTo ? <Callout tone="warn">{t('ended', { to: day(validTo) })}</Callout> : null}
        {notYet ? <Callout tone="info">{t('notYet', { from: day(validFrom) })}</Callout> : null}
        <div className={styles.actions}>
          {ended ? null : <ButtonLink href={paths.booking(locale, tripOf(route))}>{t('book')}</ButtonLink>}
          {hasTerms ? (
            <a className={styles.terms} href="#terms">
              {t('terms')}
            </a>
          ) : null}
        </div>
      </div>
      <div className={styles.picture}>
        {offer.cover ? (
          <ContentImage
            picture={offer.cover}
            layout="cover"
            slotRatio={1.02}
            sizes="(max-width: 899px) 130vw, 80vw"
            priority
          />
        ) : null}
      </div>
    </section>
  );
}

/** The first route that the offer promotes fills the search form (C8). */
function tripOf(route: OfferPage['blocks'][number] | undefined) {
  if (route?._type !== 'routePromoBlock') return {};
  const { from, to, promo } = route;
  return { ...(from ? { from } : {}), ...(to ? { to } : {}), ...(promo ? { promo } : {}) };
}
