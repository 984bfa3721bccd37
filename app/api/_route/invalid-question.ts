import { getTranslations } from 'next-intl/server';
import { problemAnswer } from '#foundation/http/problem.ts';
import { defaultLocale, isLocale } from '#foundation/text/locales.ts';

/** A problem document that says what the query has to hold, in the language that it names. */
export async function invalidQuestion(
  request: Request,
  text: 'boardQuestion' | 'calendarQuestion',
): Promise<Response> {
  const named = new URL(request.url).searchParams.get('locale');
  const locale = isLocale(named) ? named : defaultLocale;
  const t = await getTranslations({ locale, namespace: 'common.errors' });
  return problemAnswer({ title: t('questionTitle'), status: 400, detail: t(text) }, request.headers);
}
