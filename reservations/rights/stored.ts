import { column } from '#reservations/db/schema.gen.ts';
import { sql } from 'kysely';
import * as v from 'valibot';
import { type Rights, RightsData } from '#contracts/reservations/rules/rights-rules.ts';
import { type Db, all } from '#reservations/kernel/rows.ts';

/** Replaces all stored rules. */
export async function replaceRights(trx: Db, rules: Rights): Promise<void> {
  await sql`delete from reservations.rights_rule`.execute(trx);
  await sql`insert into reservations.rights_rule (position, rule)
    select ordinality::integer - 1, value from jsonb_array_elements(${JSON.stringify(rules)}::text::jsonb) with ordinality`.execute(
    trx,
  );
}

/** The stored rules, in their order. */
export async function readRights(db: Db): Promise<Rights> {
  const rows = await all(
    db,
    { rule: column.rights_rule.rule },
    sql`select rule from reservations.rights_rule order by position`,
  );
  return v.parse(
    RightsData,
    rows.map((row) => row.rule),
  );
}
