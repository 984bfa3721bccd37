import type { Kysely } from 'kysely';
import type { FailedJobs } from '#foundation/jobs/failed-jobs.ts';
import { eraseOldConversations } from '../chat/erase.ts';
import type { DeskTables } from '../db/schema.gen.ts';
import { eraseOld } from '../inbox/erase.ts';
import { eraseNewsletter } from '../newsletter/erase.ts';

/** Erases all whose time is over (see retention.ts). Repeating it is fine. @returns how many rows went */
export async function eraseWhatIsOver(db: Kysely<DeskTables>, now: Date, jobs: FailedJobs): Promise<number> {
  // Recipients of an issue first: they are counted by letters that go a day later.
  return (
    (await jobs.part('erasure-newsletter', () => eraseNewsletter(db, now, jobs))) +
    (await jobs.part('erasure-conversations', () => eraseOldConversations(db, now))) +
    (await jobs.part('erasure-inbox', () => eraseOld(db, now)))
  );
}
