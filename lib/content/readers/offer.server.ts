import 'server-only';
import { stegaClean } from '@sanity/client/stega';
import { cache } from 'react';
import type { Locale } from '#foundation/text/locales.ts';
import { withoutLooseWords } from '#foundation/text/short-words.ts';
import { offerStage } from '#lib/offers/stage.ts';
import { paths } from '#lib/routes/paths.ts';
import { permalinksOf, pictureIn } from '../in-language.server.ts';
import { offersQuery, rootQuery } from '../queries/offer.ts';
import { fetchContent } from '#lib/content/fetch-content.server.ts';
import type { RootQueryResult } from '../types.gen.ts';

/** Every offer with a page in this language, in menu order. `today` is the operator's day. */
export async function readAllOffers(locale: Locale, today: string) {
  const raw = await fetchContent('offers', offersQuery);
  return raw.flatMap((offer) => {
    const title = offer[`title_${locale}`];
    const permalink = offer[`permalink_${locale}`];
    if (!title || !permalink) return [];
    const [validFrom, validTo] = [stegaClean(offer.validFrom), stegaClean(offer.validTo)];
    const [from, to] = [stegaClean(offer.route?.from), stegaClean(offer.route?.to)];
    return [
      {
        id: offer._id,
        title: withoutLooseWords(title, locale),
        summary: offer[`summary_${locale}`],
        badge: offer[`badge_${locale}`],
        href: paths.page(locale, permalink),
        cover: pictureIn(offer.cover, locale),
        validFrom,
        validTo,
        soldAt: stegaClean(offer.soldAt) ?? 'online',
        note: offer[`menuNote_${locale}`],
        stage: offerStage({ validFrom, validTo }, today),
        /** The ports whose price with a return the offer tells. */
        returnRoute: from && to ? { from, to } : null,
      },
    ];
  });
}
export type OfferCard = Awaited<ReturnType<typeof readAllOffers>>[number];

/** The offers that are valid today. */
export async function readOffers(locale: Locale, today: string): Promise<OfferCard[]> {
  const all = await readAllOffers(locale, today);
  return all.filter(({ stage }) => stage === 'running');
}

/** The document at the root of the site with this permalink in either language: an offer, a page, or nothing. */
export const readRoot = cache(async (permalink: string, locale: Locale) => {
  const raw = await fetchContent('page', rootQuery, { permalink });
  if (!raw) return null;
  const shared = {
    id: raw._id,
    permalinks: permalinksOf(raw),
    title: withoutLooseWords(raw[`title_${locale}`] ?? '', locale),
    cover: pictureIn(raw.cover, locale),
  };
  if (raw._type === 'page')
    return {
      kind: 'page' as const,
      ...shared,
      lead: raw[`lead_${locale}`],
      body: raw[`body_${locale}`],
    };
  return {
    kind: 'offer' as const,
    ...shared,
    summary: raw[`summary_${locale}`],
    badge: raw[`badge_${locale}`],
    validFrom: stegaClean(raw.validFrom),
    validTo: stegaClean(raw.validTo),
    soldAt: stegaClean(raw.soldAt) ?? 'online',
    facts: (raw.facts ?? []).flatMap((fact) => {
      const [label, text] = [fact[`label_${locale}`], fact[`text_${locale}`]];
      return label && text ? [{ key: fact._key, label, text }] : [];
    }),
    /** Text for the share image, if editors gave one. */
    shareTitle: raw[`shareTitle_${locale}`],
    shareText: raw[`shareText_${locale}`],
    blocks: raw.blocks ?? [],
  };
});

type RootDocument = NonNullable<Awaited<ReturnType<typeof readRoot>>>;
export type OfferPage = Extract<RootDocument, { kind: 'offer' }>;
export type ContentPage = Extract<RootDocument, { kind: 'page' }>;
export type OfferBlock = NonNullable<
  Extract<NonNullable<RootQueryResult>, { _type: 'offer' }>['blocks']
>[number];
