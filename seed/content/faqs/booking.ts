import { internalLink, link, p, richText } from '#seed/content/rich-text.ts';
import { faq } from './faq-seed.ts';

/** Holding, paying and discounts as the reservation service does them: `seed/network/rules.ts`. */
export const bookingFaqs = [
  faq(['how-to-pay', 'booking', 10], {
    el: {
      question: 'Πώς και πότε πληρώνω;',
      answer: richText(
        p(
          'Στον ιστότοπο κλείνετε τις θέσεις σας και πληρώνετε μετά, σε οποιοδήποτε ',
          internalLink('πρακτορείο μας', 'page-agencies'),
          ', με τον κωδικό της κράτησης. Δεν σας ζητάμε στοιχεία κάρτας.',
        ),
        p(
          'Έχετε έως 48 ώρες από τη στιγμή της κράτησης και πάντως ως 30 λεπτά πριν από την αναχώρηση. Όταν το πλοίο γεμίζει ή αναχωρεί σύντομα, ο χρόνος είναι μικρότερος. Την ακριβή προθεσμία τη γράφει η κράτηση. Πριν κρατήσουμε τις θέσεις, επιβεβαιώνετε το e-mail σας με έναν κωδικό 6 ψηφίων.',
        ),
      ),
    },
    en: {
      question: 'How and when do I pay?',
      answer: richText(
        p(
          'You reserve your places on the website and pay afterwards, at any of ',
          internalLink('our agencies', 'page-agencies'),
          ', with your booking reference. We never ask for card details.',
        ),
        p(
          'You have up to 48 hours from the moment you book, and in any case until 30 minutes before departure. When the ship is filling up or leaves soon, the time is shorter. The booking shows the exact deadline. Before we keep the places, you confirm your email address with a 6-digit code.',
        ),
      ),
    },
  }),
  faq(['how-long-held', 'booking', 20], {
    el: {
      question: 'Πόση ώρα κρατάτε τις θέσεις όσο συμπληρώνω τα στοιχεία;',
      answer: richText(
        p(
          'Δεκαπέντε λεπτά. Το ρολόι φαίνεται στη σελίδα. Αν ο χρόνος τελειώσει, όσα γράψατε μένουν και με ένα πάτημα κρατάμε τις ίδιες θέσεις ξανά, εφόσον είναι ακόμη ελεύθερες.',
        ),
      ),
    },
    en: {
      question: 'How long do you hold my places while I fill in the details?',
      answer: richText(
        p(
          'Fifteen minutes. The clock is on the page. If time runs out, everything you typed stays, and one press holds the same places again as long as they are still free.',
        ),
      ),
    },
  }),
  faq(['what-is-included', 'booking', 30], {
    el: {
      question: 'Τι περιέχει η τιμή;',
      answer: richText(
        p(
          'Τα πάντα: ΦΠΑ, λιμενικά τέλη και κάθε άλλη επιβάρυνση, από το πρώτο αποτέλεσμα της αναζήτησης. Έξοδα κράτησης δεν χρεώνουμε ούτε στον ιστότοπο ούτε στο τηλέφωνο.',
        ),
      ),
    },
    en: {
      question: 'What does the price include?',
      answer: richText(
        p(
          'Everything: VAT, port dues and every other charge, from the first search result. There is no booking fee, neither online nor by phone.',
        ),
      ),
    },
  }),
  faq(['which-discounts', 'booking', 40], {
    el: {
      question: 'Ποια έκπτωση θα πάρω;',
      answer: richText(
        p(
          'Τα βρέφη ως 4 ετών ταξιδεύουν δωρεάν και τα παιδιά από 5 ως 10 ετών με μισό εισιτήριο. Με επιστροφή πληρώνετε 20\u00a0% λιγότερο και στις δύο διαδρομές, ενώ όταν κλείνετε τουλάχιστον 30 ημέρες πριν πληρώνετε 15\u00a0% λιγότερο.',
        ),
        p('Οι εκπτώσεις δεν αθροίζονται. Η αναζήτηση υπολογίζει μόνη της για τον καθένα τη μεγαλύτερη.'),
      ),
    },
    en: {
      question: 'Which discount do I get?',
      answer: richText(
        p(
          'Infants up to 4 travel free and children aged 5 to 10 at half fare. With a return you pay 20% less on both ways; when you book at least 30 days ahead you pay 15% less.',
        ),
        p('Discounts do not add up. The search works out the largest one for each traveller by itself.'),
      ),
    },
  }),
  faq(['book-by-phone', 'booking', 50], {
    el: {
      question: 'Μπορώ να κλείσω από το τηλέφωνο;',
      answer: richText(
        p(
          'Ναι, στο ',
          link('22410 00000', 'tel:+302241000000'),
          ', κάθε μέρα από τις 07:00 ως τις 22:00. Οι τιμές είναι οι ίδιες. Από το τηλέφωνο κλείνετε και όσα δεν χωρούν στη φόρμα, όπως μια ομάδα μεγαλύτερη από εννέα άτομα.',
        ),
      ),
    },
    en: {
      question: 'Can I book by phone?',
      answer: richText(
        p(
          'Yes, on ',
          link('+30 22410 00000', 'tel:+302241000000'),
          ', every day from 07:00 to 22:00. Prices are the same. By phone you can also book what the form has no room for, such as a group of more than nine.',
        ),
      ),
    },
  }),
];
