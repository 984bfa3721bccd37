import { defaultLocale, locales } from '#foundation/text/locales.ts';
import { text } from '#reservations/messages/texts.ts';
import * as v from 'valibot';
import { sql } from 'kysely';
import { athensDay } from '#foundation/dates/athens.ts';
import type { Context } from '#reservations/context/context.ts';
import { all, affectedRows } from '#reservations/kernel/rows.ts';
import { composeEmail } from '#reservations/kernel/compose-email.ts';
import type { Post } from '#reservations/context/outgoing-email.ts';
import { newUuid } from '#reservations/kernel/new-uuid.ts';
import { neverPaid } from './counts.ts';

const AT_ONCE = 20;
const WEEK_MS = 7 * 24 * 3_600_000;

/**
 * Emails the operator about sailings with suspicious unpaid bookings, once per sailing and day, in both languages
 * because the language of the office is unknown. `GET /operator/unpaid` has the details. The alert is recorded before
 * it is sent: losing one is better than sending one every few seconds.
 * @returns how many sailings
 */
export async function alertOperator(context: Context, post: Post, to: string): Promise<number> {
  const { db, clock, ids } = context;
  const now = clock();
  const today = athensDay(now);
  const due = await all(
    db,
    { sailingId: v.string(), bookings: v.number(), seats: v.number() },
    sql`select s.sailing_id as "sailingId",
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
  let sent = 0;
  for (const { sailingId, bookings, seats } of due) {
    const isFirst = await affectedRows(
      db,
      sql`insert into reservations.unpaid_alert (sailing_id, day) values (${sailingId}, ${today}::date)
        on conflict do nothing returning 1`,
    );
    if (isFirst === 0) continue;
    const inEachLanguage = locales.map((locale) => ({
      subject: text(locale, 'emails.suspicious.subject'),
      hello: text(locale, 'emails.frame.greeting'),
      paragraphs: [
        text(locale, 'emails.suspicious.how', { sailing: sailingId, bookings, seats }),
        text(locale, 'emails.suspicious.which'),
      ],
    }));
    const subject = `${inEachLanguage.map((email) => email.subject).join(' / ')}: ${sailingId}`;
    const content = composeEmail(
      { subject, paragraphs: inEachLanguage.flatMap(({ paragraphs }) => paragraphs) },
      {
        locale: defaultLocale,
        hello: inEachLanguage.map(({ hello }) => hello).join(' / '),
        button: null,
        sign: policy.ticket.operator[defaultLocale],
      },
    );
    await post({
      id: newUuid(ids),
      to,
      locale: defaultLocale,
      subject,
      ...content,
      attachments: [],
      discardAt: new Date(now.getTime() + WEEK_MS),
    });
    sent += 1;
  }
  return sent;
}
