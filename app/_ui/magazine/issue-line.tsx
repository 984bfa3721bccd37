import { getTranslations } from 'next-intl/server';
import type { IssueCard } from '#lib/content/readers/magazine.server.ts';
import type { Locale } from '#foundation/text/locales.ts';

type Props = { issue: Pick<IssueCard, 'number' | 'season' | 'year'>; locale: Locale };

/** «Τεύχος 15 · Χειμώνας 2026». */
export async function IssueLine({ issue, locale }: Props) {
  return <>{(await issueWords(issue, locale)).join(' · ')}</>;
}

/** Number and season of an issue in words. */
export async function issueWords(issue: Props['issue'], locale: Locale): Promise<[string, string]> {
  const t = await getTranslations({ locale, namespace: 'common.magazine' });
  return [t('issue', { number: String(issue.number) }), t(issue.season, { year: String(issue.year) })];
}
