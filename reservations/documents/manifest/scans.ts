import { column } from '#reservations/db/schema.gen.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { athensInstant } from '#foundation/dates/athens.ts';
import type { Context } from '#reservations/context/context.ts';
import { type TicketPayload, verifyTicket } from '#contracts/reservations/tickets/code.ts';
import type { Scan, ScanResult } from '#contracts/reservations/tickets/scan.ts';
import { type Db, first, affectedRows } from '#reservations/kernel/rows.ts';
import type { Catalogue } from '#reservations/catalogue/catalogue.ts';
import { sailingStanding } from '#reservations/sailings/standing.ts';
import { segmentsByKey } from '#reservations/sailings/segments.ts';
import { ticketPublicKey } from '#reservations/documents/tickets/sign.ts';

/** How far a device's clock may be ahead of ours. */
const AHEAD_MS = 15 * 60_000;

type Result = ScanResult['results'][number];

/**
 * Records scans. Each ticket boards and alights once per call; of several scans the earliest counts, in whichever
 * order they arrive, so that devices that were offline agree in the end. A code is checked as of the moment it was
 * scanned.
 */
export async function takeScans(context: Context, scans: readonly Scan[]): Promise<ScanResult> {
  const key = ticketPublicKey(context.secrets);
  const catalogue = await context.catalogue();
  const checks = await Promise.all(
    scans.map(async (scan) => ({ scan, check: await verifyTicket(scan.code, key, new Date(scan.at)) })),
  );
  return context.db.transaction().execute(async (trx) => {
    const results: Result[] = [];
    const made = new Map<number, Result>();
    // Rows are always written in one order, so that two devices never deadlock.
    const ordered = checks
      .map((each, index) => ({
        ...each,
        index,
        document: 'ticket' in each.check ? each.check.ticket.document : 0,
      }))
      .toSorted((one, other) => one.document - other.document || one.scan.callSeq - other.scan.callSeq);
    for (const { scan, check, index } of ordered)
      made.set(
        index,
        check.kind === 'valid'
          ? await record(trx, catalogue, scan, check.ticket, context.clock())
          : nothing(check.kind, 'ticket' in check ? check.ticket.document : null),
      );
    for (const index of scans.keys()) results.push(made.get(index) ?? nothing('malformed', null));
    return { results };
  });
}

/** A scan can't be in the future. How old it may be is limited by the hours in which its code is valid. */
function isAhead({ at }: Scan, now: Date): boolean {
  return Date.parse(at) > now.getTime() + AHEAD_MS;
}

function nothing(outcome: Result['outcome'], document: number | null): Result {
  return { outcome, document, firstAt: null, firstDevice: null };
}

async function record(
  trx: Db,
  catalogue: Catalogue,
  scan: Scan,
  ticket: TicketPayload,
  now: Date,
): Promise<Result> {
  const { document, sailingId, fromSeq, toSeq } = ticket;
  const { callSeq, kind, device } = scan;
  const at = new Date(scan.at).toISOString();
  const isOurs =
    kind === 'board' ? callSeq >= fromSeq && callSeq < toSeq : callSeq > fromSeq && callSeq <= toSeq;
  if (!isOurs) return nothing('wrong_call', document);
  if (isAhead(scan, now)) return nothing('wrong_time', document);
  const live = await affectedRows(
    trx,
    sql`select 1 from reservations.ticket t join reservations.booking b on b.id = t.booking_id
      where t.document = ${document}::integer and t.state = 'live' and b.state = 'ticketed'`,
  );
  if (live === 0) return nothing('void', document);
  if (kind === 'board') {
    const why = await refusalOf(trx, catalogue, ticket, at);
    if (why) return { ...nothing('void', document), ...why };
  }
  const row = await first(
    trx,
    { device: column.scan.device, at: column.scan.at, isNew: v.boolean() },
    sql`insert into reservations.scan as known
        (document, call_seq, kind, sailing_id, device, at, received_at)
      values (${document}::integer, ${callSeq}::integer, ${kind}, ${sailingId}, ${device}, ${at}::timestamptz,
        ${now.toISOString()}::timestamptz)
      on conflict (document, call_seq, kind) do update set
        device = case when (excluded.at, excluded.device) < (known.at, known.device) then excluded.device else known.device end,
        at = least(excluded.at, known.at)
      returning device, at, (xmax = 0) as "isNew"`,
  );
  if (!row) return nothing('void', document);
  return {
    outcome: row.isNew ? 'accepted' : 'known',
    document,
    firstAt: athensInstant(row.at),
    firstDevice: row.device,
  };
}

/**
 * Why the ship does not take this ticket on its segment, as the crew reads it. A scan from before that became known,
 * reported by a device that was offline since, still counts.
 */
async function refusalOf(
  trx: Db,
  catalogue: Catalogue,
  ticket: TicketPayload,
  at: string,
): Promise<Pick<Result, 'reason' | 'text'> | null> {
  const [segment] = await segmentsByKey(trx, [ticket]);
  const standing = segment && sailingStanding(catalogue, segment);
  if (!standing || standing.kind === 'runs') return null;
  const known = await first(
    trx,
    { at: v.nullable(v.date()) },
    sql`select facts_at as at from reservations.sailing where id = ${ticket.sailingId}`,
  );
  if (known?.at && Date.parse(at) < known.at.getTime()) return null;
  return { reason: standing.kind, text: standing.text };
}
