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
  order: 4,
};

export const onTheIslands: SeedDocument = {
  _id: 'newsCategory-on-the-islands',
  _type: 'newsCategory',
  title_el: 'Στα νησιά',
  title_en: 'On the islands',
  permalink_el: slug('sta-nisia'),
  permalink_en: slug('on-the-islands'),
  order: 3,
};

export const company: SeedDocument = {
  _id: 'newsCategory-company',
  _type: 'newsCategory',
  title_el: 'Η εταιρεία',
  title_en: 'The company',
  permalink_el: slug('i-etaireia'),
  permalink_en: slug('the-company'),
  order: 5,
};

export const newsCategories = [timetables, inPort, onTheIslands, travelAndEnvironment, company];
