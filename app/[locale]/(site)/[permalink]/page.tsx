import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { withNotFoundMetadata, withNotFound } from '#app/_ui/errors/with-not-found.tsx';
import { PageHead } from '#app/_ui/page/page-head.tsx';
import { ContentImage } from '#app/_ui/picture/content-image.tsx';
import { RichText } from '#app/_ui/rich-text/rich-text.tsx';
import { NextSteps } from '#app/_ui/page/next-steps.tsx';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { readRoot, type ContentPage } from '#lib/content/readers/offer.server.ts';
import { listDocuments } from '#lib/content/static-params.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { offerStage } from '#lib/offers/stage.ts';
import { paths } from '#lib/routes/paths.ts';
import { routedPages } from '#lib/routes/reserved.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { settlePermalink } from '#lib/content/settle-permalink.ts';
import { groupDigits } from '#foundation/text/conventions.ts';
import { readNetwork } from '#lib/reservations/cached-reads.server.ts';
import { type RichTextValue, headingAnchors, headingsOf } from '#lib/content/rich-text.ts';
import type { Vessel } from '#contracts/reservations/index.ts';
import { OfferView } from './_offer/offer-view.tsx';
import { ShipSilhouette } from './ship-silhouette.tsx';
import { takeOut } from './take-out.ts';
import { PageContents } from '#app/_ui/page/page-contents.tsx';
import cover from '#app/_ui/page/page-cover.module.css';
import styles from './document.module.css';

/** Fewer headings than this need no table of contents. */
const WORTH_LISTING = 3;
/** From this many headings on, such as in the terms, the text matters more than the picture above it. */
const LONG_TEXT = 7;

type ShipCardProps = {
  ship: Vessel;
  /** Its seats as a share of those of the largest ship. */
  size: number;
  text: RichTextValue | null;
};

type Props = { params: Promise<{ permalink: string }> };

/** Shown with the figures of the ships. Identified by its id, because editors choose its address in each language. */
const FLEET = 'page-fleet';

export function generateStaticParams() {
  return listDocuments(['offer', 'page'], (document, locale) => {
    const permalink = document[`permalink_${locale}`];
    // Pages with their own route keep their texts in such a document too.
    return permalink && !isRouted(permalink) ? { locale, permalink } : null;
  });
}

const isRouted = (permalink: string) => routedPages.some((known) => known === permalink);

/** The offer or page at the root of the site; otherwise the request ends with a 404 or redirect. */
async function find(params: Props['params']) {
  const locale = await currentLocale();
  const { permalink } = await params;
  const requested = decodeURIComponent(permalink);
  const document = await readRoot(requested, locale);
  if (!document) notFound();
  const pages = settlePermalink({
    requested,
    locale,
    permalinks: document.permalinks,
    addressOf: paths.page,
    list: paths.home(locale),
  });
  return { locale, document, pages };
}

export const generateMetadata = withNotFoundMetadata(async ({ params }: Props) => {
  const { locale, document, pages } = await find(params);
  return pageMetadata({
    locale,
    paths: pages,
    title: document.title,
    description: document.kind === 'offer' ? document.summary : document.lead,
    // An expired offer stays readable at its address, but search engines shouldn't list it any more.
    noIndex: document.kind === 'offer' && offerStage(document, athensDay(new Date())) === 'ended',
  });
});

export default withNotFound(async function RootPage({ params }: Props) {
  const { document } = await find(params);
  switch (document.kind) {
    case 'offer':
      return <OfferView offer={document} now={new Date()} />;
    case 'page':
      return document.id === FLEET ? <FleetView page={document} /> : <PageView page={document} />;
  }
});

/**
 * The fleet page. Figures come from the reservation service, texts from the document: the text under a heading with a
 * ship's name goes into that ship's card, everything else below. Without the service it is an ordinary page.
 */
async function FleetView({ page }: { page: ContentPage }) {
  const locale = await currentLocale();
  const network = await readNetwork();
  if (!network) return <PageView page={page} />;
  const t = await getTranslations('common.fleet');
  const { vessels } = network;
  const most = Math.max(...vessels.map(seatsOf));
  const { found, rest } = takeOut(
    page.body ?? [],
    vessels.map(({ name }) => name[locale]),
  );
  const sum = (count: (ship: (typeof vessels)[number]) => number) =>
    groupDigits(
      vessels.reduce((total, ship) => total + count(ship), 0),
      locale,
    );
  return (
    <article className={styles.page}>
      <PageHead
        path={paths.page(locale, page.permalinks[locale] ?? '')}
        title={page.title}
        lead={page.lead}
      />
      {page.cover ? (
        <div className="wrap">
          <div className={`${cover.frame} ${cover.whole}`}>
            <ContentImage picture={page.cover} layout="cover" slotRatio={0.5} sizes="100vw" priority />
          </div>
        </div>
      ) : null}
      <ul className={`wrap num ${styles.totals}`} aria-label={t('totals')}>
        <li>{t('ships', { count: vessels.length })}</li>
        <li>{t('seats', { count: sum(seatsOf) })}</li>
        <li>{t('carPlaces', { count: sum(({ cars }) => cars) })}</li>
        <li>{t('bicycles', { count: sum(({ places }) => places.BIKE) })}</li>
      </ul>
      <div className={`wrap ${styles.ships}`}>
        {vessels.map((ship) => (
          <ShipCard
            key={ship.id}
            ship={ship}
            size={seatsOf(ship) / most}
            text={found.get(ship.name[locale]) ?? null}
          />
        ))}
        <p className={styles.source}>{t('source')}</p>
      </div>
      <RichText value={rest} className={`wrap ${styles.body}`} />
    </article>
  );
}

function seatsOf({ seats }: Vessel): number {
  return seats.ECO + seats.VIP;
}

/** One ship: name and capacity, and beside them the editors' text. */
async function ShipCard({ ship, size, text }: ShipCardProps) {
  const locale = await currentLocale();
  const t = await getTranslations('common.fleet');
  const { MOTO, BIKE, PET, PMR } = ship.places;
  const figures = [
    { name: t('economy'), count: ship.seats.ECO },
    { name: t('better'), count: ship.seats.VIP },
    { name: t('cars'), count: ship.cars },
    { name: t('MOTO'), count: MOTO },
    { name: t('BIKE'), count: BIKE },
    { name: t('PET'), count: PET },
    { name: t('PMR'), count: PMR },
  ].filter(({ count }) => count > 0);
  const id = `ship-${ship.id.toLowerCase()}`;
  return (
    <section className={styles.ship} aria-labelledby={id}>
      <div className={styles.name}>
        <ShipSilhouette ship={ship} size={size} />
        <h2 id={id}>{ship.name[locale]}</h2>
        <p>
          {t(ship.kind)}
          {ship.takesVehicles ? null : `, ${t('passengersOnly')}`}
        </p>
        <dl className={`num ${styles.figures}`}>
          {figures.map(({ name, count }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{count}</dd>
            </div>
          ))}
        </dl>
      </div>
      <RichText value={text} className={styles.text} />
    </section>
  );
}

/** A page of the company: about, terms, rights. Long ones have a table of contents beside the text. */
async function PageView({ page }: { page: ContentPage }) {
  const locale = await currentLocale();
  const t = await getTranslations('common.offers');
  const body = page.body ?? [];
  const anchors = headingAnchors(body);
  const headings = headingsOf(body, ['h2']);
  const isLong = headings.length >= LONG_TEXT;
  return (
    <>
      <article className={styles.pageViewPage}>
        <PageHead
          path={paths.page(locale, page.permalinks[locale] ?? '')}
          title={page.title}
          lead={page.lead}
        />
        {page.cover ? (
          <div className="wrap">
            <div className={`${cover.frame} ${isLong ? cover.strip : cover.tall}`}>
              <ContentImage
                picture={page.cover}
                layout="cover"
                slotRatio={isLong ? 0.2 : 0.45}
                sizes="100vw"
                priority
              />
            </div>
          </div>
        ) : null}
        <div className={`wrap ${styles.columns}`}>
          {headings.length >= WORTH_LISTING ? (
            <PageContents title={t('contents')} headings={headings} anchors={anchors} />
          ) : null}
          <RichText value={page.body} className={styles.pageViewBody} />
        </div>
      </article>
      {/* Unless the text ends with a step of its own. */}
      {body.at(-1)?._type === 'bookingButton' ? null : <NextSteps />}
    </>
  );
}
