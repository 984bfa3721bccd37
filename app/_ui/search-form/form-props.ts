import type { AbstractIntlMessages } from 'next-intl';
import type { FormStart } from '#lib/booking/form/form-start.ts';
import type { FormPort } from '#lib/booking/form/state.ts';
import type { SearchablePort } from '#lib/booking/port-search.ts';
import type { RawQuery } from '#lib/booking/raw-query.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { PassengerCategory } from '#contracts/reservations/index.ts';

/** A port with the data that the browser needs to search, name and connect it. */
export type SearchFormPort = SearchablePort & FormPort & { islandName: string };

/** A claim that travellers may have, in the language of the page. */
export type SearchConcession = {
  code: string;
  name: string;
  percent: number;
  proof: string;
  categories: readonly PassengerCategory[];
  /** At most as many of these in a party as passengers with that other claim. */
  companionOf: string | null;
  /** Counts as that other claim when companions are counted. */
  countsAs: string | null;
};

/** All that the form needs. The server sends it once, for the enhanced form and for the native one. */
export type SearchFormProps = {
  locale: Locale;
  ports: readonly SearchFormPort[];
  /** The port where most lines meet. */
  hub: string | null;
  claims: readonly SearchConcession[];
  today: string;
  horizon: string;
  /** Address of the search results. */
  action: string;
  /** The page of the form itself. */
  formHref: string;
  manageHref: string;
  start: FormStart;
  check: boolean;
};

/** State of the native form when the enhanced one replaced it. */
export type Handover = {
  /** All fields; null when none had been changed. */
  typed: RawQuery | null;
  /** `data-control` of the field that was pressed or focused. */
  control: string | null;
  /** It was pressed: open its selector. */
  pressed: boolean;
};

export type EnhancedFormProps = SearchFormProps & { messages: AbstractIntlMessages; handover: Handover };
