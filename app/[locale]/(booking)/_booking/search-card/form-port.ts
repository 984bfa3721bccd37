import type { SearchablePort } from '#lib/booking/port-search.ts';
import type { FormPort } from '#lib/booking/state.ts';

/** A port as the browser needs it: to be found, named and reached. */
export type SearchFormPort = SearchablePort & FormPort & { islandName: string };
