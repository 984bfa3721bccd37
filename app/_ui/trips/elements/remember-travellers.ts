import { forgetTravellers, keepTravellers, keptTravellers, watchTravellers } from '#lib/travellers/device.ts';
import { travellersIn } from '#lib/travellers/form-fields.ts';
import { fullName, type Traveller } from '#lib/travellers/kept-travellers.ts';
import { make, part, readSetup } from './dom.ts';
import { fill } from '#foundation/text/fill.ts';

const TEXTS = ['kept', 'forget', 'forgotten'] as const;

/**
 * `<remember-travellers>`, beside the checkbox of that name: submitting the form keeps its travellers if the box is checked. Says whom
 * the device remembers, with a button that makes it forget them all.
 */
export function startRemembering(element: HTMLElement, left: AbortSignal): void {
  const setup = readSetup(element, TEXTS);
  const form = element.closest('form');
  const box = element.parentElement?.querySelector<HTMLInputElement>('input[type=checkbox]');
  if (!setup || !form || !box) return;
  const { texts, styles } = setup;
  const status = part(make('output', undefined));
  const row = part(make('p', styles.kept));
  element.replaceChildren(row.element, status.element);
  const forget = make('button', styles.forget, texts.forget);
  forget.setAttribute('type', 'button');
  forget.addEventListener('click', () => {
    box.checked = false;
    forgetTravellers(keptTravellers());
    status.show(texts.forgotten, () => [texts.forgotten]);
    box.focus();
  });
  const show = () => {
    const names = keptTravellers().map(fullName).join(', ');
    row.show(names, () => (names === '' ? [] : [fill(texts.kept, { names }), ' ', forget]));
  };
  show();
  let kept: readonly Traveller[] = [];
  form.addEventListener(
    'submit',
    () => {
      // The press before may have kept what was corrected since.
      if (kept.length > 0) forgetTravellers(kept);
      kept = box.checked ? travellersIn(form) : [];
      if (kept.length > 0) keepTravellers(kept);
    },
    { signal: left },
  );
  left.addEventListener('abort', watchTravellers(show));
}
