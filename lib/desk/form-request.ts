import { isLocale, localeCookie, type Locale } from '#foundation/text/locales.ts';
import { preferredLocale } from '#lib/i18n/negotiate.ts';

/** An address or a token is short; no form needs more. */
const MAX_BYTES = 8 * 1024;

export type FormSubmission = { isForm: boolean; fields: Record<string, unknown>; locale: Locale };

/**
 * Reads a request as JSON or as a form. An unreadable request has no fields, and the desk then reports what is missing.
 * The language is the one in the fields, else the visitor's choice in the cookie, else the browser's.
 */
export async function readFormRequest(request: Request): Promise<FormSubmission> {
  const isForm = !request.headers.get('content-type')?.includes('application/json');
  const bytes = await readSmall(request);
  const fields = bytes ? await readFields(bytes, request, isForm).catch(() => ({})) : {};
  return { isForm, fields, locale: localeOf(request, fields) };
}

/** The body, or null when it exceeds the limit; the rest of it isn't read. */
async function readSmall(request: Request): Promise<Blob | null> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let length = 0;
  for await (const part of request.body ?? []) {
    length += part.byteLength;
    if (length > MAX_BYTES) return null;
    parts.push(part);
  }
  return new Blob(parts);
}

async function readFields(body: Blob, request: Request, isForm: boolean): Promise<Record<string, unknown>> {
  const { headers } = request;
  const sent = new Response(body, { headers: { 'Content-Type': headers.get('content-type') ?? '' } });
  if (isForm) return Object.fromEntries(await sent.formData());
  const parsed: unknown = await sent.json();
  return typeof parsed === 'object' && parsed !== null ? { ...parsed } : {};
}

function localeOf(request: Request, fields: Record<string, unknown>): Locale {
  if (isLocale(fields.locale)) return fields.locale;
  const cookies = (request.headers.get('cookie') ?? '').split(/;\s*/);
  const chosen = cookies.find((cookie) => cookie.startsWith(`${localeCookie}=`))?.split('=')[1];
  return isLocale(chosen) ? chosen : preferredLocale(request.headers.get('accept-language'));
}

/** Path of the page with the form, for the consent record; empty when the browser doesn't send it. */
export function referrerPath(request: Request): string {
  const referrer = request.headers.get('referer') ?? '';
  return URL.canParse(referrer) ? new URL(referrer).pathname : '';
}
