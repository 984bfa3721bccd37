import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { p, richText } from '#seed/content/rich-text.ts';

/** The words of the shelf; the issues themselves are documents of their own. */
export const magazinePage: SeedDocument = {
  _id: 'page-magazine',
  _type: 'page',
  title_el: 'Αρχιπέλαγος',
  title_en: 'Archipelagos',
  permalink_el: slug('magazine'),
  permalink_en: slug('magazine'),
  lead_el: 'Το περιοδικό του ταξιδιού. Τέσσερα τεύχη τον χρόνο, δωρεάν στο πλοίο και εδώ.',
  lead_en: 'The magazine of the voyage. Four issues a year, free on board and here.',
  cover: picture('hero-night'),
  body_el: richText(
    p(
      'Γράφεται από ανθρώπους που ταξιδεύουν: τη σύνταξη, τα πληρώματα, επιβάτες με καλό σημειωματάριο. Αν έχετε μια ιστορία από τα νησιά, στείλτε μας την· τις διαβάζουμε όλες.',
    ),
  ),
  body_en: richText(
    p(
      'It is written by people who travel: the editors, the crews, passengers with a good notebook. If you have a story from the islands, send it to us; we read every one.',
    ),
  ),
};
