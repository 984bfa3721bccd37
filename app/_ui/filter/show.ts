import { allReadings, matches, placesMeant, usualReadings, type Filter } from './filter.ts';

export /** How many entries are left, and the places that somebody may have meant if none is. */
type FilterResult = { found: number | null; meant: readonly string[] };

/** Hides the entries that don't match and the groups without visible entries, and opens folded groups in which some were found. */
export function show(list: string, filter: Filter): FilterResult {
  const root = document.getElementById(list);
  const entries = Array.from(root?.querySelectorAll<HTMLElement>('[data-sound]') ?? []);
  const hide = (readings: readonly (readonly string[])[]) => {
    for (const entry of entries) entry.hidden = !matches(entryOf(entry), filter, readings);
    return entries.filter((entry) => !entry.hidden).length;
  };
  const found = hide(usualReadings(filter.q)) || hide(allReadings(filter.q));
  for (const group of root?.querySelectorAll<HTMLElement>('[data-group]') ?? []) {
    group.hidden = group.querySelector('[data-sound]:not([hidden])') === null;
    if (group instanceof HTMLDetailsElement) unfold(group, found < entries.length);
  }
  return { found, meant: found > 0 || filter.q === '' ? [] : placesMeant(placesOf(root), filter.q) };
}

/** What was opened for a search folds again with its end; what somebody has opened stays. */
function unfold(group: HTMLDetailsElement, isNarrowed: boolean): void {
  if (isNarrowed ? group.hidden || group.open : !group.dataset.unfolded) return;
  group.open = isNarrowed;
  group.dataset.unfolded = isNarrowed ? '1' : '';
}

function entryOf(entry: HTMLElement) {
  const { sound = '', ...data } = entry.dataset;
  const place = entry.closest<HTMLElement>('[data-place-sound]')?.dataset.placeSound ?? '';
  return {
    sound: `${sound} ${place}`,
    values: Object.fromEntries(Object.entries(data).map(([name, value]) => [name, (value ?? '').split(' ')])),
  };
}

function placesOf(root: HTMLElement | null) {
  return Array.from(root?.querySelectorAll<HTMLElement>('[data-place]') ?? [], ({ dataset }) => ({
    name: dataset.place ?? '',
    sound: dataset.placeSound ?? dataset.sound ?? '',
  }));
}
