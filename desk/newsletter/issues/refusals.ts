import { type Kysely, sql } from 'kysely';
import type { DeskTables } from '#desk/db/schema.gen.ts';
import { campaignOf } from './outgoing.ts';

/** Consecutive issues that a mail server must refuse for good: a single failure on its side must not cost us a reader. */
const REFUSALS = 2;

const keyOf = sql`'issue-' || r.issue_id || '-' || r.subscriber_id`;

/** Counts emails refused for good, each once; a subscriber refused too often gets no more issues. */
export async function countRefusals(db: Kysely<DeskTables>, issueId: string, now: Date): Promise<void> {
  await sql`with refused as (
      update desk.newsletter_recipient r set refused_at = ${now}::timestamptz
      from desk.outgoing_mail m
      where m.campaign = ${campaignOf(issueId)} and m.state = 'dead' and m.why = 'refused'
        and r.issue_id = ${issueId} and r.refused_at is null and m.key = ${keyOf}
      returning r.subscriber_id)
    update desk.subscriber s set refusals = s.refusals + 1, refused_at = ${now}::timestamptz,
      state = case when s.state = 'confirmed' and s.refusals + 1 >= ${REFUSALS}::integer then 'undeliverable'
        else s.state end
    from refused where s.id = refused.subscriber_id`.execute(db);
}

/** Resets the count of subscribers who got this issue. */
export async function forgiveRefusals(db: Kysely<DeskTables>, issueId: string): Promise<void> {
  await sql`update desk.subscriber s set refusals = 0, refused_at = null
    from desk.newsletter_recipient r join desk.outgoing_mail m on m.key = ${keyOf}
    where r.issue_id = ${issueId} and r.subscriber_id = s.id and s.refusals > 0 and s.state = 'confirmed'
      and m.campaign = ${campaignOf(issueId)} and m.state = 'sent'`.execute(db);
}
