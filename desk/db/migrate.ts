import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { first } from './migrations/001-first.ts';
import { inbox } from './migrations/002-inbox.ts';
import { letters } from './migrations/003-letters.ts';
import { mail } from './migrations/004-mail.ts';
import { newsletterIssues } from './migrations/005-newsletter-issues.ts';
import { conversations } from './migrations/006-conversations.ts';
import { inboxWork } from './migrations/007-inbox-work.ts';
import { failedJobs } from './migrations/008-failed-jobs.ts';

const migrations = {
  '001-first': first,
  '002-inbox': inbox,
  '003-letters': letters,
  '004-mail': mail,
  '005-newsletter-issues': newsletterIssues,
  '006-conversations': conversations,
  '007-inbox-work': inboxWork,
  '008-failed-jobs': failedJobs,
};

/**
 * Brings the desk's tables up to date. Safe to run at every start. `upTo` names the last migration to run, for putting back
 * a backup of an older program. @throws what the failing migration threw
 */
export async function migrateDesk(db: Kysely<unknown>, upTo?: string): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(migrations) },
    migrationTableSchema: 'desk',
  });
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo));
  if (error) throw error;
}
