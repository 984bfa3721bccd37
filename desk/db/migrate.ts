import { createMigrator } from '#foundation/db/migrator.ts';
import { first } from './migrations/001-first.ts';
import { inbox } from './migrations/002-inbox.ts';
import { letters } from './migrations/003-letters.ts';
import { mail } from './migrations/004-mail.ts';
import { newsletterIssues } from './migrations/005-newsletter-issues.ts';
import { conversations } from './migrations/006-conversations.ts';
import { inboxWork } from './migrations/007-inbox-work.ts';
import { failedJobs } from './migrations/008-failed-jobs.ts';
import { unwrittenMail } from './migrations/009-unwritten-mail.ts';

/** Brings the schema `desk` up to date. */
export const migrateDesk = createMigrator('desk', {
  '001-first': first,
  '002-inbox': inbox,
  '003-letters': letters,
  '004-mail': mail,
  '005-newsletter-issues': newsletterIssues,
  '006-conversations': conversations,
  '007-inbox-work': inboxWork,
  '008-failed-jobs': failedJobs,
  '009-unwritten-mail': unwrittenMail,
});
