import { useLocale } from 'next-intl';
import { getTranslations } from 'next-intl/server';
import { notFound } from 'next/navigation';
import { LiveAlerts } from '#app/_ui/alert/live-alerts.tsx';
import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { withFirstStepsMetadata, withFirstSteps } from '#app/_ui/first-steps/with-first-steps.tsx';
import { SkipPast } from '#app/_ui/page/skip-past.tsx';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { isWithoutLines } from '#app/_ui/first-steps/progress.ts';
import { SectionHead } from '#app/_ui/page/section-head.tsx';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import { TextLink } from '#app/_ui/link/text-link.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { readAgencies } from '#lib/content/readers/agency.server.ts';
import { readRoutedPage } from '#lib/content/readers/page.server.ts';
import { readPortTexts } from '#lib/content/readers/port.server.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { portNames } from '#lib/reservations/port-names.ts';
import { portGuide, type GuideIsland, mapAddress, type GuidePort } from '#lib/content/port-guide.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { perLocale } from '#foundation/text/locales.ts';
import { inSentence, type PlaceForms } from '#foundation/text/place-forms.ts';
import { siteUrl } from '#lib/address.server.ts';
import { breadcrumbData } from '#lib/seo/json-ld.ts';
import { IslandSection } from './island-section.tsx';
import { NextShip } from './next-ship.tsx';
import { OpenAnchor } from './open-anchor.client.tsx';
import { TownSketch } from '#app/_ui/map/town-sketch.tsx';
import styles from './ports.module.css';

type Props = { title: string; lead: string | null; port: GuidePort; place: PlaceForms };

const PERMALINK = 'departure-ports';

export const generateMetadata = withNotFoundMetadata(withFirstStepsMetadata(head));

async function head() {
  const locale = await currentLocale();
  const [page, network] = await Promise.all([readRoutedPage(PERMALINK, locale), readNetwork()]);
  if (!page || isWithoutLines(network)) notFound();
  return pageMetadata({
    locale,
    paths: perLocale(paths.departurePorts),
    title: page.title,
    description: page.lead,
  });
}

export default withNotFound(withFirstSteps(DeparturePortsPage));

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
    <article>
      <PortsJsonLd islands={islands} />
      {network && town ? (
        <QuayHero
          title={page.title}
          lead={page.lead}
          port={town}
          place={portNames(network.ports, locale)(town.code)}
        />
      ) : (
        <PageHead path={paths.departurePorts(locale)} title={page.title} lead={page.lead} />
      )}
      <div className="wrap">
        <LiveAlerts />
      </div>
      {islands.length > 0 ? (
        <section className={`wrap ${styles.list}`} aria-labelledby="all-ports">
          <SectionHead id="all-ports" title={t('all')} />
          <SkipPast id="after-ports">
            {islands.map((island, index) => (
              <IslandSection
                key={island.id}
                island={island}
                isHalfway={index + 1 === Math.ceil(islands.length / 2)}
                agencies={agencies.filter((agency) => agency.island === island.id)}
              />
            ))}
          </SkipPast>
        </section>
      ) : (
        <p className={`wrap ${styles.away}`}>
          {t('networkAway')} <a href={phone.href}>{phone.text}</a>
        </p>
      )}
      <OpenAnchor />
      {page.body ? (
        <div className={styles.band}>
          <div className={`wrap ${styles.before}`}>
            <RichText value={page.body} className={styles.body} />
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
    </article>
  );
}

/** Every quay as a `BoatTerminal` with its position. What the page says about it is below, and isn't repeated for machines. */
function PortsJsonLd({ islands }: { islands: readonly GuideIsland[] }) {
  const locale = useLocale();
  if (islands.length === 0) return null;
  const page = `${siteUrl()}${paths.departurePorts(locale)}`;
  const terminals = islands.flatMap((island) =>
    island.ports.flatMap((port) =>
      port.quays.map((quay) => ({
        '@type': 'BoatTerminal',
        name: `${island.name}, ${quay.name}`,
        url: `${page}#${quay.anchor}`,
        geo: { '@type': 'GeoCoordinates', latitude: quay.lat, longitude: quay.lon },
      })),
    ),
  );
  return <JsonLd data={{ '@context': 'https://schema.org', '@graph': terminals }} />;
}

/**
 * The port where travellers most often go to the wrong quay: its quays as a list and on a sketch, with matching
 * numbers.
 */
async function QuayHero({ title, lead, port, place }: Props) {
  const locale = await currentLocale();
  const [t, shell] = await Promise.all([getTranslations('common.ports'), getTranslations('common.shell')]);
  const home = { name: shell('home'), href: paths.home(locale) };
  return (
    <header className={styles.hero}>
      <JsonLd
        data={breadcrumbData(siteUrl(), [
          { name: home.name, path: home.href },
          { name: title, path: paths.departurePorts(locale) },
        ])}
      />
      <div className={styles.text}>
        <h1>{title}</h1>
        {lead ? <p className={styles.lead}>{lead}</p> : null}
        <ol className={styles.quays} aria-label={t('quays')}>
          {port.quays.map((quay) => (
            <li key={quay.anchor} id={quay.anchor}>
              <h2>{quay.name}</h2>
              <NextShip className={styles.next} quays={[quay.id]} />
              <p>{quay.note}</p>
              <a
                className={styles.map}
                href={mapAddress(quay)}
                rel="noopener"
                aria-label={t('mapOf', { quay: quay.name })}
              >
                {t('map')}
              </a>
            </li>
          ))}
        </ol>
        <p className={styles.on}>
          <TextLink href={`#port-${port.code.toLowerCase()}`}>
            {t.markup('toPort', { port: inSentence(place) })}
          </TextLink>
        </p>
      </div>
      <TownSketch
        port={port}
        label={t('townSketch', { quays: port.quays.map(({ name: quay }) => quay).join(', ') })}
      />
    </header>
  );
}
