import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { magazineArticle } from '../article.ts';
import { honeyOfTwoSeasons } from './honey-of-two-seasons.ts';
import { meadowBeneathTheWaves } from './meadow-beneath-the-waves.ts';
import { spongeDivers } from './sponge-divers.ts';
import { whatKeepsTheSeaClear } from './what-keeps-the-sea-clear.ts';

export const issue10: SeedDocument = {
  _id: 'magazineIssue-10',
  _type: 'magazineIssue',
  title_el: 'Το λιβάδι κάτω από το κύμα',
  title_en: 'The meadow beneath the waves',
  permalink_el: slug('to-livadi-kato-apo-to-kyma'),
  permalink_en: slug('the-meadow-beneath-the-waves'),
  number: 10,
  publishedAt: '2025-09-05',
  lead_el:
    'Ό,τι δεν φαίνεται από το κατάστρωμα: λιβάδια με ιππόκαμπους, τρεις γενιές δυτών, ένα φυτό που καθαρίζει το νερό και επιβάτες με φτερά.',
  lead_en:
    'All that does not show from deck: meadows with seahorses, three generations of divers, a plant that keeps the water clear, and passengers with wings.',
  cover_el: picture('magazine-10-el'),
  cover_en: picture('magazine-10-en'),
  articles: [meadowBeneathTheWaves, whatKeepsTheSeaClear, spongeDivers, honeyOfTwoSeasons].map(
    magazineArticle,
  ),
};
