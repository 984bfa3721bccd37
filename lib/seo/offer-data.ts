import type { OfferStage } from '#lib/offers/stage.ts';

const CONTEXT = 'https://schema.org';

type Priced = { from: string; to: string; cents: number };
type Options = {
  /** The absolute address of the page. */
  url: string;
  name: string;
  description: string | null;
  seller: string;
  stage: OfferStage;
  soldAt: 'online' | 'agencies';
  /** Instants; null where that end is open. */
  validFrom: string | null;
  validThrough: string | null;
  prices: readonly Priced[];
};

/**
 * `AggregateOffer` over the fares that the page shows, or a plain `Offer` without figures while they aren't known. Null
 * once the offer has ended, so that search engines stop showing its price.
 */
export function offerData(options: Options): object | null {
  if (options.stage === 'ended') return null;
  const { url, name, description, seller, validFrom, validThrough, prices } = options;
  const shared = {
    name,
    url,
    ...(description ? { description } : {}),
    seller: { '@type': 'Organization', name: seller },
    availability: `${CONTEXT}/${availability(options)}`,
    ...(validFrom ? { validFrom } : {}),
    ...(validThrough ? { validThrough } : {}),
  };
  const cents = prices.map((price) => price.cents);
  if (cents.length === 0) return { '@context': CONTEXT, '@type': 'Offer', ...shared };
  return {
    '@context': CONTEXT,
    '@type': 'AggregateOffer',
    ...shared,
    priceCurrency: 'EUR',
    lowPrice: euros(Math.min(...cents)),
    highPrice: euros(Math.max(...cents)),
    offerCount: prices.length,
    offers: prices.map((price) => ({
      '@type': 'Offer',
      price: euros(price.cents),
      priceCurrency: 'EUR',
      itemOffered: {
        '@type': 'BoatTrip',
        name: `${price.from} – ${price.to}`,
        departureBoatTerminal: { '@type': 'BoatTerminal', name: price.from },
        arrivalBoatTerminal: { '@type': 'BoatTerminal', name: price.to },
      },
    })),
  };
}

function availability({ stage, soldAt }: Options): string {
  if (stage === 'coming') return 'PreOrder';
  return soldAt === 'agencies' ? 'InStoreOnly' : 'InStock';
}

/** Cents in the format of schema.org prices: a number with a decimal point. */
function euros(cents: number): string {
  return (cents / 100).toFixed(2);
}

/** The offers of a page, each with the address of its own page. */
export function offerCatalogData(options: {
  url: string;
  name: string;
  offers: readonly { name: string; url: string }[];
}): object {
  return {
    '@context': CONTEXT,
    '@type': 'OfferCatalog',
    name: options.name,
    url: options.url,
    itemListElement: options.offers.map(({ name, url }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: { '@type': 'Offer', name, url },
    })),
  };
}

/** Questions and answers as the page shows them; null without any. */
export function faqData(items: readonly { question: string; answer: string }[]): object | null {
  if (items.length === 0) return null;
  return {
    '@context': CONTEXT,
    '@type': 'FAQPage',
    mainEntity: items.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}
