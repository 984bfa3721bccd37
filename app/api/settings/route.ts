import { cookies } from 'next/headers';
import * as v from 'valibot';
import { defineFormTarget } from '#app/api/_route/form-target.ts';
import { locales } from '#foundation/text/locales.ts';
import { siteUrl } from '#lib/address.server.ts';
import { safePath } from '#lib/routes/safe-path.ts';
import { paths } from '#lib/routes/paths.ts';
import {
  SETTINGS_COOKIE,
  SETTINGS_DAYS,
  settingSwitches,
  textSizes,
  writeSettings,
} from '#lib/settings/settings.ts';

const isOn = v.optional(v.literal('yes'));

const Fields = v.object({
  locale: v.picklist(locales),
  textSize: v.picklist(textSizes),
  plain: isOn,
  time: isOn,
  phone: isOn,
  /** The page that the visitor came from. */
  back: v.optional(v.pipe(v.string(), v.maxLength(2000)), ''),
});

/** «Αποθήκευση»: keeps the settings in this browser and returns to the page that the visitor came from. */
export const POST = defineFormTarget({
  fields: Fields,
  start: (locale) => paths.settings(locale),
  handle: async ({ locale, textSize, back, ...switches }) => {
    const on = new Set(settingSwitches.filter((each) => switches[each] === 'yes'));
    const value = writeSettings({ textSize, on });
    (await cookies()).set(SETTINGS_COOKIE, value, {
      // Read by the script before the first paint.
      httpOnly: false,
      sameSite: 'lax',
      secure: siteUrl().startsWith('https:'),
      path: '/',
      maxAge: value === '' ? 0 : SETTINGS_DAYS * 24 * 60 * 60,
    });
    return back === '' ? paths.settings(locale, { saved: 'yes' }) : safePath(back);
  },
});
