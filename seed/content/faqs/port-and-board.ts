import { internalLink, link, p, richText } from '#seed/content/rich-text.ts';
import { faq } from './faq-seed.ts';

export const portFaqs = [
  faq(['which-quay', 'port', 10], {
    el: {
      question: 'Από ποια προβλήτα φεύγει το πλοίο;',
      answer: richText(
        p(
          'Τη γράφει η κράτησή σας, δίπλα στην ώρα. Στην πόλη της Ρόδου οι προβλήτες είναι τρεις: Κολώνα, Μανδράκι και Ακαντιά. Για κάθε λιμάνι υπάρχει σχέδιο και περιγραφή στα ',
          internalLink('λιμάνια αναχώρησης', 'page-departure-ports'),
          '.',
        ),
      ),
    },
    en: {
      question: 'Which quay does the ship leave from?',
      answer: richText(
        p(
          'Your booking names it, next to the time. Rhodes Town has three: Kolona, Mandraki and Akandia. Every port has a sketch and a description under ',
          internalLink('departure ports', 'page-departure-ports'),
          '.',
        ),
      ),
    },
  }),
  faq(['how-early', 'port', 20], {
    el: {
      question: 'Πόση ώρα πριν πρέπει να είμαι στο λιμάνι;',
      answer: richText(
        p(
          'Τριάντα λεπτά πριν για τα ταχύπλοα και σαράντα πέντε για το οχηματαγωγό. Αν έχετε ζητήσει βοήθεια στην επιβίβαση, μία ώρα πριν. Όποιος φτάσει αργότερα μπορεί να μην προλάβει να ανεβεί.',
        ),
      ),
    },
    en: {
      question: 'How early do I have to be at the port?',
      answer: richText(
        p(
          'Thirty minutes before departure for the fast ships and forty-five for the car ferry. If you asked for help with boarding, one hour. If you arrive later than that, you may not be able to board.',
        ),
      ),
    },
  }),
  faq(['which-papers', 'port', 30], {
    el: {
      question: 'Τι χαρτιά χρειάζομαι;',
      answer: richText(
        p(
          'Το εισιτήριο από το πρακτορείο και ταυτότητα ή διαβατήριο για κάθε επιβάτη, και για τα παιδιά. Για όχημα, την άδεια κυκλοφορίας.',
        ),
      ),
    },
    en: {
      question: 'Which papers do I need?',
      answer: richText(
        p(
          'The ticket from the agency, and an identity card or passport for every traveller, children included. For a vehicle, its registration document.',
        ),
      ),
    },
  }),
  faq(['why-birth-date', 'port', 40], {
    el: {
      question: 'Γιατί ζητάτε ημερομηνία γέννησης και υπηκοότητα;',
      answer: richText(
        p(
          'Το ορίζει η Οδηγία 98/41/ΕΚ, για να ξέρουν ο πλοίαρχος και το Λιμενικό ποιοι βρίσκονται στο πλοίο. Τα στοιχεία σβήνονται αυτόματα μία ημέρα μετά το τέλος του ταξιδιού. Περισσότερα στην ',
          internalLink('προστασία δεδομένων', 'page-privacy-policy'),
          '.',
        ),
      ),
    },
    en: {
      question: 'Why do you ask for a date of birth and a nationality?',
      answer: richText(
        p(
          'Directive 98/41/EC requires them, so that the master and the coastguard know who is on board. They are deleted automatically one day after the voyage has ended. There is more in the ',
          internalLink('privacy policy', 'page-privacy-policy'),
          '.',
        ),
      ),
    },
  }),
];

export const boardFaqs = [
  faq(['luggage', 'board', 10], {
    el: {
      question: 'Πόσες αποσκευές μπορώ να έχω;',
      answer: richText(
        p(
          'Όσες μεταφέρετε μόνοι σας σε μία διαδρομή. Τις βαλίτσες τις αφήνετε στα ράφια δίπλα στην είσοδο, με ένα χαρτάκι με το λιμάνι που κατεβαίνετε. Κρατήστε μαζί σας χρήματα, χαρτιά και φάρμακα. Δέματα χωρίς επιβάτη ταξιδεύουν ως ',
          link('φορτίο', '/cargo'),
          '.',
        ),
      ),
    },
    en: {
      question: 'How much luggage may I bring?',
      answer: richText(
        p(
          'As much as you can carry yourself in one go. Suitcases stay on the racks beside the entrance, with a tag that names the port where you leave. Keep money, papers and medicine with you. Parcels without a traveller go as ',
          link('cargo', '/cargo'),
          '.',
        ),
      ),
    },
  }),
  faq(['rough-sea', 'board', 20], {
    el: {
      question: 'Με ποιο πλοίο κουνάει λιγότερο;',
      answer: richText(
        p(
          'Με την Κυμοθόη, το οχηματαγωγό: είναι πιο αργή και πιο ήσυχη. Στα ταχύπλοα προτιμήστε θέση χαμηλά, στη μέση του πλοίου, και κοιτάζετε τον ορίζοντα. Όταν ο άνεμος περνά το όριο, το Λιμενικό δεν επιτρέπει τον απόπλου. Τα μικρότερα ταχύπλοα σταματούν πρώτα.',
        ),
        p('Τα πλοία περιγράφονται στη σελίδα για τον ', internalLink('στόλο', 'page-fleet'), '.'),
      ),
    },
    en: {
      question: 'Which ship moves least in rough seas?',
      answer: richText(
        p(
          'Kymothoe, the car ferry: she is slower and calmer. On the fast ships choose a seat low down and amidships, and look at the horizon. When the wind passes the limit, the coastguard lets no ship sail. The smaller fast ships are the first to stop.',
        ),
        p('The ships are described on the page about the ', internalLink('fleet', 'page-fleet'), '.'),
      ),
    },
  }),
  faq(['stopover', 'board', 30], {
    el: {
      question: 'Μπορώ να κατεβώ σε ενδιάμεσο λιμάνι και να συνεχίσω;',
      answer: richText(
        p(
          'Ναι, στον Πανορμίτη, με το ίδιο εισιτήριο. Το πλοίο μένει μία ώρα και ένα τέταρτο. Στα άλλα λιμάνια η στάση είναι όση χρειάζεται η αποβίβαση, γι’ αυτό μείνετε στο πλοίο. Για να δείτε κι άλλο νησί, κλείστε δύο διαδρομές.',
        ),
      ),
    },
    en: {
      question: 'May I get off at a port on the way and continue later?',
      answer: richText(
        p(
          'Yes, at Panormitis, with the same ticket. The ship stays for an hour and a quarter. Elsewhere the call lasts only as long as people need to get off, so please stay on board. To see another island, book two trips.',
        ),
      ),
    },
  }),
];
