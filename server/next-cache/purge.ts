/** Told which tags went stale; what is kept of pages with one of them must not be given to anybody any more. */
export type PurgeListener = (tags: readonly string[]) => void;

const CHANNEL = 'meltemi.page-cache.purge';
/** The site's server and the pages that Next bundles are one process with two copies of this module: they meet at the process. */
const meeting: NodeJS.EventEmitter = process;

/** @returns a function that ends the listening */
export function onPurge(listener: PurgeListener): () => void {
  meeting.on(CHANNEL, listener);
  return () => meeting.off(CHANNEL, listener);
}

/** Tells everybody in this process that pages with one of these tags are stale. */
export function purgePages(tags: readonly string[]): void {
  meeting.emit(CHANNEL, tags);
}
