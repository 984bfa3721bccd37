/** A member of staff who is online. `looking`: the conversation that they have open. */
export type Colleague = { id: string; name: string; looking: string | null; heardAt: number };

/** After this silence a colleague is offline; presence is repeated every 20 s (`staff-chat.ts`). */
export const GONE_AFTER_MS = 45_000;

export function heard(
  colleagues: readonly Colleague[],
  event: { staffId: string; name: string; looking: string | null },
  now: number,
): Colleague[] {
  const others = colleagues.filter(({ id }) => id !== event.staffId);
  return [...others, { id: event.staffId, name: event.name, looking: event.looking, heardAt: now }].toSorted(
    (a, b) => a.name.localeCompare(b.name, 'el'),
  );
}

/** Returns the same list if nobody has gone, so that nothing re-renders. */
export function presentColleagues(colleagues: readonly Colleague[], now: number): readonly Colleague[] {
  const there = colleagues.filter(({ heardAt }) => now - heardAt < GONE_AFTER_MS);
  return there.length === colleagues.length ? colleagues : there;
}

export function lookingAt(colleagues: readonly Colleague[], conversation: string): Colleague[] {
  return colleagues.filter(({ looking }) => looking === conversation);
}
