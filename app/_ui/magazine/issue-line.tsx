import { getTranslations } from 'next-intl/server';
import type { IssueCard } from '#lib/content/readers/magazine.server.ts';

type Props = { issue: Pick<IssueCard, 'number' | 'season' | 'year'> };

/** «Τεύχος 15 · Χειμώνας 2026». */
export async function IssueLine({ issue }: Props) {
  return <>{(await issueTexts(issue)).join(' · ')}</>;
}

/** Number and season of an issue as texts. */
export async function issueTexts(issue: Props['issue']): Promise<[string, string]> {
  const t = await getTranslations('common.magazine');
  return [t('issue', { number: String(issue.number) }), t(issue.season, { year: String(issue.year) })];
}
