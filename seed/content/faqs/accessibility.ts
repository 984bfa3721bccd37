import { internalLink, link, p, richText } from '#seed/content/rich-text.ts';
import { faq } from './faq-seed.ts';

export const accessibilityFaqs = [
  faq(['ask-for-help', 'accessibility', 10], {
    el: {
      question: 'Πώς ζητάω βοήθεια στην επιβίβαση;',
      answer: richText(
        p(
          'Στα στοιχεία του επιβάτη υπάρχει η ερώτηση «Τι να ετοιμάσουμε». Γράψτε εκεί τι χρειάζεστε ή τηλεφωνήστε στο ',
          link('22410 00000', 'tel:+302241000000'),
          ', τουλάχιστον 48 ώρες πριν. Η βοήθεια είναι δωρεάν. Να είστε στην προβλήτα 60 λεπτά πριν από την αναχώρηση.',
        ),
      ),
    },
    en: {
      question: 'How do I ask for help with boarding?',
      answer: richText(
        p(
          'The details of each passenger include the question “What should we prepare”. Write there what you need, or call ',
          link('+30 22410 00000', 'tel:+302241000000'),
          ', at least 48 hours ahead. Help is free. Please be at the quay 60 minutes before departure.',
        ),
      ),
    },
  }),
  faq(['wheelchair-on-board', 'accessibility', 20], {
    el: {
      question: 'Υπάρχουν θέσεις για αμαξίδιο;',
      answer: richText(
        p(
          'Σε όλα τα πλοία: έξι στην Κυμοθόη, από δύο στην Αιολίδα και στον Νηρέα, μία στη Θάλεια. Επειδή είναι λίγες, δηλώστε το στην κράτηση. Πόσο προσιτή είναι κάθε προβλήτα το γράφουν τα ',
          internalLink('λιμάνια αναχώρησης', 'page-departure-ports'),
          '.',
        ),
      ),
    },
    en: {
      question: 'Are there spaces for wheelchairs?',
      answer: richText(
        p(
          'On every ship: six on Kymothoe, two each on Aeolis and Nireas, one on Thalia. As there are few, mention it when you book. How easy each quay is to reach stands under ',
          internalLink('departure ports', 'page-departure-ports'),
          '.',
        ),
      ),
    },
  }),
  faq(['site-barrier', 'accessibility', 30], {
    el: {
      question: 'Κάτι στον ιστότοπο με δυσκολεύει. Πού το λέω;',
      answer: richText(
        p(
          'Γράψτε στο ',
          link('access@meltemi.example', 'mailto:access@meltemi.example'),
          ' ή τηλεφωνήστε. Στο μεταξύ κάνουμε την κράτηση για εσάς. Τι έχουμε ελέγξει και τι λείπει το γράφει η δήλωση ',
          internalLink('προσβασιμότητας', 'page-accessibility'),
          '.',
        ),
      ),
    },
    en: {
      question: 'Something on the website is in my way. Whom do I tell?',
      answer: richText(
        p(
          'Write to ',
          link('access@meltemi.example', 'mailto:access@meltemi.example'),
          ' or call us. Meanwhile we make the booking for you. What we have checked and what is missing stands in the ',
          internalLink('accessibility statement', 'page-accessibility'),
          '.',
        ),
      ),
    },
  }),
];
