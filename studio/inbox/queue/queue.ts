import type { ConversationSummary } from '#contracts/desk/index.ts';

/** The running conversations as one member of staff sees them. */
export type Queue = {
  /** The longest wait comes first. */
  waiting: ConversationSummary[];
  mine: ConversationSummary[];
  colleagues: ConversationSummary[];
};

export function queueOf(running: readonly ConversationSummary[], myId: string): Queue {
  const open = running
    .filter(({ state }) => state === 'open')
    .toSorted((a, b) => b.lastAt.localeCompare(a.lastAt));
  return {
    waiting: running
      .filter(({ state }) => state === 'waiting')
      .toSorted((a, b) => a.startedAt.localeCompare(b.startedAt)),
    mine: open.filter(({ staff }) => staff?.id === myId),
    colleagues: open.filter(({ staff }) => staff?.id !== myId),
  };
}

/** What needs this person's attention: waiting travellers, and unread messages in their own conversations. */
export function callsFor(queue: Queue): number {
  return queue.waiting.length + queue.mine.filter(({ unread }) => unread > 0).length;
}

/** Whole minutes since `from`, never below zero, because browsers' clocks may be wrong. */
export function minutesSince(from: string, now: Date): number {
  return Math.max(0, Math.floor((now.getTime() - new Date(from).getTime()) / 60_000));
}
