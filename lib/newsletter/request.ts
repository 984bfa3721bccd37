import { isLocale, localeCookie, type Locale } from '#lib/i18n/locales.ts';
import { preferredLocale } from '#lib/i18n/negotiate.ts';

/** An address or a token is short; nobody needs to send more. */
const MAX_BYTES = 8 * 1024;

export type Sent = { isForm: boolean; fields: Record<string, unknown>; locale: Locale };

/**
 * Reads a request as JSON or as a form. What cannot be read has no fields, and the desk then says what is missing. The language
 * is the one named in the fields, else the visitor's choice in the cookie, else the browser's.
 */
export async function readSent(request: Request): Promise<Sent> {
  const isForm = !request.headers.get('content-type')?.includes('application/json');
  // What does not say how long it is may be endless; browsers, mail servers and programs say it.
  const length = Number(request.headers.get('content-length') ?? Number.NaN);
  const fields = length <= MAX_BYTES ? await readFields(request, isForm).catch(() => ({})) : {};
  return { isForm, fields, locale: localeOf(request, fields) };
}

async function readFields(request: Request, isForm: boolean): Promise<Record<string, unknown>> {
  if (isForm) return Object.fromEntries(await request.formData());
  const body: unknown = await request.json();
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

function localeOf(request: Request, fields: Record<string, unknown>): Locale {
  if (isLocale(fields.locale)) return fields.locale;
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/);
  const chosen = cookies.find((cookie) => cookie.startsWith(`${localeCookie}=`))?.split('=')[1];
  return isLocale(chosen) ? chosen : preferredLocale(request.headers.get('accept-language'));
}

/** A form on another site must not sign up somebody who only opened it. Programs and mail servers send no such header. */
export function isFromElsewhere(request: Request): boolean {
  return request.headers.get('sec-fetch-site') === 'cross-site';
}

/** Path of the page on which the form stood, for the record of the consent; empty when the browser does not say. */
export function pageOf(request: Request): string {
  const referrer = request.headers.get('referer') ?? '';
  return URL.canParse(referrer) ? new URL(referrer).pathname : '';
}

/** A relative address: behind a proxy this process does not know its own name. */
export function seeOther(location: string): Response {
  return new Response(null, { status: 303, headers: { Location: location, 'Cache-Control': 'no-store' } });
}
