import { type SeedDocument, slug } from '#seed/content/document.ts';

export const timetables: SeedDocument = {
  _id: 'newsCategory-timetables',
  _type: 'newsCategory',
  title_el: 'Δρομολόγια',
  title_en: 'Timetables',
  permalink_el: slug('dromologia'),
  permalink_en: slug('timetables'),
  order: 1,
};

export const inPort: SeedDocument = {
  _id: 'newsCategory-in-port',
  _type: 'newsCategory',
  title_el: 'Στα λιμάνια',
  title_en: 'In port',
  permalink_el: slug('sta-limania'),
  permalink_en: slug('in-port'),
  order: 2,
};

export const travelAndEnvironment: SeedDocument = {
  _id: 'newsCategory-travel-and-environment',
  _type: 'newsCategory',
  title_el: 'Ταξίδι και περιβάλλον',
  title_en: 'Travel and environment',
  permalink_el: slug('taxidi-kai-perivallon'),
  permalink_en: slug('travel-and-environment'),
  order: 3,
};

export const newsCategories = [timetables, inPort, travelAndEnvironment];
