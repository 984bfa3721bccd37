import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { accessibilityEl } from './accessibility-el.ts';
import { accessibilityEn } from './accessibility-en.ts';

/** Places for wheelchairs: specification 4.1. The statement follows Directive (EU) 2019/882. */
export const accessibility: SeedDocument = {
  _id: 'page-accessibility',
  _type: 'page',
  title_el: 'Προσβασιμότητα',
  title_en: 'Accessibility',
  permalink_el: slug('prosvasimotita'),
  permalink_en: slug('accessibility'),
  lead_el: 'Η βοήθεια που δίνουμε στο λιμάνι και στο πλοίο, και πόσο προσβάσιμος είναι αυτός ο ιστότοπος.',
  lead_en: 'The help we give in port and on board, and how accessible this website is.',
  cover: picture('accessibility'),
  body_el: accessibilityEl,
  body_en: accessibilityEn,
};
