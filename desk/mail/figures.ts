import type { Kysely } from 'kysely';
import type { DeskTables } from '../db/schema.gen.ts';

/** Counts of emails that wait, have waited too long (ten minutes), were given up, or couldn't be sent by anybody. */
export async function readMailFigures(db: Kysely<DeskTables>, now: Date): Promise<Record<string, number>> {
  const late = new Date(now.getTime() - 10 * 60_000);
  const rows = await db
    .selectFrom('desk.outgoing_mail')
    .select((eb) => [
      'state',
      eb.fn.countAll<number>().as('count'),
      eb.fn.countAll<number>().filterWhere('created_at', '<', late).as('late'),
    ])
    .where('state', 'in', ['waiting', 'unwritten', 'dead', 'kept'])
    .groupBy('state')
    .execute();
  const figures: Record<string, number> = { waiting: 0, waiting_late: 0, dead: 0, kept: 0 };
  for (const { state, count, late: lateOnes } of rows) {
    // What is written when it is sent waits like the rest.
    const isDue = state === 'waiting' || state === 'unwritten';
    const name = isDue ? 'waiting' : state;
    figures[name] = (figures[name] ?? 0) + Number(count);
    if (isDue) figures.waiting_late = (figures.waiting_late ?? 0) + Number(lateOnes);
  }
  return figures;
}
