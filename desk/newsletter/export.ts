import { stringify } from 'csv-stringify/sync';
import type { Kysely } from 'kysely';
import type { DeskTables } from '../db/schema.gen.ts';

const COLUMNS = ['email', 'locale', 'confirmed_at', 'source', 'consented_at'];
const ROWS = 1_000;

/**
 * The confirmed readers as CSV, read in batches, which spreadsheets open with the right encoding and never take for a formula.
 * `source` and `consented_at`: the page and time of their own sign-up.
 */
export function subscribersCsv(db: Kysely<DeskTables>): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let reached = 0;
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(stringify([COLUMNS], { bom: true })));
    },
    async pull(controller) {
      const rows = await db
        .selectFrom('desk.subscriber')
        .select(['id', 'email', 'locale', 'confirmed_at', 'source', 'asked_at'])
        .where('state', '=', 'confirmed')
        .where('id', '>', reached)
        .orderBy('id')
        .limit(ROWS)
        .execute();
      const last = rows.at(-1);
      if (!last) return controller.close();
      reached = last.id;
      const cells = rows.map(({ email, locale, confirmed_at, source, asked_at }) => [
        email,
        locale,
        confirmed_at?.toISOString() ?? '',
        source,
        asked_at.toISOString(),
      ]);
      controller.enqueue(encoder.encode(stringify(cells, { escape_formulas: true })));
    },
  });
}
