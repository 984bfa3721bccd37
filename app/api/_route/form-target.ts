import * as v from 'valibot';
import { isCrossSite } from '#foundation/http/is-cross-site.ts';
import { type RedirectOptions, redirectTo } from '#foundation/http/redirect-to.ts';
import { defaultLocale, locales, type Locale } from '#foundation/text/locales.ts';
import { readBookingAccess } from '#lib/booking/manage/booking-access.server.ts';
import type { BookingAccess } from '#lib/booking/manage/manage-client.server.ts';
import { managePath } from '#lib/booking/manage/manage-path.ts';
import { paths } from '#lib/routes/paths.ts';
import { inputOf, type RouteContext } from './define-route.ts';

type Handler = (request: Request) => Promise<Response>;

/**
 * The target of a plain POST form that answers with a redirect. Refuses pages of other sites with 403; a form whose fields can't be
 * read starts again.
 */
export function defineFormTarget<Fields extends v.GenericSchema>(target: {
  fields: Fields;
  /** Where a form leads whose fields can't be read. */
  start: (locale: Locale) => string;
  /** @returns the address that the browser goes on to */
  handle(fields: v.InferOutput<Fields>): Promise<string>;
}): Handler {
  return async (request) => {
    if (isCrossSite(request)) return new Response(null, { status: 403 });
    const fields = v.safeParse(target.fields, Object.fromEntries(await request.formData()));
    return redirectTo(fields.success ? await target.handle(fields.output) : target.start(defaultLocale));
  };
}

/** The fields that every form of a booking has; `key` makes a form that arrives twice one request. */
export const bookingFields = { locale: v.string(), reference: v.string(), key: v.pipe(v.string(), v.uuid()) };

/** A form of one booking, for the browser that may open it; any other is led to the page that asks for what opens it. */
export function defineBookingForm<
  Fields extends v.GenericSchema<unknown, { locale: string; reference: string }>,
>({
  fields,
  handle,
}: {
  fields: Fields;
  handle(fields: v.InferOutput<Fields>, access: BookingAccess): Promise<string>;
}): Handler {
  return defineFormTarget({
    fields,
    start: (locale) => paths.manageBooking(locale),
    handle: async (given) => {
      const { credential, ...access } = await readBookingAccess(given);
      return credential
        ? handle(given, { ...access, credential })
        : managePath(access.locale, access.reference);
    },
  });
}

/** The language that a link names; a mistyped one gets the default. */
export const linkLocale = v.fallback(v.picklist(locales), defaultLocale);

/** Links of draft preview go on at once; the Studio's own pages may know where they came from. */
export const previewRedirect = { status: 307, referrer: 'same-origin' } as const;

/** A link that does something and goes on to a page. `input` has a fallback for whatever may be missing. */
export function defineLink<Input extends v.GenericSchema>(link: {
  input: Input;
  redirect?: RedirectOptions;
  /** @returns the address that the browser goes on to, or a response that refuses */
  handle(input: v.InferOutput<Input>, request: Request): string | Response | Promise<string | Response>;
}): (request: Request, context?: RouteContext) => Promise<Response> {
  return async (request, context) => {
    const next = await link.handle(v.parse(link.input, await inputOf(request, context)), request);
    return typeof next === 'string' ? redirectTo(next, link.redirect) : next;
  };
}
