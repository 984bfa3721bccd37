import { forgetTrip, keptTrips } from '#lib/trips/device.ts';
import { LIST_TEXTS, type ListTexts, sayTrips, type TripRow } from '#lib/trips/say-trip.ts';
import { link, make, readSetup, type Setup } from './dom.ts';

/** `<kept-trips>`: the trips that the device remembers, each with a button that forgets it. Without any it stays as it is. */
export class KeptTrips extends HTMLElement {
  #stop = new AbortController();

  connectedCallback(): void {
    const setup = readSetup(this, LIST_TEXTS);
    if (!setup) return;
    this.#stop = new AbortController();
    const show = () => this.#show(setup);
    show();
    addEventListener('storage', show, { signal: this.#stop.signal });
  }

  disconnectedCallback(): void {
    this.#stop.abort();
  }

  #show(setup: Setup<keyof ListTexts>, forgotten?: string): void {
    const { locale, texts, styles } = setup;
    const now = new Date();
    const rows = sayTrips(keptTrips(now), now, locale, texts);
    if (rows.length === 0 && forgotten === undefined) return;
    const title = make('h2', undefined, texts.title);
    const status = make('p', styles.status, forgotten ?? '');
    title.tabIndex = -1;
    const list = make('ul', undefined, ...rows.map((row) => this.#row(row, setup)));
    this.replaceChildren(
      make(
        'section',
        styles.list,
        title,
        status,
        ...(rows.length > 0 ? [list, make('p', styles.text, texts.text)] : []),
      ),
    );
    if (forgotten !== undefined) title.focus();
  }

  #row(row: TripRow, setup: Setup<keyof ListTexts>): HTMLElement {
    const { texts, styles } = setup;
    const button = make('button', styles.forget, texts.forget);
    button.setAttribute('type', 'button');
    button.setAttribute('aria-label', row.forget);
    button.addEventListener('click', () => {
      void forgetTrip(row.reference, new Date());
      this.#show(setup, texts.forgotten);
    });
    const note = row.note ? [make('em', styles[row.note.tone], row.note.text)] : [];
    return make(
      'li',
      undefined,
      link(row.href, undefined, make('b', undefined, row.route), make('small', 'num', row.when), ...note),
      button,
    );
  }
}
