import { forgetTrip, keptTrips, watchTrips } from '#lib/trips/device.ts';
import { LIST_TEXTS, type ListTexts, sayTrips, type TripRow } from '#lib/trips/say-trip.ts';
import { link, make, readSetup, type Setup } from './dom.ts';

/** `<kept-trips>`: the trips that the device remembers, each with a button that forgets it. Without any it stays as it is. */
export function startTrips(element: HTMLElement, left: AbortSignal): void {
  const setup = readSetup(element, LIST_TEXTS);
  if (!setup) return;
  const { locale, texts, styles } = setup;
  let shown = '[]';
  const show = (forgotten: string) => {
    const now = new Date();
    const rows = sayTrips(keptTrips(now), now, locale, texts);
    // The same rows stay, with the focus in them.
    if (forgotten === '' && JSON.stringify(rows) === shown) return;
    shown = JSON.stringify(rows);
    const title = make('h2', undefined, texts.title);
    title.tabIndex = -1;
    const list = make('ul', undefined, ...rows.map((row) => rowOf(row, setup, () => show(texts.forgotten))));
    element.replaceChildren(
      make(
        'section',
        styles.list,
        title,
        make('p', styles.status, forgotten),
        ...(rows.length > 0 ? [list, make('p', styles.text, texts.text)] : []),
      ),
    );
    if (forgotten !== '') title.focus();
  };
  show('');
  left.addEventListener(
    'abort',
    watchTrips(() => show('')),
  );
}

function rowOf(
  row: TripRow,
  { texts, styles }: Setup<keyof ListTexts>,
  onForgotten: () => void,
): HTMLElement {
  const button = make('button', styles.forget, texts.forget);
  button.setAttribute('type', 'button');
  button.setAttribute('aria-label', row.forget);
  button.addEventListener('click', () => {
    void forgetTrip(row.reference, new Date());
    onForgotten();
  });
  const note = row.note ? [make('em', styles[row.note.tone], row.note.text)] : [];
  return make(
    'li',
    undefined,
    link(row.href, undefined, make('b', undefined, row.route), make('small', 'num', row.when), ...note),
    button,
  );
}
