import { chosenBefore, leavesTooEarly } from '#lib/booking/choose.ts';
import type { Journey } from '#contracts/reservations/index.ts';
import type { BoardContext } from './board-context.ts';

/** `too-early`: it can be bought, but not after what is chosen for the way before. `never`: the ship takes no such vehicle. */
export type RowState = Journey['state'] | 'too-early' | 'never';

export function rowState(journey: Journey, way: number, { chosen, changeMinutes }: BoardContext): RowState {
  // A deck that is full has a stretch where it is; one that never takes such a vehicle has none.
  if (journey.state === 'no-vehicles' && !journey.fullLeg) return 'never';
  if (journey.state !== 'available') return journey.state;
  const before = chosenBefore(chosen.ways, way);
  return journey.isTooEarly || leavesTooEarly(journey, before, changeMinutes) ? 'too-early' : 'available';
}

export function toneOf(state: RowState): 'bad' | 'warn' | 'neutral' {
  if (state === 'cancelled') return 'bad';
  return state === 'sold-out' || state === 'no-vehicles' ? 'warn' : 'neutral';
}
