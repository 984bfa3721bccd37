import type { AbstractIntlMessages } from 'next-intl';
import type { FormStart } from '#lib/booking/form/form-start.ts';
import type { FormPort } from '#lib/booking/form/state.ts';
import type { SearchablePort } from '#lib/booking/port-search.ts';
import type { RawQuery } from '#lib/booking/raw-query.ts';
import type { Locale } from '#foundation/text/locales.ts';
import type { PassengerCategory } from '#contracts/reservations/index.ts';

/** A port as the browser needs it: to be found, named and reached. */
export type SearchFormPort = SearchablePort & FormPort & { islandName: string };

/** What a traveller may claim, in the language of the page. */
export type SearchConcession = {
  code: string;
  name: string;
  percent: number;
  proof: string;
  categories: readonly PassengerCategory[];
  /** No more of these in a party than holders of that other claim. */
  companionOf: string | null;
  /** Counts as that other claim where companions are counted. */
  countsAs: string | null;
};

/** All that the form needs; the server sends it once, for the form with script and for the plain one. */
export type SearchFormProps = {
  locale: Locale;
  ports: readonly SearchFormPort[];
  claims: readonly SearchConcession[];
  today: string;
  horizon: string;
  /** Where the search goes. */
  action: string;
  /** The page of the form itself. */
  formHref: string;
  manageHref: string;
  start: FormStart;
  check: boolean;
};

/** What the native form held when the enhanced one replaced it. */
export type Handover = {
  /** All fields; null when nobody had changed any. */
  typed: RawQuery | null;
  /** `data-control` of the field that was pressed or held the focus. */
  control: string | null;
  /** It was pressed: open its selector. */
  pressed: boolean;
};

export type EnhancedFormProps = SearchFormProps & { messages: AbstractIntlMessages; handover: Handover };
