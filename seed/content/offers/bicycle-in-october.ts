import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, h2, internalLink, p, richText } from '#seed/content/rich-text.ts';
import { BOOKING, fact, TRAVEL } from './fact.ts';

/** Over: shows that an offer leaves menu and lists by itself, and what its page says then. */
export const bicycleInOctober: SeedDocument = {
  _id: 'offer-bicycle-in-october',
  _type: 'offer',
  title_el: 'Οκτώβριος με ποδήλατο',
  title_en: 'October by bicycle',
  permalink_el: slug('oktovrios-me-podilato'),
  permalink_en: slug('october-by-bicycle'),
  summary_el: 'Όλο τον Οκτώβριο του 2026 το ποδήλατο ταξίδευε δωρεάν προς την Κω και τη Λέρο.',
  summary_en: 'Throughout October 2026 bicycles travelled free to Kos and Leros.',
  cover: picture('kos'),
  badge_el: '0\u00a0€',
  badge_en: '€0',
  validFrom: '2026-10-01',
  validTo: '2026-10-31',
  soldAt: 'agencies',
  facts: [
    fact('where', TRAVEL, ['Ρόδος – Κως και Ρόδος – Λέρος', 'Rhodes – Kos and Rhodes – Leros']),
    fact('booking', BOOKING, [
      'Στα πρακτορεία, μαζί με το εισιτήριο',
      'At agencies, together with the ticket',
    ]),
  ],
  inMenu: true,
  menuOrder: 7,
  menuNote_el: 'Κως και Λέρος',
  menuNote_en: 'Kos and Leros',
  blocks: [
    {
      _key: 'what',
      _type: 'richTextBlock',
      text_el: richText(
        h2('Τι ήταν η προσφορά'),
        p(
          'Τον Οκτώβριο οι δρόμοι αδειάζουν και η θερμοκρασία είναι ό,τι πρέπει για πετάλι. Όποιος έβγαζε εισιτήριο για την Κω ή τη Λέρο σε πρακτορείο έβαζε το ποδήλατο στο πλοίο χωρίς χρέωση.',
        ),
        h2('Τι ισχύει τώρα'),
        bullets('Το ποδήλατο ταξιδεύει με 3\u00a0€ η διαδρομή, σε όλα τα πλοία, όλο τον χρόνο.', [
          'Πού να κάνετε ποδήλατο γράφει η σελίδα για την ',
          internalLink('Κω', 'destination-kos'),
          '.',
        ]),
      ),
      text_en: richText(
        h2('What the offer was'),
        p(
          'In October the roads are empty and the weather is right for pedalling. Anyone who bought a ticket to Kos or Leros at an agency took a bicycle on board free of charge.',
        ),
        h2('What applies now'),
        bullets('A bicycle travels for €3 each way, on every ship, all year.', [
          'For places to ride, see the page about ',
          internalLink('Kos', 'destination-kos'),
          '.',
        ]),
      ),
    },
    {
      _key: 'kos',
      _type: 'routePromoBlock',
      from: 'RHO',
      to: 'KOS',
      text_el: 'Η Κως έχει τους πιο επίπεδους δρόμους της γραμμής.',
      text_en: 'Kos has the flattest roads on the line.',
    },
    {
      _key: 'terms',
      _type: 'termsBlock',
      text_el: richText(
        bullets('Ίσχυε για ταξίδια από την 1η ως τις 31 Οκτωβρίου 2026, ένα ποδήλατο για κάθε επιβάτη.'),
      ),
      text_en: richText(bullets('For travel from 1 to 31 October 2026, one bicycle for each passenger.')),
    },
  ],
};
