import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { magazineArticle } from '../article.ts';
import { halcyonDays } from './halcyon-days.ts';
import { hotSpringsOfKos } from './hot-springs-of-kos.ts';
import { howBreadTravels } from './how-bread-travels.ts';
import { olymposInTheCloud } from './olympos-in-the-cloud.ts';

export const issue11: SeedDocument = {
  _id: 'magazineIssue-11',
  _type: 'magazineIssue',
  title_el: 'Αλκυονίδες και αμυγδαλιές',
  title_en: 'Halcyon days, almond blossom',
  permalink_el: slug('alkyonides-kai-amygdalies'),
  permalink_en: slug('halcyon-days-almond-blossom'),
  number: 11,
  publishedAt: '2025-12-05',
  lead_el:
    'Δύο εβδομάδες χωρίς αέρα, ένα λουτρό ανάμεσα σε γκρεμό και κύμα, ψωμί που περνά θάλασσες και ένα χωριό που χάνεται κάθε απόγευμα.',
  lead_en:
    'Two weeks without wind, a bath between cliff and wave, bread that crosses seas, and a village that disappears every afternoon.',
  cover_el: picture('magazine-11-el'),
  cover_en: picture('magazine-11-en'),
  articles: [halcyonDays, hotSpringsOfKos, howBreadTravels, olymposInTheCloud].map(magazineArticle),
};
