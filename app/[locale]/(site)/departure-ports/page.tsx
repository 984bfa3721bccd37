import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { LiveAlerts } from '#app/_ui/alert/live-alerts.tsx';
import { headOrLost, pageOrLost } from '#app/_ui/errors/or-lost.tsx';
import { headOrFirstSteps, pageOrFirstSteps } from '#app/_ui/first-steps/or-first-steps.tsx';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { readAgencies } from '#lib/content/readers/agency.server.ts';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { readPortTexts } from '#lib/content/readers/port.server.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { isWithoutLines } from '#app/_ui/first-steps/progress.ts';
import { portGuide } from '#lib/content/port-guide.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { IslandSection } from './island-section.tsx';
import { OpenAnchor } from './open-anchor.client.tsx';
import { PortIndex } from './port-index.tsx';
import { PortsJsonLd } from './ports-json-ld.tsx';
import { QuayHero } from './quay-hero.tsx';
import styles from './ports.module.css';

const PERMALINK = 'departure-ports';

export const generateMetadata = headOrLost(headOrFirstSteps(head));

async function head() {
  const locale = await currentLocale();
  const [page, network] = await Promise.all([readRoutedPage(PERMALINK, locale), readNetwork()]);
  if (!page || isWithoutLines(network)) notFound();
  return pageMetadata({
    locale,
    paths: { el: paths.departurePorts('el'), en: paths.departurePorts('en') },
    title: page.title,
    description: page.lead,
  });
}

export default pageOrLost(pageOrFirstSteps(DeparturePortsPage));

/** Where each ship leaves from: the quays of Rhodes Town first, then every port by island. */
async function DeparturePortsPage() {
  const locale = await currentLocale();
  const [t, page, texts, network, agencies, phone] = await Promise.all([
    getTranslations('common.ports'),
    readRoutedPage(PERMALINK, locale),
    readPortTexts(locale),
    readNetwork(),
    readAgencies(locale),
    operatorPhone(locale),
  ]);
  if (!page || isWithoutLines(network)) notFound();
  const islands = network ? portGuide(network, texts, locale) : [];
  const town = islands.flatMap(({ ports }) => ports).find(({ quays }) => quays.length > 1);
  return (
    <article className={styles.page}>
      <PortsJsonLd islands={islands} locale={locale} />
      {town ? (
        <QuayHero title={page.title} lead={page.lead} port={town} />
      ) : (
        <PageHead path={paths.departurePorts(locale)} title={page.title} lead={page.lead} />
      )}
      <div className="wrap">
        <LiveAlerts />
      </div>
      {islands.length > 0 ? (
        <PortIndex islands={islands} title={t('all')} />
      ) : (
        <p className={`wrap ${styles.away}`}>
          {t('networkAway')} <a href={phone.href}>{phone.text}</a>
        </p>
      )}
      {page.body ? (
        <div className={styles.band}>
          <div className={`wrap ${styles.before}`}>
            <RichText value={page.body} locale={locale} className={styles.body} />
            {page.cover ? (
              <div className={styles.picture}>
                <ContentImage
                  picture={page.cover}
                  layout="cover"
                  slotRatio={1.1}
                  sizes="(max-width: 991px) 100vw, 480px"
                />
              </div>
            ) : null}
          </div>
        </div>
      ) : null}
      {islands.length > 0 ? (
        <div className={`wrap ${styles.listTitle}`}>
          <h2>{t('all')}</h2>
        </div>
      ) : null}
      <OpenAnchor />
      {islands.map((island) => (
        <IslandSection
          key={island.id}
          island={island}
          agencies={agencies.filter((agency) => agency.island === island.id)}
        />
      ))}
    </article>
  );
}
