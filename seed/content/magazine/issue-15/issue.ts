import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { magazineArticle } from '../article.ts';
import { aShipInWinter } from './a-ship-in-winter.ts';
import { coffeeByTheStove } from './coffee-by-the-stove.ts';
import { nightAmongTheLights } from './night-among-the-lights.ts';
import { rhodesOutOfSeason } from './rhodes-out-of-season.ts';

export const issue15: SeedDocument = {
  _id: 'magazineIssue-15',
  _type: 'magazineIssue',
  title_el: 'Νύχτα ανάμεσα στα φώτα',
  title_en: 'A night among the lights',
  permalink_el: slug('nychta-anamesa-sta-fota'),
  permalink_en: slug('a-night-among-the-lights'),
  number: 15,
  publishedAt: '2026-11-20',
  lead_el:
    'Ο χειμώνας των νησιών δεν είναι κενό ανάμεσα σε δύο καλοκαίρια. Έχει φάρους, σόμπες, μια πόλη που ξεκουράζεται και ένα πλοίο που βγαίνει από το νερό.',
  lead_en:
    'Winter on the islands is not a gap between two summers. It has lighthouses, stoves, a city catching its breath and a ship that leaves the water.',
  cover_el: picture('magazine-15-el'),
  cover_en: picture('magazine-15-en'),
  articles: [nightAmongTheLights, coffeeByTheStove, rhodesOutOfSeason, aShipInWinter].map(magazineArticle),
};
