import { readRecent, withRecent } from './recent.ts';
import type { RecentSearch } from './recent.ts';
import type { BookingState } from './state.ts';
import { RECENT_KEY, RECENT_PREFERENCE_KEY } from './storage-keys.ts';
import { CONSENT_KEY, parseConsents } from '#lib/consent/consents.ts';
import { read, write } from './browser-storage.ts';

/** In local storage only for visitors who allow preferences (F1); for all others searches end with the tab. */
function place(): readonly ['tab' | 'browser', string] {
  return parseConsents(read('browser', CONSENT_KEY))?.preference
    ? ['browser', RECENT_PREFERENCE_KEY]
    : ['tab', RECENT_KEY];
}

export function recentSearches({ today, allPorts }: BookingState): RecentSearch[] {
  return readRecent(read(...place()), today, allPorts);
}

export function rememberSearch(state: BookingState): void {
  const [keeper, key] = place();
  write(keeper, key, withRecent(read(keeper, key), state));
}
