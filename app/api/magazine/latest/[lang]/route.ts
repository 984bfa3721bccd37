import { getTranslations } from 'next-intl/server';
import * as v from 'valibot';
import { defineRoute } from '#app/api/_route/define-route.ts';
import { issueCard, isOut } from '#lib/content/readers/magazine.server.ts';
import { magazineQuery } from '#lib/content/queries/magazine.ts';
import { readPublished } from '#lib/content/fetch-content.server.ts';
import { athensDay } from '#foundation/dates/athens.ts';
import { problemResponse } from '#foundation/http/problem.ts';
import { internationalLocale, locales, otherLocale } from '#foundation/text/locales.ts';
import { formatImageSpec } from '#lib/picture/spec.ts';

/** Twice the 208 pixels of the footer's cover, rounded up to one of our widths. */
const COVER_WIDTH = 480;

/**
 * `GET /api/magazine/latest/{lang}` → `{ id, cover, title }` of the newest published issue (B6); `id` as in
 * `/magazine/{id}`, `cover` a path below this site. A new issue shows at the next request: the read is cached under the
 * tags of the magazine.
 */
export const GET = defineRoute({
  input: v.object({ lang: v.picklist(locales) }),
  // Caches must revalidate, so that a publish shows at once.
  cache: 'public, max-age=0, must-revalidate',
  invalid: (request) => notFound(request, 'Unknown language', 'noLanguage'),
  handle: async ({ lang }, request) => {
    const today = athensDay(new Date());
    const issues = await readPublished('magazine', magazineQuery);
    const [latest] = issues
      .filter((issue) => isOut(issue, today))
      .flatMap((issue) => issueCard(issue, lang) ?? []);
    if (!latest) return notFound(request, 'No issue yet', 'noIssue');
    const { source, crop } = latest.cover;
    const cover = formatImageSpec({
      width: COVER_WIDTH,
      height: null,
      fill: false,
      crop,
      focus: null,
      format: 'webp',
      source,
    });
    return { id: latest.permalink, cover, title: latest.title };
  },
});

/** In every language, because the caller's isn't known. */
async function notFound(
  request: Request,
  title: string,
  reason: 'noLanguage' | 'noIssue',
): Promise<Response> {
  const details = [internationalLocale, otherLocale(internationalLocale)].map(async (locale) => {
    const t = await getTranslations({ locale, namespace: 'common.magazine' });
    return t(reason);
  });
  const detail = (await Promise.all(details)).join(' · ');
  return problemResponse({ title, status: 404, detail }, request.headers);
}
