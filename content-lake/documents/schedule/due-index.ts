import type { CommittedTransaction } from '#content-lake/protocol/transaction.ts';
import { dueAt } from './due-at.ts';
import type { ScheduledAction } from './run-action.ts';

/**
 * Planned steps, in memory: they follow from the documents, so a restart or another process arrives at the same.
 * A time that was already past when somebody wrote it is ignored: restoring, copying or importing an old plan must
 * not publish anything.
 */
export class DueIndex {
  readonly #planned = new Map<string, ScheduledAction>();

  add(planned: ScheduledAction): void {
    this.#planned.set(keyOf(planned.dataset, planned.id), planned);
  }

  remove({ dataset, id }: Pick<ScheduledAction, 'dataset' | 'id'>): void {
    this.#planned.delete(keyOf(dataset, id));
  }

  /** @returns whether a step was added. */
  take({ dataset, timestamp, changes }: CommittedTransaction): boolean {
    let added = false;
    for (const { id, before, after } of changes) {
      const moment = dueAt(after);
      if (!moment) {
        this.remove({ dataset, id });
        continue;
      }
      if (dueAt(before)?.atMs === moment.atMs) continue;
      if (moment.atMs > Date.parse(timestamp)) {
        this.add({ ...moment, dataset, id });
        added = true;
      } else this.remove({ dataset, id });
    }
    return added;
  }

  /** Earliest first. */
  dueAt(now: Date): ScheduledAction[] {
    return [...this.#planned.values()]
      .filter(({ atMs }) => atMs <= now.getTime())
      .toSorted((a, b) => a.atMs - b.atMs || (a.id < b.id ? -1 : 1));
  }

  next(): number | undefined {
    let next: number | undefined;
    for (const { atMs } of this.#planned.values()) if (next === undefined || atMs < next) next = atMs;
    return next;
  }
}

function keyOf(dataset: string, id: string): string {
  return `${dataset}/${id}`;
}
