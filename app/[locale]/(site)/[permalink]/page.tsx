import { notFound } from 'next/navigation';
import { currentLocale } from '#lib/i18n/current-locale.ts';
import { headOrLost, pageOrLost } from '#app/_ui/errors/or-lost.tsx';
import { readRoot } from '#lib/content/readers/offer.server.ts';
import { listDocuments } from '#lib/content/static-params.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { offerStage } from '#lib/offers/stage.ts';
import { paths } from '#lib/routes/paths.ts';
import { routedPages } from '#lib/routes/reserved.ts';
import { pageMetadata } from '#lib/seo/page-metadata.ts';
import { settlePermalink } from '#lib/content/settle-permalink.ts';
import { FleetView } from './fleet-view.tsx';
import { OfferView } from './_offer/offer-view.tsx';
import { PageView } from './page-view.tsx';

type Props = { params: Promise<{ permalink: string }> };

/** Shown with the figures of the ships. By its id, because its address is the editors' and differs by language. */
const FLEET = 'page-fleet';

export function generateStaticParams() {
  return listDocuments(['offer', 'page'], (document, locale) => {
    const permalink = document[`permalink_${locale}`];
    // Pages with a route of their own keep their words in such a document too.
    return permalink && !isRouted(permalink) ? { locale, permalink } : null;
  });
}

const isRouted = (permalink: string) => routedPages.some((known) => known === permalink);

/** An offer or a page at the root of the site, or the end of the request. */
async function find(params: Props['params']) {
  const locale = await currentLocale();
  const { permalink } = await params;
  const asked = decodeURIComponent(permalink);
  const document = await readRoot(asked, locale);
  if (!document) notFound();
  const pages = settlePermalink({
    asked,
    locale,
    permalinks: document.permalinks,
    addressOf: paths.page,
    list: paths.home(locale),
  });
  return { locale, document, pages };
}

export const generateMetadata = headOrLost(async ({ params }: Props) => {
  const { locale, document, pages } = await find(params);
  return pageMetadata({
    locale,
    paths: pages,
    title: document.title,
    description: document.kind === 'offer' ? document.summary : document.lead,
    // An offer that is over stays readable for those who have its address, but nobody should be sent to it any more.
    noIndex: document.kind === 'offer' && offerStage(document, athensDay(new Date())) === 'ended',
  });
});

export default pageOrLost(async function RootPage({ params }: Props) {
  const { document } = await find(params);
  switch (document.kind) {
    case 'offer':
      return <OfferView offer={document} now={new Date()} />;
    case 'page':
      return document.id === FLEET ? <FleetView page={document} /> : <PageView page={document} />;
  }
});
