import { getTranslations } from 'next-intl/server';
import { problemResponse } from '#foundation/http/problem.ts';
import { defaultLocale, isLocale } from '#foundation/text/locales.ts';

/** A problem document with the required query parameters, in the language of the query. */
export async function invalidQuestion(
  request: Request,
  text: 'boardQuestion' | 'calendarQuestion',
): Promise<Response> {
  const named = new URL(request.url).searchParams.get('locale');
  const locale = isLocale(named) ? named : defaultLocale;
  const t = await getTranslations({ locale, namespace: 'common.errors' });
  return problemResponse({ title: t('questionTitle'), status: 400, detail: t(text) }, request.headers);
}
