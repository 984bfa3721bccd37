import { advanceIssues } from './issues/advance.ts';
import type { NewsletterParts } from './parts.ts';
import { settleSignUps } from './settle.ts';

/** What a lost word between processes costs at most. */
const LOOK_MS = 5_000;

export type NewsletterWork = {
  /** Settles sign-ups and writes letters of issues, as many as the outgoing mail should hold. @returns how many letters */
  run(): Promise<number>;
  /** From now on works by itself: at once when something is told, within seconds when nothing was. */
  start(): void;
  /** Ends that, and waits for what is being written. */
  stop(): Promise<void>;
};

/**
 * Everything of the newsletter that nobody waits for. Each step is a transaction that leaves nothing half done, and several
 * processes may do it at the same time.
 */
export function createNewsletterWork(parts: NewsletterParts): NewsletterWork {
  let running: Promise<number> | undefined;
  let wanted = false;
  let end = () => {};

  async function work(): Promise<number> {
    const letters =
      (await parts.jobs.part('sign-ups', () => settleSignUps(parts))) +
      (await parts.jobs.part('newsletter', () => advanceIssues(parts)));
    if (letters > 0) parts.events.tell({ kind: 'mail' });
    return letters;
  }

  function run(): Promise<number> {
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  }

  function look(): void {
    wanted = true;
    if (running) return;
    const again = () => {
      if (wanted) look();
    };
    wanted = false;
    run().then(again, (error: unknown) => {
      // The name only: a message of the database may quote an address.
      const reason = error instanceof Error ? error.name : 'unknown';
      parts.log.error({ reason }, 'the newsletter could not be worked on');
    });
  }

  return {
    run,
    start() {
      const timer = setInterval(look, LOOK_MS);
      const stopListening = parts.events.listen(({ kind }) => {
        if (kind === 'mail' || kind === 'issue') look();
      }, look);
      end = () => {
        clearInterval(timer);
        stopListening();
      };
      look();
    },
    async stop() {
      end();
      wanted = false;
      await Promise.allSettled([running]);
    },
  };
}
