import { bullets, internalLink, link, p, richText } from '#seed/content/rich-text.ts';
import { faq } from './faq-seed.ts';

export const changesFaqs = [
  faq(['refund-when-i-cancel', 'changes', 10], {
    el: {
      question: 'Τι παίρνω πίσω αν ακυρώσω εγώ;',
      answer: richText(
        bullets(
          'Ως 7 ημέρες πριν από την αναχώρηση: επιστροφή όλου του ποσού.',
          'Από 7 ημέρες ως 1 ώρα πριν: τα μισά.',
          'Αργότερα: τίποτε.',
        ),
        p(
          'Για τα εισιτήρια έγκαιρης κράτησης διαβάστε τους ',
          internalLink('όρους μεταφοράς', 'page-travel-terms'),
          '. Αν ο νόμος σάς δίνει περισσότερα, ισχύει ο νόμος.',
        ),
      ),
    },
    en: {
      question: 'What do I get back if I cancel?',
      answer: richText(
        bullets(
          'Up to 7 days before departure: a full refund.',
          'From 7 days to 1 hour before: half of it.',
          'Later than that: nothing.',
        ),
        p(
          'For early booking tickets see the ',
          internalLink('travel terms', 'page-travel-terms'),
          '. Where the law gives you more, the law applies.',
        ),
      ),
    },
  }),
  faq(['how-to-change', 'changes', 20], {
    el: {
      question: 'Πώς αλλάζω ημέρα ή ακυρώνω;',
      answer: richText(
        p(
          'Αν δεν έχετε πληρώσει ακόμη, τηλεφωνήστε στο ',
          link('22410 00000', 'tel:+302241000000'),
          ' με τον κωδικό της κράτησης. Αν έχετε πληρώσει, απευθυνθείτε στο πρακτορείο που εξέδωσε τα εισιτήρια. Την κράτησή σας τη βλέπετε πάντα στη σελίδα ',
          link('«Η κράτησή μου»', '/booking/manage'),
          '.',
        ),
      ),
    },
    en: {
      question: 'How do I change the day, or cancel?',
      answer: richText(
        p(
          'If you have not paid yet, call ',
          link('+30 22410 00000', 'tel:+302241000000'),
          ' with your booking reference. If you have, turn to the agency that issued the tickets. Your booking is always under ',
          link('“My booking”', '/booking/manage'),
          '.',
        ),
      ),
    },
  }),
  faq(['sailing-cancelled', 'changes', 30], {
    el: {
      question: 'Τι γίνεται αν ακυρωθεί το δρομολόγιο;',
      answer: richText(
        p(
          'Επιλέγετε εσείς: άλλο δρομολόγιο χωρίς χρέωση ή επιστροφή όλου του ποσού, όποιο εισιτήριο και αν έχετε. Το ίδιο ισχύει όταν το πλοίο φεύγει πάνω από 90 λεπτά αργότερα. Όλα γράφονται στα ',
          internalLink('δικαιώματα επιβατών', 'page-passenger-rights'),
          '.',
        ),
      ),
    },
    en: {
      question: 'What happens if the sailing is cancelled?',
      answer: richText(
        p(
          'You choose: another sailing at no charge, or a full refund, whatever ticket you have. The same applies when the ship leaves more than 90 minutes late. It is all under ',
          internalLink('passenger rights', 'page-passenger-rights'),
          '.',
        ),
      ),
    },
  }),
  faq(['wrong-name', 'changes', 40], {
    el: {
      question: 'Έγραψα λάθος ένα όνομα. Τι κάνω;',
      answer: richText(
        p(
          'Πείτε το στο τηλέφωνο ή στο πρακτορείο πριν εκδοθεί το εισιτήριο και το διορθώνουμε χωρίς χρέωση. Το όνομα πρέπει να είναι όπως στην ταυτότητα ή στο διαβατήριο, γιατί με αυτό γίνεται ο έλεγχος στη ράμπα.',
        ),
      ),
    },
    en: {
      question: 'I misspelt a name. What now?',
      answer: richText(
        p(
          'Tell us by phone or at the agency before the ticket is issued, and we correct it free of charge. The name has to be as in the identity card or passport, because that is what is checked at the ramp.',
        ),
      ),
    },
  }),
];
