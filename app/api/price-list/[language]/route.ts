import { stringify } from 'csv-stringify/sync';
import { getTranslations } from 'next-intl/server';
import * as v from 'valibot';
import { defineRoute } from '#app/api/_route/define-route.ts';
import { operatorPhone } from '#lib/content/operator-phone.server.ts';
import { readNetwork, readPriceList } from '#lib/reservations/cached-reads.server.ts';
import { priceTable } from '#lib/timetable/price-csv.ts';
import { conventions } from '#foundation/text/conventions.ts';
import { locales } from '#foundation/text/locales.ts';

export const dynamic = 'force-dynamic';

/**
 * `GET /api/price-list/el`: every price as CSV. Starts with a byte order mark, without which Excel garbles Greek
 * letters, and uses the separators of the language: semicolon and decimal comma in Greek, comma and decimal point in
 * English.
 */
export const GET = defineRoute({
  input: v.object({ language: v.picklist(locales) }),
  invalid: () => Response.json(null, { status: 404 }),
  handle: async ({ language }) => {
    const [list, network, t] = await Promise.all([
      readPriceList(),
      readNetwork(),
      getTranslations({ locale: language, namespace: 'common.prices' }),
    ]);
    if (!list || !network) {
      const phone = await operatorPhone(language);
      return new Response(`${t('awayTitle')}. ${t('awayText', { phone: phone.text })}`, {
        status: 503,
        headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Retry-After': '60' },
      });
    }
    const table = priceTable(list, network, language, {
      from: t('csvFrom'),
      to: t('to'),
      fromCode: t('csvFromCode'),
      toCode: t('csvToCode'),
      ship: t('csvShip'),
      kinds: { fast: t('fast'), ferry: t('ferry') },
      classes: { ECO: t('economy'), VIP: t('better') },
      lines: t('csvLines'),
    });
    const text = stringify(table, {
      bom: true,
      delimiter: conventions[language].columnSeparator,
      record_delimiter: 'windows',
    });
    return new Response(text, {
      headers: {
        'Content-Type': 'text/csv; charset=utf-8',
        'Content-Disposition': `attachment; filename="${t('csvName')}-${list.day}.csv"`,
        'Cache-Control': 'public, max-age=300',
        'X-Robots-Tag': 'noindex',
      },
    });
  },
});
