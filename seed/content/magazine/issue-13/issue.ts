import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { magazineArticle } from '../article.ts';
import { arkiAndMarathi } from './arki-and-marathi.ts';
import { lipsiTheLittleBlue } from './lipsi-the-little-blue.ts';
import { northByCatamaran } from './north-by-catamaran.ts';
import { oneDayThreeBeaches } from './one-day-three-beaches.ts';

export const issue13: SeedDocument = {
  _id: 'magazineIssue-13',
  _type: 'magazineIssue',
  title_el: 'Λειψοί: το μικρό γαλάζιο',
  title_en: 'Lipsi: the little blue',
  permalink_el: slug('leipsoi-to-mikro-galazio'),
  permalink_en: slug('lipsi-the-little-blue'),
  number: 13,
  publishedAt: '2026-06-05',
  lead_el:
    'Ένα καλοκαίρι στα μικρά: τρεις παραλίες με τα πόδια, έξι λιμάνια από το παράθυρο και ένα νησί όπου ο δρόμος τελειώνει μετά την πλατεία.',
  lead_en:
    'A summer of small things: three beaches on foot, six harbours through a window, and an island where the road ends just past the square.',
  cover_el: picture('magazine-13-el'),
  cover_en: picture('magazine-13-en'),
  articles: [lipsiTheLittleBlue, oneDayThreeBeaches, northByCatamaran, arkiAndMarathi].map(magazineArticle),
};
