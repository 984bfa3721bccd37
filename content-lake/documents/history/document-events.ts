import { variantOf } from '#content-lake/protocol/document-id.ts';
import type { ReleaseStep, Step, StepTransaction } from './read-steps.ts';

type Cause = 'document.publish' | 'release.publish' | 'release.schedule';
/** The version that an event is about. Only versions in releases have a `releaseId`. */
type OfVersion = { versionId: string; versionRevisionId: string | null; releaseId?: string };

/** An entry of the Studio's history pane. "Edited" entries are missing: the Studio derives them from the transactions. */
export type DocumentEvent = { timestamp: string; author: string; documentId: string } & (
  | ({ type: 'createDocumentVersion' | 'deleteDocumentVersion' | 'unpublishDocument' } & OfVersion)
  | ({
      type: 'publishDocumentVersion';
      revisionId: string;
      cause: { type: Cause };
      publishCause: Cause;
    } & OfVersion)
  | ({
      type: 'scheduleDocumentVersion';
      publishAt: string;
      state: 'pending' | 'unscheduled' | 'published';
    } & OfVersion)
  | ({ type: 'unscheduleDocumentVersion' } & OfVersion)
  | { type: 'createLiveDocument' | 'updateLiveDocument'; revisionId: string }
  | { type: 'deleteDocumentGroup' }
);

/** An event with its position in the log. */
export type PlacedEvent = { seq: number; event: DocumentEvent };

/**
 * Derives events from the steps: those of the requested document, newest first. A draft or version has its own history,
 * which ends with events of the published document; events of other versions are left out, because the Studio would
 * look up their revisions under the wrong id.
 */
export function eventsOf(requestedId: string, transactions: readonly StepTransaction[]): PlacedEvent[] {
  const { publishedId } = variantOf(requestedId);
  /** The current revision of every existing version. */
  const present = new Map<string, string>();
  const scheduled = new Map<string, PlacedEvent>();
  const releaseStates = new Map<string, string | null>();
  const events: PlacedEvent[] = [];
  for (const transaction of transactions) {
    const { seq, id, timestamp, author, steps, releases } = transaction;
    const base = { timestamp, author, documentId: publishedId };
    const addEvent = (event: DocumentEvent) => {
      if (isAbout(event, requestedId, publishedId)) events.push({ seq, event });
    };
    const before = new Map(releaseStates);
    for (const release of releases) {
      releaseStates.set(release.name, release.state);
      const of = versionIn(release, publishedId, present);
      const was = before.get(release.name);
      const pending = scheduled.get(release.name);
      if (was === 'scheduled' && release.state !== 'scheduled' && pending) {
        if (pending.event.type === 'scheduleDocumentVersion')
          pending.event.state = release.state === 'published' ? 'published' : 'unscheduled';
        scheduled.delete(release.name);
      }
      if (!of) continue;
      if (release.state === 'scheduled' && was !== 'scheduled' && release.publishAt !== null) {
        const { publishAt } = release;
        const placed: PlacedEvent = {
          seq,
          event: { ...base, type: 'scheduleDocumentVersion', ...of, publishAt, state: 'pending' },
        };
        scheduled.set(release.name, placed);
        if (of.versionId === requestedId) events.push(placed);
      } else if (was === 'scheduled' && release.state === 'active') {
        addEvent({ ...base, type: 'unscheduleDocumentVersion', ...of });
      }
    }

    const live = steps.find(({ documentId }) => documentId === publishedId);
    const versions = steps.filter(({ documentId }) => documentId !== publishedId);
    for (const { documentId, exists } of versions) {
      if (exists) present.set(documentId, id);
      else present.delete(documentId);
    }
    const gone = versions.find(({ exists }) => !exists);
    // Covered by the published document's event; they get no event of their own.
    const covered = new Set<string>();
    if (live && !live.exists) {
      const taken = gone && variantOf(gone.documentId).kind === 'version' ? gone : undefined;
      const [left] = present;
      if (taken) {
        covered.add(taken.documentId);
        addEvent({ ...base, type: 'unpublishDocument', ...ofStep(taken) });
      } else if (left) {
        const [versionId, versionRevisionId] = left;
        if (versionRevisionId === id) covered.add(versionId);
        addEvent({ ...base, type: 'unpublishDocument', ...ofVersion(versionId, versionRevisionId) });
      } else {
        for (const { documentId } of versions) covered.add(documentId);
        addEvent({ ...base, type: 'deleteDocumentGroup' });
      }
    } else if (live && gone) {
      covered.add(gone.documentId);
      const cause = causeOf(gone, releases, before);
      addEvent({
        ...base,
        type: 'publishDocumentVersion',
        revisionId: id,
        ...ofStep(gone),
        cause: { type: cause },
        publishCause: cause,
      });
    } else if (live) {
      const type = live.beforeRev === null ? 'createLiveDocument' : 'updateLiveDocument';
      addEvent({ ...base, type, revisionId: id });
    }
    for (const step of versions) {
      if (covered.has(step.documentId)) continue;
      if (!step.exists) addEvent({ ...base, type: 'deleteDocumentVersion', ...ofStep(step) });
      else if (step.beforeRev === null)
        addEvent({ ...base, type: 'createDocumentVersion', ...ofVersion(step.documentId, id) });
    }
  }
  return events.toReversed();
}

function isAbout(event: DocumentEvent, requestedId: string, publishedId: string): boolean {
  switch (event.type) {
    case 'deleteDocumentGroup':
      return true;
    case 'createLiveDocument':
    case 'updateLiveDocument':
      return variantOf(requestedId).kind !== 'version';
    case 'publishDocumentVersion':
    case 'unpublishDocument':
      return requestedId === publishedId || event.versionId === requestedId;
    default:
      return event.versionId === requestedId;
  }
}

function ofVersion(versionId: string, versionRevisionId: string | null): OfVersion {
  const variant = variantOf(versionId);
  const releaseId = variant.kind === 'version' ? { releaseId: variant.release } : {};
  return { versionId, versionRevisionId, ...releaseId };
}

/** For a deleted version: its last revision. */
function ofStep({ documentId, beforeRev }: Step): OfVersion {
  return ofVersion(documentId, beforeRev);
}

function versionIn(
  { name }: ReleaseStep,
  publishedId: string,
  present: ReadonlyMap<string, string>,
): OfVersion | undefined {
  const versionId = `versions.${name}.${publishedId}`;
  const rev = present.get(versionId);
  return rev === undefined ? undefined : ofVersion(versionId, rev);
}

function causeOf(
  { documentId }: Step,
  releases: readonly ReleaseStep[],
  before: ReadonlyMap<string, string | null>,
): Cause {
  const variant = variantOf(documentId);
  if (variant.kind !== 'version') return 'document.publish';
  const published = releases.some(({ name, state }) => name === variant.release && state === 'published');
  if (!published) return 'document.publish';
  return before.get(variant.release) === 'scheduled' ? 'release.schedule' : 'release.publish';
}
