/** The search of this tab (C11). Without it a reload would empty the form, so it is essential. */
export const SEARCH_KEY = 'meltemi.search';
/** Recent searches: in session storage, or in local storage for visitors who allow preferences. */
export const RECENT_KEY = 'meltemi.recent';
export const RECENT_PREFERENCE_KEY = 'meltemi.preference.recent';
