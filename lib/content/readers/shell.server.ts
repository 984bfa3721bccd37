import 'server-only';
import { cache } from 'react';
import type { Locale } from '#foundation/text/locales.ts';
import { telephoneIn } from '#lib/i18n/telephone.ts';
import { offerStage } from '#lib/offers/stage.ts';
import { paths } from '#lib/routes/paths.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { pictureIn } from '../in-language.server.ts';
import { isOut, issueCard } from './magazine.server.ts';
import { addressOfMenuLink } from '../link-address.ts';
import { shellQuery } from '../queries/shell.ts';
import { fetchContent } from '#lib/content/fetch-content.server.ts';

/** The content of header and footer in one language. Read once per request. */
export const readShell = cache(async (locale: Locale) => {
  const { settings, offers, night, issues } = await fetchContent('shell', shellQuery);
  const today = athensDay(new Date());
  return {
    brand: settings?.[`brand_${locale}`] ?? '',
    phone: settings?.phone ? telephoneIn(locale, settings.phone) : null,
    email: settings?.email ?? null,
    address: settings?.[`address_${locale}`] ?? null,
    appStoreUrl: settings?.appStoreUrl ?? null,
    external: externalLink(settings?.externalServices, locale),
    year: Number(today.slice(0, 4)),
    night: pictureIn(night, locale),
    magazine:
      issues.filter((issue) => isOut(issue, today)).flatMap((issue) => issueCard(issue, locale) ?? [])[0] ??
      null,
    offers: offers
      .filter((offer) => offerStage(offer, today) === 'running')
      .flatMap((offer) => {
        const title = offer[`title_${locale}`];
        const permalink = offer[`permalink_${locale}`];
        if (!title || !permalink) return [];
        const note = offer[`menuNote_${locale}`] ?? null;
        return [{ id: offer._id, title, note, href: paths.page(locale, permalink) }];
      }),
    columns: (settings?.footerColumns ?? []).map((column) => ({
      key: column._key,
      title: column[`title_${locale}`] ?? '',
      links: (column.links ?? []).flatMap((link) => {
        const label = link[`label_${locale}`];
        const href = addressOfMenuLink(link, locale);
        return label && href ? [{ key: link._key, label, href }] : [];
      }),
    })),
    social: (settings?.socialLinks ?? []).flatMap(({ _key, network, url }) =>
      network && url ? [{ key: _key, network, url }] : [],
    ),
  };
});

type External = { label_el: string | null; label_en: string | null; url: string | null };

/** The operator's external services, in the services menu; null until both the text and the address are there. */
function externalLink(raw: External | null | undefined, locale: Locale) {
  const label = raw?.[`label_${locale}`];
  return label && raw.url ? { label, href: raw.url } : null;
}
