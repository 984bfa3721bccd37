import { define } from '#app/_ui/trips/elements/dom.ts';
import { isLocale } from '#foundation/text/locales.ts';
import { loadNextFromQuays } from '#lib/timetable/load-view.ts';
import type { NextFromQuays } from '#lib/timetable/next-from-quays-view.ts';

// The next ship from each quay (docs/decisions/115-the-next-ship-of-every-quay.md). `node scripts/inline-scripts.ts` makes
// public/shell/next-ships.js of it, which the script before the first paint loads when one comes near.

const REFRESH_MS = 60_000;

const places = new Set<HTMLElement>();
let timer: ReturnType<typeof setInterval> | undefined;
let soon: ReturnType<typeof setTimeout> | undefined;

/**
 * The soonest ship of any quay that a place names, to another island if there is one; from which quay, if there are several. React
 * leaves its text alone.
 */
function show(place: HTMLElement, ships: NextFromQuays['quays']): void {
  const quays = place.dataset.quays?.split(' ') ?? [];
  const own = ships.filter(({ id }) => quays.includes(id));
  const next = own.find(({ isLocal }) => !isLocal) ?? own[0];
  const quay = quays.length > 1 ? `${next?.quay}, ` : '';
  const text = next ? `${next.when}\n${quay}${next.to}` : '';
  if (place.textContent !== text) place.textContent = text;
}

/** One answer for all places; without one, what is shown stays. */
async function refresh(): Promise<void> {
  soon = undefined;
  const { lang } = document.documentElement;
  if (document.visibilityState === 'hidden' || !isLocale(lang)) return;
  const next = await loadNextFromQuays(lang, new AbortController().signal);
  if (next) for (const place of places) show(place, next.quays);
}

define('next-ship', (place, left) => {
  places.add(place);
  timer ??= setInterval(refresh, REFRESH_MS);
  // Once for all that come together: in a page of the other language, the answer before would be in the wrong one.
  soon ??= setTimeout(refresh);
  left.addEventListener('abort', () => {
    places.delete(place);
    if (places.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  });
});
document.addEventListener('visibilitychange', () => {
  if (places.size > 0) void refresh();
});
