import 'server-only';
import { getTranslations } from 'next-intl/server';
import * as v from 'valibot';
import { problemAnswer } from '#foundation/http/problem.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { postToDesk } from './client.server.ts';

/** All that the desk says has words in it; anything else is no answer of the desk. */
const Answer = v.looseObject({ message: v.string() });

type Call = {
  path: '/newsletter' | '/newsletter/confirm' | '/newsletter/unsubscribe';
  body: Record<string, unknown>;
  locale: Locale;
  /** Headers as they came to us: the desk counts attempts by visitor (`x-forwarded-for`), not by site. */
  asked: Headers;
};

/**
 * Asks the desk and hands on its answer, JSON or problem document, with its status. When the desk is away the answer is a
 * problem document with status 503 and a message in the caller's language. Never throws; logs no address and no token.
 */
export async function askDesk({ path, body, locale, asked }: Call): Promise<Response> {
  const response = await postToDesk(path, handOn, {
    body: JSON.stringify(body),
    locale,
    caller: asked.get('x-forwarded-for'),
  });
  return response ?? away(locale, asked);
}

async function handOn(response: Response): Promise<Response> {
  if (response.status >= 500) throw new Error(`status ${response.status}`);
  const body = v.parse(Answer, await response.json());
  const headers = new Headers({ 'Cache-Control': 'no-store' });
  for (const name of ['Content-Type', 'Retry-After']) {
    const value = response.headers.get(name);
    if (value) headers.set(name, value);
  }
  return new Response(JSON.stringify(body), { status: response.status, headers });
}

/** In the shape of the desk's own problems. */
async function away(locale: Locale, asked: Headers): Promise<Response> {
  const t = await getTranslations({ locale, namespace: 'common.newsletter' });
  const detail = t('unavailable');
  const problem = {
    type: 'urn:meltemi:desk:unavailable',
    code: 'unavailable',
    status: 503,
    title: detail,
    detail,
    id: null,
    message: detail,
  };
  return problemAnswer(problem, asked, { 'Retry-After': '30' });
}
