import 'server-only';
import { getTranslations } from 'next-intl/server';
import * as v from 'valibot';
import { problemResponse } from '#foundation/http/problem.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { postToDesk } from './client.server.ts';
import { visitorOf } from '#lib/visitor.server.ts';

/** Every response of the desk has a message; anything else isn't from the desk. */
const Answer = v.looseObject({ message: v.string() });

type Call = {
  path: '/newsletter' | '/newsletter/confirm' | '/newsletter/unsubscribe';
  body: Record<string, unknown>;
  locale: Locale;
  /** The request's headers: the desk counts attempts per visitor, not for the whole site. */
  headers: Headers;
};

/**
 * Forwards a request to the desk and returns its response, JSON or problem document, with its status. When the desk is
 * unavailable, returns a problem document with status 503 and a message in the caller's language. Never throws; logs no
 * address and no token.
 */
export async function callDesk({ path, body, locale, headers }: Call): Promise<Response> {
  const response = await postToDesk(path, handOn, {
    body: JSON.stringify(body),
    locale,
    caller: visitorOf(headers),
  });
  return response ?? away(locale, headers);
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

/** In the format of the desk's own problems. */
async function away(locale: Locale, headers: Headers): Promise<Response> {
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
  return problemResponse(problem, headers, { 'Retry-After': '30' });
}
