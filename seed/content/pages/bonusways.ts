import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { bonuswaysEl } from './bonusways-el.ts';
import { bonuswaysEn } from './bonusways-en.ts';

export const bonusways: SeedDocument = {
  _id: 'page-bonusways',
  _type: 'page',
  title_el: 'Bonus Ways',
  title_en: 'Bonus Ways',
  permalink_el: slug('bonusways'),
  permalink_en: slug('bonusways'),
  lead_el: 'Κάθε ταξίδι σάς φέρνει πιο κοντά στο επόμενο. Το πρόγραμμα για όσους ταξιδεύουν μαζί μας συχνά.',
  lead_en: 'Every trip brings the next one closer. The programme for those who sail with us often.',
  cover: picture('bonusways'),
  body_el: bonuswaysEl,
  body_en: bonuswaysEn,
};
