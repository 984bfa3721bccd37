import type { Locale } from '#foundation/text/locales.ts';
import { type Kysely, sql } from 'kysely';
import * as v from 'valibot';
import {
  receivedKinds,
  type ReceivedList,
  receivedStates,
  type ReceivedSummary,
} from '#contracts/desk/staff-inbox.ts';
import type { DeskTables } from '../db/schema.gen.ts';
import { searchPattern } from '#desk/db/search-text.ts';
import { subjectLineOf } from './details.ts';

const PAGE = 50;
const maybe = <const T extends readonly string[]>(values: T) =>
  v.optional(
    v.union([
      v.picklist(values),
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
    ]),
  );

/** The end of a page: the time and the reference of its last item. */
const Cursor = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z~[A-Z0-9-]{1,20}$/),
  v.transform((cursor) => {
    const [at = '', reference = ''] = cursor.split('~');
    return { at: new Date(at), reference };
  }),
  v.check(({ at }) => !Number.isNaN(at.getTime())),
);

/** The query of `GET /staff/received`; empty values count as missing. */
export const ListQuery = v.object({
  kind: maybe(receivedKinds),
  state: maybe(receivedStates),
  q: v.optional(v.pipe(v.string(), v.maxLength(200)), ''),
  before: v.optional(
    v.union([
      v.pipe(
        v.literal(''),
        v.transform(() => undefined),
      ),
      Cursor,
    ]),
  ),
  suspected: v.optional(v.picklist(['true', 'false', '']), ''),
});

type ListRequest = v.InferOutput<typeof ListQuery>;

/** A page of submissions, newest first, with the total counts. */
export async function listReceived(
  db: Kysely<DeskTables>,
  request: ListRequest,
  locale: Locale,
): Promise<ReceivedList> {
  const { kind, state, q, before } = request;
  const rows = await db
    .selectFrom('desk.received')
    .leftJoin('desk.file', 'desk.file.reference', 'desk.received.reference')
    .selectAll('desk.received')
    .select('desk.file.type as file_type')
    .where('doubt', request.suspected === 'true' ? 'is not' : 'is', null)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'message'))
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'new'))
    .$if(q.trim() !== '', (query) => query.where(sql<boolean>`search like ${searchPattern(q)} escape '\\'`))
    .$if(before !== undefined, (query) =>
      query.where(
        sql<boolean>`(received_at, desk.received.reference) < (${before?.at}, ${before?.reference})`,
      ),
    )
    .orderBy('received_at', 'desc')
    .orderBy('desk.received.reference', 'desc')
    .limit(PAGE + 1)
    .execute();
  const page = rows.slice(0, PAGE);
  const last = page.at(-1);
  return {
    items: page.map((row) => summaryOf(row, row.file_type !== null, locale)),
    counts: await countAll(db),
    next: rows.length > PAGE && last ? `${last.received_at.toISOString()}~${last.reference}` : null,
  };
}

async function countAll(db: Kysely<DeskTables>): Promise<ReceivedList['counts']> {
  const groups = await db
    .selectFrom('desk.received')
    .select((eb) => [
      'state',
      eb('doubt', 'is not', null).as('suspected'),
      eb.fn.countAll<number>().as('count'),
    ])
    .groupBy(['state', 'suspected'])
    .execute();
  const counts = { new: 0, taken: 0, answered: 0, closed: 0, suspected: 0 };
  for (const { state, suspected, count } of groups) counts[suspected ? 'suspected' : state] += count;
  return counts;
}

type Row = Pick<
  DeskTables['desk.received'],
  'reference' | 'kind' | 'locale' | 'name' | 'details' | 'received_at' | 'doubt'
> & {
  state: ReceivedSummary['state'];
  proven: boolean;
  staff_id: string | null;
  staff_name: string | null;
  staff_role: string | null;
};

export function summaryOf(row: Row, hasFile: boolean, locale: Locale): ReceivedSummary {
  const { reference, kind, state, name, staff_id: id } = row;
  return {
    reference,
    kind,
    state,
    locale: row.locale,
    name,
    about: subjectLineOf(kind, row.details, locale),
    receivedAt: row.received_at.toISOString(),
    staff: id === null ? null : { id, name: row.staff_name ?? '', role: row.staff_role ?? '' },
    hasFile,
    suspected: row.doubt,
    proven: row.proven,
  };
}
