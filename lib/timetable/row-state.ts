import { minutesBetween } from '#foundation/dates/athens.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { Departure } from '#contracts/reservations/index.ts';
import type { BoardRow } from './board-view.ts';
import { leavesAt } from './select.ts';

type Key = 'full' | 'seatsLeft' | 'manySeats' | 'cancelled' | 'delayed' | 'onTime';
export type StateTranslator = (key: Key, values?: Record<string, number>) => string;

/** Below this number of free seats, the board shows the number. */
const FEW_SEATS = 20;

/** The state of a departure on the board. Other changes are shown below it, as the service words them. */
export function rowState(departure: Departure, t: StateTranslator, locale: Locale): BoardRow['state'] {
  const { seatsFree: seats, standing } = departure;
  const free = seats === 0 ? t('full') : seats <= FEW_SEATS ? t('seatsLeft', { seats }) : t('manySeats');
  const changes = standing?.kind === 'runs' ? standing.changes : [];
  const others = changes.filter(({ kind }) => kind !== 'late');
  const noteText = standing && others.length > 0 ? standing.text[locale] : free;
  switch (departure.state) {
    case 'cancelled':
      // The ship sails but skips this port.
      return {
        tone: 'bad',
        text: t('cancelled'),
        note: standing?.kind === 'call-skipped' ? standing.text[locale] : null,
      };
    case 'delayed': {
      const minutes = minutesBetween(new Date(departure.from.at), new Date(leavesAt(departure)));
      return { tone: 'late', text: t('delayed', { minutes }), note: noteText };
    }
    case 'on-time':
    case 'departed':
      return standing && changes.length > 0
        ? { tone: 'late', text: standing.title[locale], note: standing.text[locale] }
        : { tone: 'ok', text: t('onTime'), note: free };
  }
}
