import { forgetTravellers, keptTravellers, watchTravellers } from '#lib/travellers/device.ts';
import { fullName } from '#lib/travellers/kept-travellers.ts';
import { fill } from '#foundation/text/fill.ts';
import { make, readSetup } from './dom.ts';
import { startList } from './kept-list.ts';

const TEXTS = ['title', 'text', 'forget', 'forgetWhom', 'forgotten'] as const;

/** `<kept-travellers>`: those whom the device remembers. */
export function startTravellers(element: HTMLElement, left: AbortSignal): void {
  const setup = readSetup(element, TEXTS);
  if (!setup) return;
  const { texts } = setup;
  startList(element, left, setup, {
    read: keptTravellers,
    watch: watchTravellers,
    show: (traveller) => make('b', undefined, fullName(traveller)),
    nameOf: (traveller) => fill(texts.forgetWhom, { name: fullName(traveller) }),
    forget: (traveller) => {
      forgetTravellers([traveller]);
      return fill(texts.forgotten, { name: fullName(traveller) });
    },
  });
}
