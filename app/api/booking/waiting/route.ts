import { cookies } from 'next/headers';
import { defineFormTarget } from '#app/api/_route/form-target.ts';
import * as v from 'valibot';
import { leaveWaiting } from '#lib/booking/waiting/waiting-client.server.ts';
import { WAITING_COOKIE, waitingToken } from '#lib/booking/waiting/waiting-cookie.ts';
import { waitingEntryPath } from '#lib/booking/waiting-path.ts';
import { locales } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';

const Fields = v.object({
  locale: v.picklist(locales),
  entry: v.pipe(v.string(), v.uuid()),
  search: v.pipe(v.string(), v.maxLength(2000)),
});

/** Leaves a waiting list. A plain POST form, no script; submitting it twice is harmless. */
export const POST = defineFormTarget({
  fields: Fields,
  start: (locale) => paths.booking(locale),
  handle: async ({ locale, entry, search }) => {
    const token = waitingToken((await cookies()).get(WAITING_COOKIE)?.value, entry);
    const page = waitingEntryPath(locale, search, { id: entry });
    if (!token) return page;
    const result = await leaveWaiting(entry, token, locale);
    return result.kind === 'ok' ? page : `${page}&failed=yes`;
  },
});
