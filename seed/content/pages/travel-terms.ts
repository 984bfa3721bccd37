import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { travelTermsEl } from './travel-terms-el.ts';
import { travelTermsEn } from './travel-terms-en.ts';

/** Figures of holding, paying and refunds are those of `seed/network/rules.ts` and specification 3.5. */
export const travelTerms: SeedDocument = {
  _id: 'page-travel-terms',
  _type: 'page',
  title_el: 'Όροι μεταφοράς',
  title_en: 'Travel terms',
  permalink_el: slug('travel-terms'),
  permalink_en: slug('travel-terms'),
  lead_el: 'Πώς γίνεται η κράτηση, τι πληρώνετε, τι ισχύει στο πλοίο και τι γίνεται αν αλλάξει κάτι.',
  lead_en: 'How booking works, what you pay, what applies on board and what happens when something changes.',
  cover: picture('travel-terms'),
  body_el: travelTermsEl,
  body_en: travelTermsEn,
};
