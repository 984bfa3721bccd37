import * as v from 'valibot';

/** Which tags went stale; `soon`: their pages are served once more while they are regenerated (requirement B4). */
export type Staleness = { tags: string[]; soon: boolean };

const Message = v.pipe(v.string(), v.parseJson(), v.object({ tags: v.array(v.string()), soon: v.boolean() }));

/** Parses a message from another site. @throws if it is something else */
export function readStaleness(text: string): Staleness {
  return v.parse(Message, text);
}

/** Next sets no expiry, or one in the future, for pages that may be served once more. */
export function isSoon(durations: { expire?: number } | undefined): boolean {
  return durations !== undefined && durations.expire !== 0;
}
