import { minutesBetween } from '#foundation/dates/athens.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { Departure } from '#contracts/reservations/index.ts';
import type { BoardRow } from './board-view.ts';
import type { Chance } from '#lib/sea/ban.ts';
import { leavesAt } from './select.ts';

type Key =
  | 'full'
  | 'seatsLeft'
  | 'manySeats'
  | 'cancelled'
  | 'delayed'
  | 'onTime'
  | 'windPossible'
  | 'windLikely';
export type StateTranslator = (key: Key, values?: Record<string, number>) => string;

/** Below this number of free seats, the board shows the number. */
const FEW_SEATS = 20;

/** Of a ship that leaves on a later day: whether the wind may keep her in port. */
type Later = { ban: Chance };

/**
 * The state of a departure on the board. Other changes are shown below it, as the service words them. Before her day, a ship isn't on
 * time yet: she has no state unless something is known of her voyage or the wind may keep her in port.
 */
export function rowState(
  departure: Departure,
  t: StateTranslator,
  locale: Locale,
  later: Later | null = null,
): BoardRow['state'] {
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
      if (standing && changes.length > 0)
        return { tone: 'late', text: standing.title[locale], note: standing.text[locale] };
      return later ? laterState(later, t, free) : { tone: 'ok', text: t('onTime'), note: free };
  }
}

function laterState({ ban }: Later, t: StateTranslator, free: string): BoardRow['state'] {
  switch (ban) {
    case 'low':
      return { tone: 'ok', text: null, note: free };
    case 'possible':
      return { tone: 'late', text: t('windPossible'), note: free };
    case 'likely':
      return { tone: 'late', text: t('windLikely'), note: free };
  }
}
