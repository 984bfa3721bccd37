import * as v from 'valibot';

/** Which tags went stale; `soon`: their pages are shown once more while they are regenerated (B4). */
export type Staleness = { tags: string[]; soon: boolean };

const Told = v.pipe(v.string(), v.parseJson(), v.object({ tags: v.array(v.string()), soon: v.boolean() }));

/** As one site tells the others. @throws when it is something else */
export function readStaleness(text: string): Staleness {
  return v.parse(Told, text);
}

/** Next gives no end, or one in the future, to what may be shown once more. */
export function isSoon(durations: { expire?: number } | undefined): boolean {
  return durations !== undefined && durations.expire !== 0;
}
