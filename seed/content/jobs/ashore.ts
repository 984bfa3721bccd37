import { bullets, h2, p, richText } from '#seed/content/rich-text.ts';
import { jobOpening } from './job-seed.ts';

export const portOffice = jobOpening({
  id: 'port-office-kos',
  title: { el: 'Υπάλληλος στο γραφείο λιμανιού της Κω', en: 'Clerk at the port office in Kos' },
  permalink: { el: 'grafeio-limaniou-kos', en: 'port-office-kos' },
  place: { el: 'Κως', en: 'Kos' },
  where: 'shore',
  text: {
    el: richText(
      p(
        'Στην Κω συναντιούνται τρεις γραμμές μας. Το γραφείο στο λιμάνι ανοίγει μία ώρα πριν από το πρώτο πλοίο και κλείνει με το τελευταίο. Ζητάμε έναν άνθρωπο για πλήρη απασχόληση, όλο τον χρόνο.',
      ),
      h2('Τι θα κάνετε'),
      bullets(
        'Εισιτήρια, αλλαγές και επιστροφές χρημάτων στο γκισέ.',
        'Παραλαβή και παράδοση δεμάτων, με ζύγισμα και απόδειξη.',
        'Σειρά των οχημάτων στην προβλήτα πριν από κάθε άφιξη.',
      ),
      h2('Τι χρειάζεται'),
      bullets(
        'Ελληνικά και αγγλικά, υπομονή όταν φυσάει.',
        'Εμπειρία σε ταμείο ή σε κρατήσεις. Το πρόγραμμα των κρατήσεων το μαθαίνετε σε μία εβδομάδα.',
      ),
      h2('Τι προσφέρουμε'),
      bullets(
        'Σαράντα ώρες την εβδομάδα σε βάρδιες που ξέρετε έναν μήνα πριν.',
        'Αορίστου χρόνου συμβόλαιο από την πρώτη μέρα.',
      ),
    ),
    en: richText(
      p(
        'Three of our lines meet in Kos. The office at the port opens one hour before the first ship and closes with the last. We are looking for one person, full time, all year round.',
      ),
      h2('What you will do'),
      bullets(
        'Sell tickets, change them and pay back money at the counter.',
        'Take in and hand out parcels, weighed and with a receipt.',
        'Line up the vehicles on the quay before every arrival.',
      ),
      h2('What you need'),
      bullets(
        'Greek and English, and patience when the wind blows.',
        'Experience at a till or with bookings. You will learn our booking program within a week.',
      ),
      h2('What we offer'),
      bullets(
        'Forty hours a week, in shifts that you know one month ahead.',
        'A permanent contract from the first day.',
      ),
    ),
  },
});

export const travellerCare = jobOpening({
  id: 'traveller-care',
  title: { el: 'Εξυπηρέτηση επιβατών', en: 'Traveller care' },
  permalink: { el: 'exypiretisi-epivaton', en: 'traveller-care' },
  place: { el: 'Ρόδος ή από το σπίτι', en: 'Rhodes or from home' },
  where: 'shore',
  text: {
    el: richText(
      p(
        'Όταν ένα πλοίο δεν φεύγει, κάποιος πρέπει να το πει σε τριακόσιους ανθρώπους και να βρει στον καθένα άλλον δρόμο. Αυτή είναι η δουλειά μας. Τις υπόλοιπες μέρες απαντάμε σε τηλέφωνα και μηνύματα, από τις 07:00 ως τις 22:00.',
      ),
      h2('Τι θα κάνετε'),
      bullets(
        'Τηλέφωνο, e-mail και συνομιλία στον ιστότοπο, στα ελληνικά και στα αγγλικά.',
        'Αλλαγές εισιτηρίων και επιστροφές, με δική σας υπογραφή ως ένα ποσό.',
        'Σημειώσεις για ό,τι ρωτούν συχνά, ώστε να το γράψουμε καλύτερα στις σελίδες μας.',
      ),
      h2('Τι χρειάζεται'),
      bullets('Πολύ καλά ελληνικά και αγγλικά, γραπτά και προφορικά.', 'Ήρεμη φωνή.'),
      h2('Τι προσφέρουμε'),
      bullets(
        'Τέσσερις ή πέντε μέρες την εβδομάδα, όπως σας βολεύει.',
        'Δύο μήνες εκπαίδευση, μία εβδομάδα από αυτήν πάνω στα πλοία.',
      ),
    ),
    en: richText(
      p(
        'When a ship does not sail, somebody has to tell three hundred people and find each of them another way. That is our work. On all other days we answer the phone and messages, from 07:00 to 22:00.',
      ),
      h2('What you will do'),
      bullets(
        'Phone, email and the chat on the website, in Greek and in English.',
        'Change tickets and pay back money, on your own signature up to a limit.',
        'Note what people often ask, so that we can say it better on our pages.',
      ),
      h2('What you need'),
      bullets('Very good Greek and English, spoken and written.', 'A calm voice.'),
      h2('What we offer'),
      bullets(
        'Four or five days a week, as it suits you.',
        'Two months of training, one week of it on board.',
      ),
    ),
  },
});

/** Closed: shows what a page says whose last day is over. */
export const accounts = jobOpening({
  id: 'accounts',
  title: { el: 'Λογιστήριο, βοηθός', en: 'Accounts assistant' },
  permalink: { el: 'logistirio-voithos', en: 'accounts-assistant' },
  place: { el: 'Ρόδος', en: 'Rhodes' },
  where: 'shore',
  closesOn: '2026-11-08',
  text: {
    el: richText(
      p(
        'Τιμολόγια πρακτόρων, μισθοδοσία πληρωμάτων και εκκαθαρίσεις λιμανιών, δίπλα σε τρεις έμπειρους συναδέλφους.',
      ),
      h2('Τι χρειάζεται'),
      bullets('Πτυχίο λογιστικής ή τρία χρόνια σε λογιστήριο.', 'Καλή γνώση υπολογιστικών φύλλων.'),
    ),
    en: richText(
      p('Invoices of agents, crew payroll and port accounts, next to three experienced colleagues.'),
      h2('What you need'),
      bullets(
        'A degree in accounting, or three years in an accounts office.',
        'A good hand with spreadsheets.',
      ),
    ),
  },
});
