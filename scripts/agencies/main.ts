import { define, readSetup } from '#app/_ui/trips/elements/dom.ts';
import { parseHours } from '#lib/opening/hours.ts';
import { OPENING_TEXTS, sayOpening, sayOpenings, type OpeningTone } from '#lib/opening/say-opening.ts';
import { openingAt, type OpeningState } from '#lib/opening/standing.ts';

// The list of agencies and its map. `node scripts/inline-scripts.ts` makes public/shell/agencies.js of it, which the script before the
// first paint loads when the list comes near. Caches keep the page, so only the browser can say who is open now.

const TICK_MS = 10_000;
/** The filter has read the address when its page has started for so long. */
const SETTLED_MS = 200;

/** Writes `says` into an element behind or before its text, which React leaves alone (`suppressHydrationWarning`). */
function mark(
  element: Element,
  place: 'prepend' | 'append',
  says: { tone: OpeningTone; text: string } | null,
): void {
  let note = element.querySelector<HTMLElement>('[data-tone]');
  if (!says) {
    note?.remove();
    return;
  }
  if (!note) {
    note = document.createElement('strong');
    element[place](note);
  }
  if (note.dataset.tone !== says.tone) note.dataset.tone = says.tone;
  if (note.textContent !== says.text) note.textContent = says.text;
}

define('agency-list', (list, left) => {
  const setup = readSetup(list, OPENING_TEXTS);
  const groups = Array.from(list.querySelectorAll<HTMLElement>('[data-group]'));
  let shown = '';

  const showHours = () => {
    if (!setup) return;
    const { locale, texts } = setup;
    const now = new Date();
    let open = '';
    for (const group of groups) {
      const states: OpeningState[] = [];
      for (const hours of group.querySelectorAll<HTMLElement>('[data-hours]')) {
        const state = openingAt(parseHours(hours.dataset.hours ?? ''), now);
        mark(hours, 'prepend', state && sayOpening(state, locale, texts));
        const agency = hours.closest<HTMLElement>('[data-sound]');
        const isOpen = state?.kind === 'open';
        if (agency) agency.dataset.open = isOpen ? 'now' : '';
        open += isOpen ? '1' : '0';
        if (state) states.push(state);
      }
      const count = group.querySelector('summary b');
      if (count) {
        const isAlone = group.querySelectorAll('[data-sound]').length === 1;
        mark(count, 'append', sayOpenings(states, isAlone, locale, texts));
      }
    }
    if (open !== shown && new URLSearchParams(location.search).has('open'))
      setTimeout(filterAnew, SETTLED_MS);
    shown = open;
  };

  /**
   * Where only those are shown that are open, others have opened or closed since: the filter reads the list with every choice. Before it has
   * started it can't be asked, and reads the list when it starts.
   */
  const filterAnew = () => {
    if (document.documentElement.hasAttribute('data-started'))
      document.querySelector('search select')?.dispatchEvent(new Event('change', { bubbles: true }));
  };

  /** The numbers on the map are those of the list: of what a search has found, and of islands that are open. */
  const markMap = () => {
    for (const group of groups) {
      const island = group.querySelector('[id]')?.id ?? '';
      const number = document.querySelector(`svg a[href="#${island}"]`);
      if (!number) continue;
      const found = group.querySelectorAll('[data-sound]:not([hidden])').length;
      number.toggleAttribute('data-gone', found === 0);
      number.toggleAttribute('data-chosen', group.hasAttribute('open'));
      const text = number.querySelector('text');
      if (text && found > 0 && text.textContent !== String(found)) text.textContent = String(found);
    }
  };

  showHours();
  markMap();
  const timer = setInterval(showHours, TICK_MS);
  const changes = new MutationObserver(markMap);
  changes.observe(list, { subtree: true, attributes: true, attributeFilter: ['hidden', 'open'] });
  left.addEventListener('abort', () => {
    clearInterval(timer);
    changes.disconnect();
  });
  for (const name of ['visibilitychange', 'pageshow']) addEventListener(name, showHours, { signal: left });
});
