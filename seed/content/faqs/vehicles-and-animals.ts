import { bullets, internalLink, link, p, richText } from '#seed/content/rich-text.ts';
import { faq } from './faq-seed.ts';

export const vehicleFaqs = [
  faq(['measure-car', 'vehicles', 10], {
    el: {
      question: 'Πώς μετριέται το αυτοκίνητο;',
      answer: richText(
        p(
          'Από άκρη σε άκρη, με τη σχάρα, τη μπαγκαζιέρα οροφής και το κοτσαδόρο. Οι κατηγορίες είναι ως 4,25 μέτρα, ως 5 μέτρα και ως 6 μέτρα. Όχημα ψηλότερο από 1,95 μέτρα ανήκει στην τρίτη, όσο μακρύ κι αν είναι.',
        ),
      ),
    },
    en: {
      question: 'How is my car measured?',
      answer: richText(
        p(
          'From end to end, with roof rack, roof box and tow bar. The classes are up to 4.25 metres, up to 5 metres and up to 6 metres. A vehicle higher than 1.95 metres belongs to the third, whatever its length.',
        ),
      ),
    },
  }),
  faq(['which-ships-take-cars', 'vehicles', 20], {
    el: {
      question: 'Ποια πλοία παίρνουν οχήματα;',
      answer: richText(
        bullets(
          'Κυμοθόη: όλα, και αυτοκινούμενα τροχόσπιτα ως 7 μέτρα.',
          'Αιολίς και Νηρέας: λίγα αυτοκίνητα και μοτοσικλέτες.',
          'Θάλεια: μόνο ποδήλατα.',
        ),
        p('Η αναζήτηση δείχνει μόνο δρομολόγια που έχουν χώρο για το όχημά σας.'),
      ),
    },
    en: {
      question: 'Which ships take vehicles?',
      answer: richText(
        bullets(
          'Kymothoe: all of them, camper vans up to 7 metres included.',
          'Aeolis and Nireas: a few cars and motorbikes.',
          'Thalia: bicycles only.',
        ),
        p('The search tells you which sailings have room for your vehicle.'),
      ),
    },
  }),
  faq(['stay-in-car', 'vehicles', 30], {
    el: {
      question: 'Μπορώ να μείνω στο αυτοκίνητο στη διάρκεια του ταξιδιού;',
      answer: richText(
        p(
          'Όχι. Το γκαράζ κλείνει με τον απόπλου και ανοίγει στο λιμάνι. Πάρτε μαζί σας ό,τι θα χρειαστείτε, βάλτε χειρόφρενο και ταχύτητα και σβήστε τον συναγερμό.',
        ),
      ),
    },
    en: {
      question: 'May I stay in my car during the crossing?',
      answer: richText(
        p(
          'No. The car deck is closed from departure until the port. Take with you what you will need, leave the car in gear with the handbrake on, and switch off the alarm.',
        ),
      ),
    },
  }),
  faq(['bicycle', 'vehicles', 40], {
    el: {
      question: 'Πόσο κοστίζει το ποδήλατο;',
      answer: richText(
        p(
          'Τρία ευρώ τη διαδρομή, σε όλα τα πλοία. Το προσθέτετε στην αναζήτηση, στα οχήματα, γιατί οι θέσεις είναι λίγες. Πινακίδα δεν χρειάζεται.',
        ),
      ),
    },
    en: {
      question: 'What does a bicycle cost?',
      answer: richText(
        p(
          'Three euros each way, on every ship. Add it in the search, under vehicles, because there are only a few places. No number plate is needed.',
        ),
      ),
    },
  }),
];

export const animalFaqs = [
  faq(['pets', 'animals', 10], {
    el: {
      question: 'Μπορώ να ταξιδέψω με το ζώο μου;',
      answer: richText(
        p(
          'Ναι. Μικρά ζώα ως 8 κιλά, μέσα σε κλειστή τσάντα ή κλουβί, ταξιδεύουν δωρεάν δίπλα σας. Για μεγαλύτερα υπάρχουν κλουβιά στο πλοίο, με 8\u00a0€ τη διαδρομή.',
        ),
        p(
          'Τα κλουβιά είναι λίγα και δεν κλείνονται ακόμη από τον ιστότοπο. Μόλις κάνετε την κράτηση, τηλεφωνήστε στο ',
          link('22410 00000', 'tel:+302241000000'),
          '.',
        ),
      ),
    },
    en: {
      question: 'Can I travel with my pet?',
      answer: richText(
        p(
          'Yes. Small pets up to 8 kg, in a closed bag or carrier, travel free beside you. For larger ones there are cages on board, at €8 each way.',
        ),
        p(
          'There are few cages and they cannot be booked on the website yet. Once you have your booking, call ',
          link('+30 22410 00000', 'tel:+302241000000'),
          '.',
        ),
      ),
    },
  }),
  faq(['assistance-dogs', 'animals', 20], {
    el: {
      question: 'Και οι σκύλοι οδηγοί;',
      answer: richText(
        p(
          'Ταξιδεύουν μαζί σας, σε κάθε χώρο του πλοίου, χωρίς χρέωση και χωρίς κλουβί. Πείτε το στην κράτηση, στη βοήθεια που χρειάζεστε, για να έχει η θέση σας χώρο στο δάπεδο. Δείτε και την ',
          internalLink('προσβασιμότητα', 'page-accessibility'),
          '.',
        ),
      ),
    },
    en: {
      question: 'What about guide dogs?',
      answer: richText(
        p(
          'They travel with you, anywhere on board, free of charge and without a cage. Mention it in the booking, under the help you need, so that your seat has room on the floor. See also ',
          internalLink('accessibility', 'page-accessibility'),
          '.',
        ),
      ),
    },
  }),
];
