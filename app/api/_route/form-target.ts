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
 * The target of a plain POST form, which responds with a redirect. Refuses forms from other sites with 403; a form with
 * invalid fields redirects to its start.
 */
export function defineFormTarget<Fields extends v.GenericSchema>(target: {
  fields: Fields;
  /** Where a form with invalid fields redirects to. */
  start: (locale: Locale) => string;
  /** @returns the address of the redirect */
  handle(fields: v.InferOutput<Fields>): Promise<string>;
}): Handler {
  return async (request) => {
    if (isCrossSite(request)) return new Response(null, { status: 403 });
    const fields = v.safeParse(target.fields, Object.fromEntries(await request.formData()));
    return redirectTo(fields.success ? await target.handle(fields.output) : target.start(defaultLocale));
  };
}

/** The fields of every form of a booking; `key` makes a form that is submitted twice one request. */
export const bookingFields = { locale: v.string(), reference: v.string(), key: v.pipe(v.string(), v.uuid()) };

/** A form of one booking, for browsers that may open it; any other is redirected to the lookup form. */
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
    handle: async (values) => {
      const { credential, ...access } = await readBookingAccess(values);
      return credential
        ? handle(values, { ...access, credential })
        : managePath(access.locale, access.reference);
    },
  });
}

/** The language in a link; an unknown one becomes the default. */
export const linkLocale = v.fallback(v.picklist(locales), defaultLocale);

/** Links of draft preview redirect at once; the Studio's own pages may get the referrer. */
export const previewRedirect = { status: 307, referrer: 'same-origin' } as const;

/** A link that performs an action and redirects to a page. `input` needs a fallback for everything that may be missing. */
export function defineLink<Input extends v.GenericSchema>(link: {
  input: Input;
  redirect?: RedirectOptions;
  /** @returns the address of the redirect, or a response that refuses */
  handle(input: v.InferOutput<Input>, request: Request): string | Response | Promise<string | Response>;
}): (request: Request, context?: RouteContext) => Promise<Response> {
  return async (request, context) => {
    const next = await link.handle(v.parse(link.input, await inputOf(request, context)), request);
    return typeof next === 'string' ? redirectTo(next, link.redirect) : next;
  };
}
