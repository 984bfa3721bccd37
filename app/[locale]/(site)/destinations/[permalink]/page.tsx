import { notFound } from 'next/navigation';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { LiveAlerts } from '#app/_ui/alert/live-alerts.tsx';
import { headOrLost, pageOrLost } from '#app/_ui/errors/or-lost.tsx';
import { readDestination } from '#lib/content/readers/destination.server.ts';
import { listDocuments } from '#lib/content/static-params.server.ts';
import { readWayViews } from '#lib/timetable/ways.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { settlePermalink } from '#lib/content/settle-permalink.ts';
import { DestinationJsonLd } from './destination-json-ld.tsx';
import { Facts } from './facts.tsx';
import { IslandGallery } from './island-gallery.tsx';
import { IslandNews } from './island-news.tsx';
import { Neighbours } from './neighbours.tsx';
import { Practical } from './practical.tsx';
import { Scene } from './scene.tsx';
import { Story } from './story.tsx';
import { WaysBand } from './ways-band.tsx';

type Props = { params: Promise<{ locale: string; permalink: string }> };

export function generateStaticParams() {
  return listDocuments(['destination'], (document, locale) => {
    const permalink = document[`permalink_${locale}`];
    return permalink ? { locale, permalink } : null;
  });
}

/** The island, or the end of the request: 404, 308 to the right permalink, or the list. */
async function find(params: Props['params']) {
  const locale = await currentLocale();
  const { permalink } = await params;
  const asked = decodeURIComponent(permalink);
  const island = await readDestination(asked, locale);
  if (!island) notFound();
  const pages = settlePermalink({
    asked,
    locale,
    permalinks: island.permalinks,
    addressOf: paths.destination,
    list: paths.destinations(locale),
  });
  return { locale, island, pages };
}

export const generateMetadata = headOrLost(async ({ params }: Props) => {
  const { locale, island, pages } = await find(params);
  return pageMetadata({
    locale,
    paths: pages,
    title: island.seo.title ?? island.title,
    description: island.seo.description,
    noIndex: island.seo.noIndex,
  });
});

export default pageOrLost(async function DestinationPage({ params }: Props) {
  const { locale, island, pages } = await find(params);
  const ways = await readWayViews(island.ports, locale, new Date());
  return (
    <>
      <Scene island={island} />
      <div className="wrap">
        <LiveAlerts ports={island.ports} />
      </div>
      <Facts view={ways} ports={island.ports} />
      <WaysBand view={ways} chart={island.chart} />
      <Story island={island} />
      <IslandGallery island={island} />
      <Practical island={island} />
      <Neighbours island={island} />
      <IslandNews island={island} />
      <DestinationJsonLd island={island} path={pages[locale] ?? ''} />
    </>
  );
});
