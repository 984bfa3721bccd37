import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { passengerRightsEl } from './passenger-rights-el.ts';
import { passengerRightsEn } from './passenger-rights-en.ts';

/** Regulation (EU) 1177/2010 and law 4948/2022, in the words of specification 3.5. */
export const passengerRights: SeedDocument = {
  _id: 'page-passenger-rights',
  _type: 'page',
  title_el: 'Δικαιώματα επιβατών',
  title_en: 'Passenger rights',
  permalink_el: slug('dikaiomata-epivaton'),
  permalink_en: slug('passenger-rights'),
  lead_el:
    'Τι δικαιούστε όταν ένα δρομολόγιο ακυρώνεται ή καθυστερεί, με βάση τον Κανονισμό (ΕΕ) 1177/2010 και τον νόμο 4948/2022.',
  lead_en:
    'What you are owed when a sailing is cancelled or late, under Regulation (EU) 1177/2010 and Greek law 4948/2022.',
  cover: picture('service-alert'),
  body_el: passengerRightsEl,
  body_en: passengerRightsEn,
};
