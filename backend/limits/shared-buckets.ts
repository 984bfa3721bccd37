import * as v from 'valibot';
import { first } from '#foundation/db/rows.ts';
import { createHmac } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import {
  type BucketRule,
  type Buckets,
  levelNow,
  NEARLY_ONE,
  secondsUntilToken,
} from '#foundation/limits/buckets.ts';

const Row = { tokens: v.number(), filledAt: v.date() };

/**
 * Rate limit buckets shared by all backend processes on one database. The table is unlogged: a crash of the database
 * resets it. Keys are stored as keyed digests, so that no address is stored in plain.
 * @param options.secret the same for all processes
 */
export async function openSharedBuckets(options: {
  db: Kysely<unknown>;
  clock: () => Date;
  secret: string;
}): Promise<Buckets & { forget(): Promise<void> }> {
  const { db, clock, secret } = options;
  await db.transaction().execute(async (trx) => {
    // `if not exists` looks before it creates: of two processes that start at once on a new database, one would fail.
    await sql`select pg_advisory_xact_lock(hashtext('backend.limits'))`.execute(trx);
    await sql`create schema if not exists limits`.execute(trx);
    await sql`create unlogged table if not exists limits.bucket (
      key text primary key,
      tokens double precision not null,
      filled_at timestamptz not null,
      full_at timestamptz not null
    )`.execute(trx);
  });

  const digest = (rule: BucketRule, key: string) =>
    createHmac('sha256', secret).update(`${rule.name} ${key}`).digest('base64url');

  /** Adds to the bucket's current level and stores the result, unless that would be negative. */
  async function add(rule: BucketRule, key: string, tokens: 1 | -1): Promise<boolean> {
    const now = clock();
    const full = new Date(now.getTime() + rule.seconds * 1000);
    const held = sql`least(${rule.most}::float8, case
      when ${now}::timestamptz >= b.filled_at + make_interval(secs => ${rule.seconds}) then ${rule.most}::float8
      when ${rule.fill} = 'whole' then b.tokens
      else b.tokens + greatest(0, extract(epoch from (${now}::timestamptz - b.filled_at)))::float8
        * ${rule.most / rule.seconds}::float8
      end)`;
    const filledAt = sql`case
      when ${now}::timestamptz >= b.filled_at + make_interval(secs => ${rule.seconds}) then ${now}::timestamptz
      when ${rule.fill} = 'whole' then b.filled_at
      else greatest(b.filled_at, ${now}::timestamptz) end`;
    const done = await sql`insert into limits.bucket as b (key, tokens, filled_at, full_at)
      values (${digest(rule, key)}, ${Math.min(rule.most, rule.most + tokens)}, ${now}, ${full})
      on conflict (key) do update set
        tokens = greatest(0, least(${rule.most}::float8, ${held} + ${tokens}::float8)), filled_at = ${filledAt}, full_at = ${full}
        where ${held} + ${tokens}::float8 >= ${NEARLY_ONE - 1}::float8
      returning key`.execute(db);
    return done.rows.length > 0;
  }

  async function look(rule: BucketRule, key: string): Promise<number> {
    const row = await first(
      db,
      Row,
      sql`select tokens, filled_at as "filledAt" from limits.bucket where key = ${digest(rule, key)}`,
    );
    const now = clock().getTime();
    const level = row ? { tokens: row.tokens, filledAtMs: row.filledAt.getTime() } : undefined;
    return secondsUntilToken(rule, levelNow(rule, level, now), now);
  }

  return {
    look,
    // Between the two calls a token may have been given back; the wait is then a second.
    take: async (rule, key) => ((await add(rule, key, -1)) ? 0 : Math.max(1, await look(rule, key))),
    giveBack: async (rule, key) => {
      await add(rule, key, 1);
    },
    /** Deletes buckets that are full again. */
    async forget() {
      await sql`delete from limits.bucket where full_at < ${clock()}`.execute(db);
    },
  };
}
