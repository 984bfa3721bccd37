import { define } from '#app/_ui/trips/elements/dom.ts';
import {
  type Frame,
  shipsAt,
  type SeaView,
  shipTransform,
  type ShipPlace,
  stateOf,
  wakePath,
} from '#lib/sea/stretch.ts';

// Moves the ships on maps (app/_ui/sea). `node scripts/inline-scripts.ts` makes public/shell/sea.js of it, which the script before the
// first paint loads when a map comes near. The place of a ship is the same function's as the server's.

const STEP_MS = 1_000;
const RENEW_MS = 60_000;
/** Without news for so long, ships stay where they were when the time beside them was written. */
const OLDEST_MS = 300_000;

function isSea(value: unknown): value is SeaView {
  return typeof value === 'object' && value !== null && 'asOf' in value && 'ships' in value;
}

async function readSea(signal: AbortSignal): Promise<SeaView | null> {
  try {
    const answer = await fetch(`/api/sea?locale=${document.documentElement.lang}`, { signal });
    const value: unknown = answer.ok ? await answer.json() : null;
    return isSea(value) ? value : null;
  } catch {
    return null;
  }
}

function write(element: Element | null, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

function frameOf(map: Element | null): Frame | undefined {
  const [left, top, right, bottom] = map?.getAttribute('data-frame')?.split(' ').map(Number) ?? [];
  return left !== undefined && top !== undefined && right !== undefined && bottom !== undefined
    ? [left, top, right, bottom]
    : undefined;
}

function move(sea: HTMLElement, place: ShipPlace): void {
  const { id, heading, wake, done, stretch } = place;
  for (const ship of sea.querySelectorAll(`[data-ship="${id}"]`)) {
    ship.setAttribute('data-state', stateOf(place, frameOf(ship.parentElement)));
    const [line, symbol] = ship.children;
    line?.setAttribute('d', wakePath(wake));
    symbol?.setAttribute('transform', shipTransform(place));
    symbol?.querySelector('path')?.setAttribute('transform', `rotate(${Math.round(heading)})`);
  }
  const row = sea.querySelector<HTMLElement>(`[data-row="${id}"]`);
  if (!row) return;
  row.dataset.state = stateOf(place);
  row.style.setProperty('--done', `${Math.round(done * 100)}%`);
  for (const [name, text] of Object.entries(stretch.texts))
    write(row.querySelector(`[data-text="${name}"]`), text);
}

/** A box of text is larger than its letters. */
const SLACK = 2;

/** The name of a ship that would lie on another name of the map isn't shown: the list has it. Measures first, so that it lays out once. */
function spaceNames(sea: HTMLElement): void {
  const crowded: [Element, boolean][] = [];
  for (const map of sea.querySelectorAll('svg:not(svg svg)')) {
    // The close-ups of the other lines.
    if (map.getClientRects().length === 0) continue;
    const taken = Array.from(map.querySelectorAll('text:not([data-ship] text)'), (text) =>
      text.getBoundingClientRect(),
    );
    for (const ship of map.querySelectorAll('[data-ship]')) {
      const box = ship.querySelector('text')?.getBoundingClientRect();
      if (!box || box.width === 0) continue;
      const isCrowded = taken.some(
        ({ left, right, top, bottom }) =>
          Math.min(right, box.right) - Math.max(left, box.left) > SLACK &&
          Math.min(bottom, box.bottom) - Math.max(top, box.top) > SLACK,
      );
      crowded.push([ship, isCrowded]);
      if (!isCrowded) taken.push(box);
    }
  }
  for (const [ship, isCrowded] of crowded) ship.toggleAttribute('data-crowded', isCrowded);
}

define('living-sea', (sea, left) => {
  const note = sea.querySelector<HTMLElement>('[data-note]');
  let view: SeaView | null = null;
  let readAt = 0;
  let isNear = false;
  let chosen: Element | null = null;

  const now = () => (view?.asOf ?? 0) + performance.now() - readAt;

  /** Beside the ship, inside the map. */
  const placeNote = () => {
    const map = note?.parentElement;
    if (!note || !map || !chosen) return;
    const [ship, frame] = [chosen.getBoundingClientRect(), map.getBoundingClientRect()];
    const most = frame.width - note.offsetWidth - 8;
    note.style.left = `${Math.max(8, Math.min(most, ship.left + ship.width / 2 - frame.left - note.offsetWidth / 2))}px`;
    note.style.top = `${ship.bottom - frame.top + 6}px`;
  };

  const choose = (ship: Element | null) => {
    chosen = ship;
    if (!note) return;
    note.hidden = ship === null;
    const row = sea.querySelector(`[data-row="${ship?.getAttribute('data-ship')}"]`);
    note.replaceChildren(
      Object.assign(document.createElement('b'), { textContent: row?.querySelector('b')?.textContent ?? '' }),
      ` ${row?.querySelector('[data-text="says"]')?.textContent ?? ''}`,
    );
    placeNote();
  };

  const draw = () => {
    if (!view || performance.now() - readAt > OLDEST_MS) return;
    for (const place of shipsAt(view.ships, now())) move(sea, place);
    placeNote();
  };

  const renew = async () => {
    if (!isNear || document.hidden) return;
    const next = await readSea(left);
    if (!next || left.aborted) return;
    view = next;
    readAt = performance.now();
    write(sea.querySelector('[data-when]'), next.when);
    draw();
    spaceNames(sea);
  };

  const still = matchMedia('(prefers-reduced-motion: reduce)');
  const steps = setInterval(() => {
    if (!isNear || document.hidden) return;
    if (!still.matches) draw();
    // Also when another line has brought its own names.
    spaceNames(sea);
  }, STEP_MS);
  const sizes = new ResizeObserver(() => spaceNames(sea));
  sizes.observe(sea);
  const renewals = setInterval(() => void renew(), RENEW_MS);
  const watch = new IntersectionObserver(
    (entries) => {
      const was = isNear;
      isNear = entries.at(-1)?.isIntersecting === true;
      if (isNear && !was) void renew();
    },
    { rootMargin: '400px' },
  );
  watch.observe(sea);
  document.addEventListener('visibilitychange', () => void renew(), { signal: left });
  sea.addEventListener(
    'click',
    (event) => {
      // A close-up has no room for a note: there the ship leads to the list, as without script.
      if (note?.parentElement?.getClientRects().length === 0) return;
      const ship = event.target instanceof Element ? event.target.closest('[data-ship]') : null;
      if (ship) event.preventDefault();
      choose(ship === chosen ? null : ship);
    },
    { signal: left },
  );
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && choose(null), { signal: left });
  left.addEventListener('abort', () => {
    clearInterval(steps);
    clearInterval(renewals);
    watch.disconnect();
    sizes.disconnect();
  });
});
