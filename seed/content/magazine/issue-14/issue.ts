import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { magazineArticle } from '../article.ts';
import { patmosAtDusk } from './patmos-at-dusk.ts';
import { theLastHarbour } from './the-last-harbour.ts';
import { twelveFlavours } from './twelve-flavours.ts';
import { walkInTheCrater } from './walk-in-the-crater.ts';

export const issue14: SeedDocument = {
  _id: 'magazineIssue-14',
  _type: 'magazineIssue',
  title_el: 'Πάτμος, το φως του δειλινού',
  title_en: 'Patmos, the light at dusk',
  permalink_el: slug('patmos-to-fos-tou-deilinou'),
  permalink_en: slug('patmos-the-light-at-dusk'),
  number: 14,
  publishedAt: '2026-09-04',
  lead_el:
    'Το φθινόπωρο ο ήλιος πέφτει πιο χαμηλά και όλα φαίνονται καλύτερα: τρεις μύλοι, ένας κρατήρας, δώδεκα πιάτα και το πιο μακρινό λιμάνι.',
  lead_en:
    'In autumn the sun hangs lower and everything shows more clearly: three mills, a crater, twelve plates and the farthest harbour.',
  cover_el: picture('magazine-14-el'),
  cover_en: picture('magazine-14-en'),
  articles: [patmosAtDusk, walkInTheCrater, twelveFlavours, theLastHarbour].map(magazineArticle),
};
