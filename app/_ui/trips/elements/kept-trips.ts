import { forgetTrip, keptTrips, watchTrips } from '#lib/trips/device.ts';
import { LIST_TEXTS, sayTrips } from '#lib/trips/say-trip.ts';
import { link, make, readSetup } from './dom.ts';
import { startList } from './kept-list.ts';

/** `<kept-trips>`: the trips that the device remembers. */
export function startTrips(element: HTMLElement, left: AbortSignal): void {
  const setup = readSetup(element, LIST_TEXTS);
  if (!setup) return;
  const { locale, texts, styles } = setup;
  startList(element, left, setup, {
    read: () => {
      const now = new Date();
      return sayTrips(keptTrips(now), now, locale, texts);
    },
    watch: watchTrips,
    show: ({ href, route, when, note }) =>
      link(
        href,
        undefined,
        make('b', undefined, route),
        make('small', 'num', when),
        ...(note ? [make('em', styles[note.tone], note.text)] : []),
      ),
    nameOf: ({ forget }) => forget,
    forget: ({ reference }) => {
      void forgetTrip(reference, new Date());
      return texts.forgotten;
    },
  });
}
