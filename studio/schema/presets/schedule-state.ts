/** What is scheduled for a document, or went wrong. Instants are ISO strings. */
export type ScheduleState =
  | { kind: 'none' }
  /** A draft that the content lake will publish; `until` if it will also take it offline. */
  | { kind: 'publishes'; at: string; until?: string }
  | { kind: 'unpublishes'; at: string }
  /** The time has passed without effect, because it had already passed when it was entered. */
  | { kind: 'missed'; at: string }
  /** The lake tried and failed; the reason is the lake's own message, in English. */
  | { kind: 'failed'; step: 'publish' | 'unpublish'; at: string; reason: string };

const NONE: ScheduleState = { kind: 'none' };

/** Reads the schedule from a draft or, without one, from the published document. */
export function scheduleState(
  doc: Readonly<Record<string, unknown>> | null | undefined,
  now: Date,
): ScheduleState {
  if (!doc) return NONE;
  const { publishAt, unpublishAt } = doc;
  const failed = failureOf(doc['scheduleFailure']);
  if (failed && (isSame(failed.at, publishAt) || isSame(failed.at, unpublishAt))) return failed;
  if (isInstant(publishAt)) {
    if (Date.parse(publishAt) <= now.getTime()) return { kind: 'missed', at: publishAt };
    return { kind: 'publishes', at: publishAt, ...(isInstant(unpublishAt) && { until: unpublishAt }) };
  }
  if (!isInstant(unpublishAt)) return NONE;
  return Date.parse(unpublishAt) <= now.getTime()
    ? { kind: 'missed', at: unpublishAt }
    : { kind: 'unpublishes', at: unpublishAt };
}

/** The schedule to show: the draft's publication first, then the published document's own. */
export function planOf(
  draft: Readonly<Record<string, unknown>> | null,
  published: Readonly<Record<string, unknown>> | null,
  now: Date,
): ScheduleState {
  const ofDraft = scheduleState(draft, now);
  return ofDraft.kind === 'publishes' || ofDraft.kind === 'failed' ? ofDraft : scheduleState(published, now);
}

function failureOf(value: unknown): Extract<ScheduleState, { kind: 'failed' }> | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { step, plannedFor, reason }: { step?: unknown; plannedFor?: unknown; reason?: unknown } = value;
  if ((step !== 'publish' && step !== 'unpublish') || !isInstant(plannedFor)) return undefined;
  return { kind: 'failed', step, at: plannedFor, reason: typeof reason === 'string' ? reason : '' };
}

function isInstant(value: unknown): value is string {
  return typeof value === 'string' && !Number.isNaN(Date.parse(value));
}

function isSame(at: string, field: unknown): boolean {
  return isInstant(field) && Date.parse(field) === Date.parse(at);
}
