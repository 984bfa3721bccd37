import { describe, expect, it } from 'vitest';
import { faqData, offerCatalogData, offerData } from '#lib/seo/offer-data.ts';
import { websiteData } from '#lib/seo/website-data.ts';

const offer: Parameters<typeof offerData>[0] = {
  url: 'https://meltemi.example/one-day-trip',
  name: 'Πανορμίτης και Σύμη σε μία μέρα',
  description: null,
  seller: 'Μελτέμι',
  stage: 'running',
  soldAt: 'online',
  validFrom: '2026-11-01T00:00:00+02:00',
  validThrough: '2027-10-31T23:59:00+02:00',
  prices: [
    { from: 'Ρόδος', to: 'Σύμη', cents: 1550 },
    { from: 'Ρόδος', to: 'Κως', cents: 4650 },
  ],
};

describe('B9 an offer for search engines', () => {
  it('has the range of the fares on sale, with its days', () => {
    expect(offerData(offer)).toMatchObject({
      '@type': 'AggregateOffer',
      priceCurrency: 'EUR',
      lowPrice: '15.50',
      highPrice: '46.50',
      offerCount: 2,
      validFrom: '2026-11-01T00:00:00+02:00',
      validThrough: '2027-10-31T23:59:00+02:00',
      availability: 'https://schema.org/InStock',
      offers: [
        { '@type': 'Offer', price: '15.50', itemOffered: { '@type': 'BoatTrip', name: 'Ρόδος – Σύμη' } },
        { price: '46.50' },
      ],
    });
  });

  it('has no price while none is known', () => {
    const data = offerData({ ...offer, prices: [] });
    expect(data).toMatchObject({ '@type': 'Offer', name: offer.name });
    expect(JSON.stringify(data)).not.toContain('rice"');
  });

  it('has its availability, and is null once it is over', () => {
    expect(offerData({ ...offer, soldAt: 'agencies' })).toMatchObject({
      availability: 'https://schema.org/InStoreOnly',
    });
    expect(offerData({ ...offer, stage: 'coming' })).toMatchObject({
      availability: 'https://schema.org/PreOrder',
    });
    expect(offerData({ ...offer, stage: 'ended' })).toBeNull();
  });
});

describe('B9 questions, lists and the site', () => {
  it('gives questions with their answers, or nothing', () => {
    expect(faqData([])).toBeNull();
    expect(faqData([{ question: 'Πότε;', answer: 'Αύριο.' }])).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', name: 'Πότε;', acceptedAnswer: { text: 'Αύριο.' } }],
    });
  });

  it('lists offers in their order', () => {
    expect(
      offerCatalogData({
        url: 'u',
        name: 'n',
        offers: [
          { name: 'a', url: 'x' },
          { name: 'b', url: 'y' },
        ],
      }),
    ).toMatchObject({ itemListElement: [{ position: 1 }, { position: 2, item: { name: 'b' } }] });
  });

  it('describes the site in its language', () => {
    const site = { site: 'https://meltemi.example', path: '/en', name: 'Meltemi Lines', description: null };
    expect(websiteData({ ...site, language: 'en' })).toMatchObject({
      '@type': 'WebSite',
      url: 'https://meltemi.example/en',
      inLanguage: 'en',
      publisher: { '@type': 'Organization', url: 'https://meltemi.example' },
    });
  });
});
