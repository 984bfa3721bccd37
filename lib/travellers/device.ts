import { read, remove, write } from '#lib/booking/form/browser-storage.ts';
import {
  type KeptTraveller,
  parseTravellers,
  type Traveller,
  withoutTravellers,
  withTravellers,
  withUse,
} from './kept-travellers.ts';
import { TRAVELLERS_KEY } from './travellers-key.ts';

/** What this device remembers now. */
export function keptTravellers(): KeptTraveller[] {
  return parseTravellers(stored(), today());
}

const watchers = new Set<() => void>();

/** Calls back whenever the travellers change, also in another tab. @returns what ends it. */
export function watchTravellers(onChange: () => void): () => void {
  watchers.add(onChange);
  addEventListener('storage', onChange);
  return () => {
    watchers.delete(onChange);
    removeEventListener('storage', onChange);
  };
}

export function keepTravellers(used: readonly Traveller[]): void {
  store(withTravellers(stored(), used, today()));
}

/** Starts the year of a traveller anew. */
export function noteUse(used: Traveller): void {
  store(withUse(stored(), used, today()));
}

export function forgetTravellers(gone: readonly Traveller[]): void {
  store(withoutTravellers(stored(), gone, today()));
}

/** Those that are too old leave the device, not only the lists. */
export function forgetOldTravellers(): void {
  if (stored() !== null) store(withoutTravellers(stored(), [], today()));
}

const stored = () => read('browser', TRAVELLERS_KEY);
const today = () => new Date().toISOString().slice(0, 10);

/** Without travellers nothing is stored, so that no script comes for them. */
function store(text: string): void {
  if (text === '[]') remove('browser', TRAVELLERS_KEY);
  else write('browser', TRAVELLERS_KEY, text);
  // The script before the first paint does the same.
  document.documentElement.toggleAttribute('data-travellers', text !== '[]');
  for (const onChange of watchers) onChange();
}
