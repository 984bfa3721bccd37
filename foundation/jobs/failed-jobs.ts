import * as v from 'valibot';
import { all, first, type RowOf } from '#foundation/db/rows.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';

/** Work that failed: what kind, on which row, how often and why, and when it is tried again. */
const FailedJob = {
  kind: v.string(),
  /** The id of the row; empty when it is not about a single row. */
  subject: v.string(),
  attempts: v.number(),
  /** Class, code and constraint of the error. Never its message: the database quotes rows in it. */
  reason: v.string(),
  firstFailedAt: v.date(),
  lastFailedAt: v.date(),
  nextAttemptAt: v.date(),
};
export type FailedJob = RowOf<typeof FailedJob>;

type Log = { error(facts: object, text: string): void };
type Options = {
  db: Kysely<unknown>;
  /** Each service keeps its own: `reservations` for the table `reservations.failed_job`. */
  schema: string;
  clock: () => Date;
  log: Log;
};

const FIRST_RETRY_MS = 5_000;
const FACTOR = 4;
const MAX_RETRY_MS = 3_600_000;
/** A row that no run has picked up for this long has been settled some other way. */
const FORGET_MS = 24 * 3_600_000;

export type FailedJobs = ReturnType<typeof createFailedJobs>;

/**
 * Keeps one bad row from stopping the others: a row that fails is recorded, skipped for a time that grows from 5 seconds to an
 * hour, and forgotten once it succeeds. Safe in several processes.
 */
export function createFailedJobs({ db, schema, clock, log }: Options) {
  const table = sql.table(`${schema}.failed_job`);
  /** Parts whose last run failed; a success of any other part needs no statement. */
  const failedParts = new Set<string>();

  /**
   * Works on each item separately. An item that fails is set aside and skipped until its time. @returns the sum of what `work`
   * returned. @throws only if the failure can't be recorded either, as when the database is down
   */
  async function each<Item>(
    kind: string,
    items: readonly Item[],
    subjectOf: (item: Item) => string,
    work: (item: Item) => Promise<boolean | number | void>,
  ): Promise<number> {
    if (items.length === 0) return 0;
    const failed = new Map((await listKind(kind)).map((job) => [job.subject, job.nextAttemptAt.getTime()]));
    let done = 0;
    for (const item of items) {
      const subject = subjectOf(item);
      const nextAttempt = failed.get(subject);
      if (nextAttempt !== undefined && nextAttempt > clock().getTime()) continue;
      try {
        done += Number((await work(item)) ?? 0);
      } catch (error) {
        await setAside(kind, subject, error);
        continue;
      }
      if (nextAttempt !== undefined) await clear(kind, subject);
    }
    return done;
  }

  /** Runs one part of the maintenance; its failure is recorded and doesn't stop the other parts. */
  async function part(kind: string, work: () => Promise<number | void>): Promise<number> {
    try {
      const count = (await work()) ?? 0;
      if (failedParts.delete(kind)) await clear(kind, '');
      return count;
    } catch (error) {
      failedParts.add(kind);
      await setAside(kind, '', error);
      return 0;
    }
  }

  async function setAside(kind: string, subject: string, error: unknown): Promise<void> {
    const now = clock();
    const at = now.toISOString();
    const reason = reasonOf(error);
    const job = await first(
      db,
      { attempts: v.number() },
      sql`insert into ${table} as f
      (kind, subject, attempts, reason, first_failed_at, last_failed_at, next_attempt_at)
      values (${kind}, ${subject}, 1, ${reason}, ${at}::timestamptz, ${at}::timestamptz,
        ${new Date(now.getTime() + FIRST_RETRY_MS).toISOString()}::timestamptz)
      on conflict (kind, subject) do update set attempts = f.attempts + 1, reason = excluded.reason,
        last_failed_at = excluded.last_failed_at, next_attempt_at = excluded.last_failed_at + make_interval(secs =>
          least(${FIRST_RETRY_MS / 1000} * power(${FACTOR}::float8, least(f.attempts, 10)), ${MAX_RETRY_MS / 1000})::float8)
      returning attempts`,
    );
    const attempts = job?.attempts ?? 1;
    // A part is retried every few seconds; log only the attempts 1, 2, 4, 8 …
    if (Number.isInteger(Math.log2(attempts)))
      log.error({ kind, subject, attempts, reason, at: framesOf(error) }, 'a job failed and was set aside');
  }

  async function clear(kind: string, subject: string): Promise<void> {
    await sql`delete from ${table} where kind = ${kind} and subject = ${subject}`.execute(db);
  }

  function listKind(kind: string): Promise<{ subject: string; nextAttemptAt: Date }[]> {
    return all(
      db,
      { subject: v.string(), nextAttemptAt: v.date() },
      sql`select subject, next_attempt_at as "nextAttemptAt" from ${table} where kind = ${kind}`,
    );
  }

  return {
    each,
    part,
    /** Records that a row failed and skips it for a while; for callers with their own loop. */
    setAside,
    /** Forgets that a row failed. */
    succeeded: clear,
    /** A condition for queries with a limit, which rows that are set aside must not use up. `subject` is the id in that query. */
    isDue(kind: string, subject: RawBuilder<unknown>): RawBuilder<boolean> {
      return sql<boolean>`not exists (select 1 from ${table} failed where failed.kind = ${kind}
        and failed.subject = (${subject})::text and failed.next_attempt_at > ${clock().toISOString()}::timestamptz)`;
    },
    /** Those that have failed longest come first. */
    list(): Promise<FailedJob[]> {
      return all(
        db,
        FailedJob,
        sql`select kind, subject, attempts, reason, first_failed_at as "firstFailedAt",
        last_failed_at as "lastFailedAt", next_attempt_at as "nextAttemptAt" from ${table}
        order by first_failed_at, kind, subject limit 1000`,
      );
    },
    /** Makes everything that is set aside due at the next run, after the cause was fixed. @returns how many */
    async retry(): Promise<number> {
      const { rows } = await sql`update ${table} set next_attempt_at = ${clock().toISOString()}::timestamptz
        returning 1`.execute(db);
      return rows.length;
    },
    /** Deletes rows that no run has picked up within a day after they were due. */
    async forget(): Promise<void> {
      const before = new Date(clock().getTime() - FORGET_MS).toISOString();
      await sql`delete from ${table} where next_attempt_at < ${before}::timestamptz`.execute(db);
    },
    async count(): Promise<number> {
      const row = await first(
        db,
        { count: v.number() },
        sql`select count(*)::integer as count from ${table}`,
      );
      return row?.count ?? 0;
    },
  };
}

/** The parts of an error that may be stored and logged. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  const constraint = 'constraint' in error && typeof error.constraint === 'string' ? error.constraint : '';
  return [error.name, code, constraint].filter(Boolean).join(' ').slice(0, 200);
}

/** The stack without the message. */
function framesOf(error: unknown): string {
  const lines = error instanceof Error ? (error.stack ?? '').split('\n') : [];
  return lines
    .filter((line) => /^\s+at /.test(line))
    .slice(0, 8)
    .map((line) => line.trim())
    .join('\n');
}
