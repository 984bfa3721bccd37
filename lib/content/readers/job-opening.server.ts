import 'server-only';
import { cache } from 'react';
import type { Locale } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { permalinksOf } from '../in-language.server.ts';
import { jobOpeningQuery, jobOpeningsQuery } from '../queries/job-opening.ts';
import { fetchContent } from '#lib/content/fetch-content.server.ts';

/** Openings that still accept applications, with a page in this language. `today` is the operator's day. */
export async function readJobOpenings(locale: Locale, today: string) {
  const raw = await fetchContent('jobOpenings', jobOpeningsQuery);
  return raw.flatMap((job) => {
    const title = job[`title_${locale}`];
    const permalink = job[`permalink_${locale}`];
    if (!title || !permalink || !job.where || isClosed(job, today)) return [];
    return [
      {
        id: job._id,
        title,
        place: job[`place_${locale}`] ?? '',
        where: job.where,
        closesOn: job.closesOn,
        href: paths.jobOpening(locale, permalink),
      },
    ];
  });
}

/** One opening, found by its permalink in either language, open or closed; null when there is none. */
export const readJobOpening = cache(async (permalink: string, locale: Locale) => {
  const raw = await fetchContent('jobOpening', jobOpeningQuery, { permalink });
  if (!raw?.where) return null;
  return {
    id: raw._id,
    permalinks: permalinksOf(raw),
    title: raw[`title_${locale}`] ?? '',
    titles: { el: raw.title_el ?? '', en: raw.title_en ?? raw.title_el ?? '' },
    place: raw[`place_${locale}`] ?? '',
    where: raw.where,
    closesOn: raw.closesOn,
    postedOn: raw._createdAt.slice(0, 10),
    applyTo: raw.applyEmail,
    text: raw[`text_${locale}`],
  };
});

/** On the last day to apply, an opening is still open. */
export function isClosed(job: { closesOn: string | null }, today: string): boolean {
  return job.closesOn !== null && job.closesOn < today;
}

export type JobOpeningRow = Awaited<ReturnType<typeof readJobOpenings>>[number];
export type JobOpeningPage = NonNullable<Awaited<ReturnType<typeof readJobOpening>>>;
