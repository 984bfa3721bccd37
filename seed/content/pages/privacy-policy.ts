import { type SeedDocument, slug } from '#seed/content/document.ts';
import { privacyPolicyEl } from './privacy-policy-el.ts';
import { privacyPolicyEn } from './privacy-policy-en.ts';

/**
 * Passenger data: specification 3.4. Says only what the services do: erasure after a voyage in `reservations/bookings/erase.ts`,
 * of what people sent in `desk/inbox/erase.ts`.
 */
export const privacyPolicy: SeedDocument = {
  _id: 'page-privacy-policy',
  _type: 'page',
  title_el: 'Προστασία δεδομένων',
  title_en: 'Privacy policy',
  permalink_el: slug('privacy-policy'),
  permalink_en: slug('privacy-policy'),
  lead_el: 'Ποια στοιχεία ζητάμε, γιατί, ποιος τα βλέπει και πότε τα σβήνουμε.',
  lead_en: 'Which details we ask for, why, who sees them and when we delete them.',
  body_el: privacyPolicyEl,
  body_en: privacyPolicyEn,
};
