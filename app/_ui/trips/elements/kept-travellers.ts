import { forgetTravellers, keptTravellers, watchTravellers } from '#lib/travellers/device.ts';
import { fullName, type KeptTraveller } from '#lib/travellers/kept-travellers.ts';
import { fill } from '#lib/trips/say-boat.ts';
import { make, readSetup } from './dom.ts';

const TEXTS = ['title', 'text', 'forget', 'forgetWhom', 'forgotten'] as const;

/** `<kept-travellers>`: those whom the device remembers, each with a button that forgets them. Without any it stays empty. */
export function startTravellers(element: HTMLElement, left: AbortSignal): void {
  const setup = readSetup(element, TEXTS);
  if (!setup) return;
  const { texts, styles } = setup;
  let shown = '[]';
  const rowOf = (traveller: KeptTraveller) => {
    const name = fullName(traveller);
    const button = make('button', styles.forget, texts.forget);
    button.setAttribute('type', 'button');
    button.setAttribute('aria-label', fill(texts.forgetWhom, { name }));
    button.addEventListener('click', () => {
      forgetTravellers([traveller]);
      show(fill(texts.forgotten, { name }));
    });
    return make('li', undefined, make('b', undefined, name), button);
  };
  const show = (forgotten: string) => {
    const travellers = keptTravellers();
    // The same rows stay, with the focus in them.
    if (forgotten === '' && JSON.stringify(travellers) === shown) return;
    shown = JSON.stringify(travellers);
    const title = make('h2', undefined, texts.title);
    title.tabIndex = -1;
    const list = make('ul', undefined, ...travellers.map(rowOf));
    element.replaceChildren(
      make(
        'section',
        styles.list,
        title,
        make('p', styles.status, forgotten),
        ...(travellers.length > 0 ? [list, make('p', styles.text, texts.text)] : []),
      ),
    );
    if (forgotten !== '') title.focus();
  };
  show('');
  left.addEventListener(
    'abort',
    watchTravellers(() => show('')),
  );
}
