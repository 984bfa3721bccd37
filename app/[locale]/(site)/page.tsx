import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { SearchForm } from '#app/_ui/search-form/search-form.tsx';
import { Alerts } from '#app/_ui/alert/alert.tsx';
import { LiveAlerts } from '#app/_ui/alert/live-alerts.tsx';
import { BoardSection } from '#app/_ui/board/board-section.tsx';
import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { withFirstStepsMetadata, withFirstSteps } from '#app/_ui/first-steps/with-first-steps.tsx';
import { isWithoutLines } from '#app/_ui/first-steps/progress.ts';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { readDestinations } from '#lib/content/readers/destination.server.ts';
import { readAlerts, readHome } from '#lib/content/readers/home.server.ts';
import { readMagazine } from '#lib/content/readers/magazine.server.ts';
import { readPosts } from '#lib/content/readers/news.server.ts';
import { readOffers } from '#lib/content/readers/offer.server.ts';
import { readShell } from '#lib/content/readers/shell.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { Hero } from './_home/hero.tsx';
import { HomeJsonLd } from './_home/home-json-ld.tsx';
import { MagazineBand } from './_home/magazine-band.tsx';
import { NewsBand } from './_home/news-band.tsx';
import { OffersBand } from './_home/offers-band.tsx';
import { PosterWall } from './_home/poster-wall.tsx';
import { RouteMapBand } from './_home/route-map.tsx';
import styles from './_home/home.module.css';
import { perLocale } from '#foundation/text/locales.ts';

const LATEST_POSTS = 5;

async function head(): Promise<Metadata> {
  const locale = await currentLocale();
  const [home, network] = await Promise.all([readHome(locale), readNetwork()]);
  if (!home || isWithoutLines(network)) notFound();
  return pageMetadata({
    locale,
    paths: perLocale(paths.home),
    description: home.lead,
  });
}

export const generateMetadata = withNotFoundMetadata(withFirstStepsMetadata(head));

export default withNotFound(withFirstSteps(HomePage));

async function HomePage() {
  const locale = await currentLocale();
  const now = new Date();
  const [home, network, islands, alerts, offers, posts, shell, magazine] = await Promise.all([
    readHome(locale),
    readNetwork(),
    readDestinations(locale),
    readAlerts(locale, now),
    readOffers(locale, athensDay(now)),
    readPosts(locale),
    readShell(locale),
    readMagazine(locale),
  ]);
  if (!home || isWithoutLines(network)) notFound();
  const featured = new Set(home.featured.map((island) => island.id));
  return (
    <>
      <HomeJsonLd shell={shell} description={home.lead} />
      <Hero headline={home.headline} lead={home.lead} picture={home.hero} />
      <div className="wrap">
        <div className={styles.ticket}>
          <SearchForm />
        </div>
        <LiveAlerts />
        <Alerts alerts={alerts} />
      </div>
      <BoardSection />
      <PosterWall
        title={home.destinationsTitle}
        text={home.destinationsText}
        featured={home.featured}
        others={islands.filter((island) => !featured.has(island.id))}
      />
      <RouteMapBand now={now} />
      <OffersBand offers={offers} />
      <NewsBand posts={posts.slice(0, LATEST_POSTS)} close={offers.length > 0} />
      <MagazineBand issues={magazine} />
    </>
  );
}
