/** Called with the tags that went stale; cached pages with one of them must not be served any more. */
export type PurgeListener = (tags: readonly string[]) => void;

const CHANNEL = 'meltemi.page-cache.purge';
/**
 * The site's server and the pages bundled by Next have separate copies of this module in one process; they share the `process`
 * object.
 */
const meeting: NodeJS.EventEmitter = process;

/** @returns a function that removes the listener */
export function onPurge(listener: PurgeListener): () => void {
  meeting.on(CHANNEL, listener);
  return () => meeting.off(CHANNEL, listener);
}

/** Notifies all listeners in this process that pages with one of these tags are stale. */
export function purgePages(tags: readonly string[]): void {
  meeting.emit(CHANNEL, tags);
}
