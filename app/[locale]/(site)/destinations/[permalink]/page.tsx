import { inSentence } from '#foundation/text/place-forms.ts';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Alerts } from '#app/_ui/alert/alert.tsx';
import { LiveAlerts } from '#app/_ui/alert/live-alerts.tsx';
import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { Question } from '#app/_ui/question/question.tsx';
import { portChoices, questionTexts, soonDays } from '#app/_ui/question/question-texts.server.ts';
import { Gallery } from '#app/_ui/gallery/gallery.tsx';
import { JsonLd } from '#app/_ui/page/json-ld.tsx';
import { ButtonLink } from '#app/_ui/button/button-link.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { readAlerts } from '#lib/content/readers/home.server.ts';
import { readDestination, type DestinationPage } from '#lib/content/readers/destination.server.ts';
import { listDocuments } from '#lib/content/static-params.server.ts';
import { readConnections } from '#lib/timetable/connections.server.ts';
import { paths } from '#lib/routes/paths.ts';
import { pageMetadata, shareAddress } from '#lib/seo/page-metadata.ts';
import { settlePermalink } from '#lib/content/settle-permalink.ts';
import { breadcrumbData, destinationData } from '#lib/seo/json-ld.ts';
import { siteUrl } from '#lib/address.server.ts';
import { NOW } from '#lib/timetable/selection.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import type { Network } from '#contracts/reservations/index.ts';
import type { Connections } from '#lib/timetable/connection-view.ts';
import type { RichTextValue } from '#lib/content/rich-text.ts';
import { IslandNews } from './island-news.tsx';
import { Neighbours } from './neighbours.tsx';
import { Scene } from './scene.tsx';
import { WaysBand } from './connections.tsx';
import { FactsStrip } from './facts-strip.client.tsx';
import sectionStyles from '#app/_ui/page/section.module.css';
import styles from './destination.module.css';

/**
 * The pull quote comes after this many paragraphs, so that it never opens the story or separates a heading from its
 * text.
 */
const BEFORE_QUOTE = 2;

type FactsProps = { view: Connections | null; ports: readonly string[]; network: Network | null };

type DestinationJsonLdProps = { island: DestinationPage; path: string };

type Props = { params: Promise<{ locale: string; permalink: string }> };

export function generateStaticParams() {
  return listDocuments(['destination'], (document, locale) => {
    const permalink = document[`permalink_${locale}`];
    return permalink ? { locale, permalink } : null;
  });
}

/** The island; otherwise the request ends: 404, 308 to the right permalink, or a redirect to the list. */
async function find(params: Props['params']) {
  const locale = await currentLocale();
  const { permalink } = await params;
  const requested = decodeURIComponent(permalink);
  const island = await readDestination(requested, locale);
  if (!island) notFound();
  const pages = settlePermalink({
    requested,
    locale,
    permalinks: island.permalinks,
    addressOf: paths.destination,
    list: paths.destinations(locale),
  });
  return { locale, island, pages };
}

export const generateMetadata = withNotFoundMetadata(async ({ params }: Props) => {
  const { locale, island, pages } = await find(params);
  return pageMetadata({
    locale,
    paths: pages,
    title: island.seo.title ?? island.title,
    description: island.seo.description,
    noIndex: island.seo.noIndex,
  });
});

export default withNotFound(async function DestinationPage({ params }: Props) {
  const { locale, island, pages } = await find(params);
  const now = new Date();
  const [ways, network, alerts] = await Promise.all([
    readConnections(island.ports, locale, now),
    readNetwork(),
    readAlerts(locale, now, island.ports),
  ]);
  return (
    <>
      <Scene island={island} />
      <div className={`wrap ${styles.notices}`}>
        <LiveAlerts ports={island.ports} />
        <Alerts alerts={alerts} />
      </div>
      <Facts view={ways} ports={island.ports} network={network} />
      <WaysBand view={ways} chart={island.chart} />
      <Story island={island} />
      <IslandGallery island={island} />
      <Neighbours island={island} />
      <IslandNews island={island} now={now} />
      <DestinationJsonLd island={island} path={pages[locale] ?? ''} />
    </>
  );
});

/** More pictures of the island; nothing when editors have chosen none. */
async function IslandGallery({ island }: { island: DestinationPage }) {
  if (island.gallery.length === 0) return null;
  const t = await getTranslations('common.destinations');
  return (
    <section className={`far ${sectionStyles.section}`} aria-labelledby="gallery">
      <div className="wrap">
        <p className={sectionStyles.over}>{t('galleryOver')}</p>
        <h2 id="gallery">{t('galleryTitle', { place: island.title })}</h2>
        <Gallery pictures={island.gallery} />
      </div>
    </section>
  );
}

async function DestinationJsonLd({ island, path }: DestinationJsonLdProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.destinations');
  const shell = await getTranslations('common.shell');
  const site = siteUrl();
  return (
    <>
      <JsonLd
        data={destinationData({
          site,
          path,
          name: island.title,
          description: island.summary,
          image: island.cover ? shareAddress(island.cover) : null,
        })}
      />
      <JsonLd
        data={breadcrumbData(site, [
          { name: shell('home'), path: paths.home(locale) },
          { name: t('title'), path: paths.destinations(locale) },
          { name: island.title, path },
        ])}
      />
    </>
  );
}

/** The facts strip, or what to do where none of our ships sails directly. */
async function Facts({ view, ports, network }: FactsProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.destinations');
  if (!view || view.ways.length === 0) {
    return (
      <div className={`wrap ${styles.none}`}>
        <div>
          <p>{t('noDirect')}</p>
          <ButtonLink href={paths.booking(locale)}>{t('searchTrip')}</ButtonLink>
        </div>
      </div>
    );
  }
  return (
    <div className="wrap">
      <FactsStrip
        initial={view}
        ports={ports}
        locale={locale}
        labels={{
          region: t('facts'),
          next: t('nextSailing'),
          after: t('after'),
          price: t('price'),
          book: t('book'),
          arrives: t('arrives'),
          none: t('noSailings'),
        }}
      >
        {network ? <IslandQuestion ways={view.ways} ports={ports} network={network} /> : null}
      </FactsStrip>
    </div>
  );
}

type QuestionProps = { ways: Connections['ways']; ports: readonly string[]; network: Network };

/** How to get to this island: from the ports with a direct ship, the usual one first. */
async function IslandQuestion({ ways, ports, network }: QuestionProps) {
  const locale = await currentLocale();
  const choices = portChoices(network, locale);
  const from = ways.map(({ from: code, name }) => ({
    code,
    name,
    at: choices.find((port) => port.code === code)?.at,
  }));
  return (
    <Question
      path={paths.itineraries(locale)}
      texts={await questionTexts(locale)}
      from={from}
      destinations={choices.filter(({ code }) => ports.includes(code))}
      anywhere={false}
      soon={await soonDays(locale, null)}
      min={athensDay(new Date())}
      max={network.horizon}
      chosen={{ from: from[0]?.code ?? '', destination: ways[0]?.to ?? null, date: NOW }}
      isOpen
    />
  );
}

/** The text about the island: drop cap and pull quote. Beside it the summary, and what to know before going ashore. */
async function Story({ island }: { island: DestinationPage }) {
  const { story, storyTitle, pullQuote, summary, practical } = island;
  const hasStory = story && story.length > 0;
  if (!hasStory && practical.length === 0) return null;
  const cut = quotePlace(story ?? []);
  const t = await getTranslations('common.destinations');
  return (
    <section
      className={`${sectionStyles.section} ${sectionStyles.sand}`}
      aria-labelledby={hasStory ? 'story' : 'practical'}
    >
      <div className={`wrap ${hasStory ? styles.storyGrid : ''}`}>
        {hasStory ? (
          <article>
            <p className={sectionStyles.over}>{t('storyOver')}</p>
            <h2 id="story" className={styles.title}>
              {storyTitle ?? island.title}
            </h2>
            <RichText value={story.slice(0, cut)} className={styles.opening} />
            {pullQuote ? <p className={styles.quote}>{pullQuote}</p> : null}
            <RichText value={story.slice(cut)} className={styles.rest} />
          </article>
        ) : null}
        {summary || practical.length > 0 ? (
          <aside className={styles.beside}>
            {summary ? <p className={styles.summary}>{summary}</p> : null}
            <Practical island={island} />
          </aside>
        ) : null}
      </div>
    </section>
  );
}

/** Practical information for visitors. */
async function Practical({ island }: { island: DestinationPage }) {
  if (island.practical.length === 0) return null;
  const t = await getTranslations('common.destinations');
  return (
    <section aria-labelledby="practical">
      <p className={sectionStyles.over}>{t('practicalOver')}</p>
      <h2 id="practical">{t.markup('practicalTitle', { place: inSentence(island.forms) })}</h2>
      <dl className={styles.notes}>
        {island.practical.map((note) => (
          <div key={note.key}>
            <dt>{note.title}</dt>
            <dd>{note.text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

function quotePlace(story: RichTextValue): number {
  const paragraphs = story.flatMap((member, index) =>
    member._type === 'block' && (member.style ?? 'normal') === 'normal' && !member.listItem ? [index] : [],
  );
  return (paragraphs[BEFORE_QUOTE - 1] ?? story.length - 1) + 1;
}
