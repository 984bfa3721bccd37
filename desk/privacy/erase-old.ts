import type { Kysely } from 'kysely';
import type { FailedJobs } from '#foundation/jobs/failed-jobs.ts';
import { eraseOldConversations } from '../chat/erase.ts';
import type { DeskTables } from '../db/schema.gen.ts';
import { eraseOld } from '../inbox/erase.ts';
import { eraseNewsletter } from '../newsletter/erase.ts';

/** Deletes everything whose retention has ended (see retention.ts). Idempotent. @returns how many rows were deleted */
export async function eraseExpired(db: Kysely<DeskTables>, now: Date, jobs: FailedJobs): Promise<number> {
  // Recipients of an issue first: they are counted from emails that are deleted a day later.
  return (
    (await jobs.part('erasure-newsletter', () => eraseNewsletter(db, now, jobs))) +
    (await jobs.part('erasure-conversations', () => eraseOldConversations(db, now))) +
    (await jobs.part('erasure-inbox', () => eraseOld(db, now)))
  );
}
