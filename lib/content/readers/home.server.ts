import 'server-only';
import type { Locale } from '#foundation/text/locales.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { nameDay } from '#foundation/dates/weekdays.ts';
import { localizePath, stripLocale } from '#lib/routes/locale-path.ts';
import { destinationCard } from './destination.server.ts';
import { pictureIn } from '../in-language.server.ts';
import { alertsQuery, homeQuery } from '../queries/home.ts';
import { fetchContent } from '#lib/content/fetch-content.server.ts';

/** Texts, scene and posters of the home page; null until editors have created it. */
export async function readHome(locale: Locale) {
  const raw = await fetchContent('home', homeQuery);
  if (!raw) return null;
  return {
    headline: raw[`headline_${locale}`] ?? '',
    lead: raw[`lead_${locale}`],
    hero: pictureIn(raw.hero, locale),
    destinationsTitle: raw[`destinationsTitle_${locale}`] ?? '',
    destinationsText: raw[`destinationsText_${locale}`],
    featured: (raw.featured ?? []).flatMap((island) => destinationCard(island, locale) ?? []),
  };
}

/** An alert that ends at midnight lasts until the day before, which is how people put it. */
function lastDay(endsAt: string, locale: Locale): string {
  const day = nameDay(athensDay(new Date(Date.parse(endsAt) - 1)), locale);
  return `${day.day} ${day.monthOfDate}`;
}

const SEVERITY_ORDER = { bad: 0, warn: 1, info: 2 } as const;

/** Alerts that are active now, the most serious first. @param ports only those that editors have set for one of these ports */
export async function readAlerts(locale: Locale, now: Date, ports?: readonly string[]) {
  const raw = await fetchContent('alerts', alertsQuery);
  return raw
    .filter((alert) => !ports || alert.ports?.some((port) => ports.includes(port)))
    .flatMap((alert) => {
      const title = alert[`title_${locale}`];
      if (!title || !alert.startsAt || !alert.endsAt) return [];
      if (Date.parse(alert.startsAt) > now.getTime() || Date.parse(alert.endsAt) <= now.getTime()) return [];
      return [
        {
          id: alert._id,
          title,
          text: alert[`text_${locale}`],
          /** Its last day in Greece, «9 Δεκεμβρίου». */
          until: lastDay(alert.endsAt, locale),
          severity: alert.severity ?? ('info' as const),
          href: alert.link ? inThisLanguage(alert.link, locale) : null,
        },
      ];
    })
    .toSorted((a, b) => SEVERITY_ORDER[a.severity] - SEVERITY_ORDER[b.severity]);
}

export type Alert = Awaited<ReturnType<typeof readAlerts>>[number];

/** Editors paste one address for both languages; the page redirects from the other language's permalink. */
function inThisLanguage(link: string, locale: Locale): string {
  return link.startsWith('/') ? localizePath(locale, stripLocale(link)) : link;
}
