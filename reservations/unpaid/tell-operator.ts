import { sql } from 'kysely';
import { athensDay } from '#foundation/dates/athens.ts';
import type { Context } from '#reservations/context/context.ts';
import { all, touched } from '#reservations/kernel/rows.ts';
import { composeEmail } from '#reservations/kernel/compose-email.ts';
import type { Post } from '#reservations/context/outgoing-email.ts';
import { newUuid } from '#reservations/kernel/new-uuid.ts';
import { neverPaid } from './counts.ts';

const AT_ONCE = 20;
const WEEK_MS = 7 * 24 * 3_600_000;

/**
 * Writes to the operator, in both languages because nobody knows who reads the office's mail, about ships with suspicious reservations, once for a ship and day; how it stands now, `GET
 * /operator/unpaid` says. The mark is set first: an alert that gets lost is better than one every few seconds.
 * @returns how many ships
 */
export async function tellOperator(context: Context, post: Post, to: string): Promise<number> {
  const { db, clock, ids } = context;
  const now = clock();
  const today = athensDay(now);
  const due = await all(
    db,
    sql<{ sailingId: string; bookings: number; seats: number }>`select s.sailing_id as "sailingId",
        count(distinct b.id)::integer as bookings,
        coalesce(sum(a.quantity) filter (where a.resource like 'SEAT_%'), 0)::integer as seats
      from reservations.unpaid_claim u join reservations.booking b on b.id = u.booking_id
      join reservations.booking_segment s on s.booking_id = b.id and s.replaced_at is null
      join reservations.allocation a on a.booking_id = b.id and a.segment = s.seq
      where u.suspicion is not null and ${neverPaid} and not exists (select 1 from reservations.unpaid_alert t
        where t.sailing_id = s.sailing_id and t.day = ${today}::date)
      group by s.sailing_id order by 1 limit ${AT_ONCE}`,
  );
  const { policy } = await context.catalogue();
  let told = 0;
  for (const { sailingId, bookings, seats } of due) {
    const isFirst = await touched(
      db,
      sql`insert into reservations.unpaid_alert (sailing_id, day) values (${sailingId}, ${today}::date)
        on conflict do nothing returning 1`,
    );
    if (isFirst === 0) continue;
    const subject = `Ύποπτες κρατήσεις χωρίς πληρωμή / Suspicious unpaid bookings: ${sailingId}`;
    const { text, html } = composeEmail(
      {
        subject,
        paragraphs: [
          `στο δρομολόγιο ${sailingId} υπάρχουν απλήρωτες κρατήσεις που δεν μοιάζουν αληθινές: ${bookings} ${bookings === 1 ? 'κράτηση' : 'κρατήσεις'}, ${seats} ${seats === 1 ? 'θέση' : 'θέσεις'}. Κρατιούνται μόνο για λίγο και από μικρό μερίδιο του πλοίου.`,
          'Ποιες είναι και γιατί, τις δείχνει το GET /operator/unpaid. Για το ίδιο δρομολόγιο δεν σας γράφουμε ξανά σήμερα.',
          `On sailing ${sailingId} there are unpaid bookings that do not look genuine: ${bookings} ${bookings === 1 ? 'booking' : 'bookings'}, ${seats} ${seats === 1 ? 'seat' : 'seats'}. They are held only briefly and from a small share of the ship.`,
          'GET /operator/unpaid shows which ones, and why. We will not write about this sailing again today.',
        ],
      },
      { locale: 'el', hello: 'Καλημέρα σας, / Hello,', button: null, sign: policy.ticket.operator.el },
    );
    await post({
      id: newUuid(ids),
      to,
      locale: 'el',
      subject,
      text,
      html,
      attachments: [],
      discardAt: new Date(now.getTime() + WEEK_MS),
    });
    told += 1;
  }
  return told;
}
