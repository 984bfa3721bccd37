import type { NewsletterParts } from '../parts.ts';
import { finishIfDone } from './finish.ts';
import { hold } from './hold.ts';
import { countEmails } from './progress.ts';
import { countRefusals } from './refusals.ts';
import { writeEmails } from './write.ts';

/** How many emails of one issue may wait in the outgoing mail; the others are written later. */
const MAX_WAITING = 1_000;

/** Advances every issue that is being sent. @returns how many emails it wrote */
export async function advanceIssues(parts: NewsletterParts): Promise<number> {
  const { db, clock } = parts;
  const issues = await db
    .selectFrom('desk.newsletter_issue')
    .select(['id', 'state'])
    .where('state', 'in', ['sending', 'paused'])
    .orderBy('started_at')
    .execute();
  return parts.jobs.each(
    'newsletter-issue',
    issues,
    ({ id }) => id,
    async ({ id, state }) => {
      await countRefusals(db, id, clock());
      if (state === 'paused') {
        await hold(db, id);
        return 0;
      }
      const emails = await fillUp(parts, id);
      const done = await finishIfDone(db, id, clock());
      if (emails > 0 || done) parts.events.emit({ kind: 'issue', id });
      return emails;
    },
  );
}

async function fillUp(parts: NewsletterParts, issueId: string): Promise<number> {
  let { waiting } = await countEmails(parts.db, issueId);
  let written = 0;
  while (waiting < MAX_WAITING) {
    const emails = await writeEmails(parts, issueId);
    if (emails === null) break;
    waiting += emails;
    written += emails;
  }
  return written;
}
