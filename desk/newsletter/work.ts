import { createLoop, type Loop } from '#foundation/jobs/loop.ts';
import { reasonOf } from '#desk/kernel/reason-of.ts';
import { advanceIssues } from './issues/advance.ts';
import type { NewsletterParts } from './parts.ts';
import { processSignUps } from './process-sign-ups.ts';

const POLL_MS = 5_000;

/**
 * Background work of the newsletter: processes sign-ups and writes emails of issues, as many as the outgoing mail
 * should hold. Each step is one complete transaction, and several processes may run at the same time. A run
 * returns how many emails were written.
 */
export function createNewsletterWork(parts: NewsletterParts): Omit<Loop, 'wake' | 'idle'> {
  const { events, jobs, log } = parts;
  const loop = createLoop({
    work: async () => {
      const emails =
        (await jobs.part('sign-ups', () => processSignUps(parts))) +
        (await jobs.part('newsletter', () => advanceIssues(parts)));
      if (emails > 0) events.emit({ kind: 'mail' });
      return emails;
    },
    pollMs: POLL_MS,
    onError: (error) => log.error({ reason: reasonOf(error) }, 'newsletter work failed'),
  });
  let stopListening = () => {};
  return {
    run: loop.run,
    start() {
      stopListening = events.listen(({ kind }) => {
        if (kind === 'mail' || kind === 'issue') loop.wake();
      }, loop.wake);
      loop.start();
    },
    async stop() {
      stopListening();
      await loop.stop();
    },
  };
}
