import { isTripKept, keepTrip, keptTrips, loadShip, loadTrip, watchTrips } from '#lib/trips/device.ts';
import { shipOfToday } from '#lib/trips/kept-trips.ts';
import { BOAT_TEXTS, type BoatTexts, type BoatView, type Connection, sayBoat } from '#lib/trips/say-boat.ts';
import { link, make, type Part, part, readSetup, type Setup } from './dom.ts';

/** A cancelled sailing must show within half a minute. */
const REFRESH_MS = 30_000;
const TICK_MS = 5_000;

/**
 * `<your-boat>`: the ship of the day of travel, from what the device remembers, renewed while the page is visible. Without one it is
 * empty, and `html[data-boat]` is off, which keeps its place (your-boat.module.css).
 */
export function startBoat(element: HTMLElement, left: AbortSignal): void {
  const setup = readSetup(element, BOAT_TEXTS);
  if (!setup) return;
  let connection: Connection = 'ok';
  let render: ((view: BoatView) => void) | null = null;
  const findToday = () => shipOfToday(keptTrips(new Date()), new Date());
  const show = () => {
    const today = findToday();
    document.documentElement.toggleAttribute('data-boat', today !== null);
    if (today) {
      render ??= renderer(element, setup);
      render(sayBoat(today, new Date(), connection, setup.locale, setup.texts));
    } else {
      element.replaceChildren();
      render = null;
    }
  };
  const refresh = async () => {
    const today = findToday();
    if (!today || document.visibilityState !== 'visible') return;
    const { trip, ship } = today;
    const booked = navigator.onLine ? await loadTrip(trip.reference) : null;
    // The right to open the booking has ended: how its ship stands is no secret.
    const news = booked === 'closed' ? await loadShip(trip, ship) : booked;
    // Meanwhile it may have been forgotten.
    if (left.aborted || !isTripKept(trip.reference)) return;
    connection = news ? 'ok' : navigator.onLine ? 'silent' : 'lost';
    if (news) keepTrip(news, new Date());
    else show();
  };
  show();
  void refresh();
  const timers = [setInterval(show, TICK_MS), setInterval(refresh, REFRESH_MS)];
  left.addEventListener('abort', () => timers.forEach(clearInterval));
  document.addEventListener('visibilitychange', refresh, { signal: left });
  for (const name of ['pageshow', 'online', 'offline']) addEventListener(name, refresh, { signal: left });
  left.addEventListener('abort', watchTrips(show));
}

/** Makes the card, and returns what keeps it as the view says. */
function renderer(root: HTMLElement, { texts, styles }: Setup<keyof BoatTexts>): (view: BoatView) => void {
  const tag = make('span', styles.tag);
  tag.setAttribute('role', 'status');
  const age = make('span', undefined);
  const card = make('section', styles.card);
  card.setAttribute('aria-labelledby', 'your-boat');
  // As `travelsAs` in app/_ui/motion.
  card.dataset.travels = '';
  card.style.setProperty('--travels', 'trip');
  const parts = {
    kicker: part(make('p', styles.kicker)),
    heading: part(make('h2', undefined)),
    warning: part(make('p', styles.warning)),
    times: part(make('div', `${styles.times} num`)),
    /** Why nobody is taken along, before the choices; a smaller change beside the facts. */
    reason: part(make('p', styles.note)),
    change: part(make('p', styles.note)),
    facts: part(make('dl', styles.facts)),
    actions: part(make('p', styles.actions)),
    help: part(make('p', styles.help)),
  };
  parts.heading.element.id = 'your-boat';
  const state = make('p', styles.state, tag, age);
  const { kicker, heading, warning, times, reason, change, facts, actions, help } = parts;
  const elementsOf = (all: readonly Part[]) => all.map(({ element }) => element);
  card.append(
    kicker.element,
    make('div', undefined, heading.element, state, ...elementsOf([warning, times, reason, actions])),
    make('div', undefined, ...elementsOf([change, facts, help])),
  );
  root.replaceChildren(card);
  return (view) => {
    card.dataset.tone = view.tone;
    if (tag.textContent !== view.title) tag.textContent = view.title;
    if (age.textContent !== view.age) age.textContent = view.age;
    kicker.show(view.day, () => [make('span', undefined, texts.kicker), make('span', undefined, view.day)]);
    // A number stays with its unit.
    heading.show(view.heading, () => [view.heading.replaceAll(/(\d) /g, '$1\u00a0')]);
    warning.show(view.warning, () => (view.warning ? [view.warning] : []));
    card.toggleAttribute('data-off', view.isOff);
    times.element.style.setProperty('--done', `${view.done}%`);
    times.show([view.departs, view.arrives], () => [
      endOf(view.departs, texts.was),
      make('i', undefined),
      endOf(view.arrives, texts.was),
    ]);
    const note = view.note === null ? [] : [view.note];
    reason.show([view.isOff, note], () => (view.isOff ? note : []));
    change.show([view.isOff, note], () => (view.isOff ? [] : note));
    facts.show(view.facts, () =>
      view.facts.map(({ term, text, more }) =>
        make(
          'div',
          undefined,
          make('dt', undefined, term),
          make('dd', undefined, text, ...(more ? [make('small', undefined, more)] : [])),
        ),
      ),
    );
    actions.show([view.action, view.more], () => [
      link(view.action.href, styles.button, view.action.text),
      ...(view.more ? [link(view.more.href, styles.more, view.more.text)] : []),
    ]);
    help.show(view.help, () => (view.help ? withPhone(view.help, texts) : []));
  };
}

function endOf({ time, was, place }: BoatView['departs'], before: string): HTMLElement {
  const old = was === null ? [] : [make('s', undefined, make('span', 'visually-hidden', before), was)];
  return make('div', undefined, ...old, make('b', undefined, time), make('span', undefined, place));
}

function withPhone(text: string, { phone, phoneHref }: BoatTexts): (Node | string)[] {
  const [before = '', after = ''] = text.split('{phone}');
  return [before, link(phoneHref, 'num', phone), after];
}
