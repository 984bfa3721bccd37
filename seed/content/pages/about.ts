import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { aboutEl } from './about-el.ts';
import { aboutEn } from './about-en.ts';

export const about: SeedDocument = {
  _id: 'page-about',
  _type: 'page',
  title_el: 'Η εταιρεία',
  title_en: 'About us',
  permalink_el: slug('about'),
  permalink_en: slug('about'),
  lead_el:
    'Τέσσερα πλοία και είκοσι ένα νησιά. Τα περισσότερα απέχουν από το επόμενο μία ώρα ή και λιγότερο.',
  lead_en: 'Four ships and twenty-one islands. Most of them lie an hour or less from the next.',
  cover: picture('about'),
  body_el: aboutEl,
  body_en: aboutEn,
};
