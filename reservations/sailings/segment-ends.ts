import { tripId } from './segment-id.ts';
import type { CallTimes, Segment } from './segments.ts';

/** Boarding and landing call of a trip. */
export function ends(segment: Segment): [CallTimes, CallTimes] {
  const [boarding] = segment.calls;
  const landing = segment.calls.at(-1);
  if (!boarding || !landing) throw new Error(`trip ${tripId(segment)} without calls`);
  return [boarding, landing];
}

export function nameOf(things: ReadonlyMap<string, { name: { el: string; en: string } }>, id: string) {
  return things.get(id)?.name ?? { el: id, en: id };
}
