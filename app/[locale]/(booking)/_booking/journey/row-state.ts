import { chosenBefore, leavesTooEarly } from '#lib/booking/choose.ts';
import type { Journey } from '#reservations/contract/index.ts';
import type { BoardContext } from '../board/board-context.ts';

/** `too-early`: it can be bought, but not after what is chosen for the way before. */
export type RowState = Journey['state'] | 'too-early';

export function rowState(journey: Journey, way: number, { chosen, changeMinutes }: BoardContext): RowState {
  if (journey.state !== 'available') return journey.state;
  const before = chosenBefore(chosen.ways, way);
  return journey.isTooEarly || leavesTooEarly(journey, before, changeMinutes) ? 'too-early' : 'available';
}

export function toneOf(state: RowState): 'bad' | 'warn' | 'neutral' {
  if (state === 'cancelled') return 'bad';
  return state === 'sold-out' || state === 'no-vehicles' ? 'warn' : 'neutral';
}
