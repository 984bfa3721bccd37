import { picture } from '#seed/content/document.ts';
import {
  bullets,
  callout,
  figure,
  h2,
  internalLink,
  link,
  p,
  richText,
  steps,
  strong,
} from '#seed/content/rich-text.ts';
import { company } from '../categories.ts';
import { newsPost } from '../post-seed.ts';

/** What the site promises here it does: hold of 15 minutes, reference of seven characters, payment at an agency. */
export const newWebsite = newsPost('new-website', {
  category: company,
  title: ['Κλείνετε πια μόνοι σας, σε δύο γλώσσες', 'Book by yourself now, in two languages'],
  permalink: ['neos-istotopos', 'our-new-website'],
  publishedAt: '2025-09-29T07:00:00Z',
  excerpt: [
    'Ο καινούργιος μας ιστότοπος δείχνει τελική τιμή από την πρώτη οθόνη, κρατά τη θέση σας ένα τέταρτο και δεν ζητά λογαριασμό.',
    'Our new website shows the final price on the first screen, holds your seat for a quarter of an hour and asks for no account.',
  ],
  cover: picture('contact', {
    el: 'Το πρακτορείο μένει ανοιχτό, και για τη γάτα.',
    en: 'The agency stays open, for the cat too.',
  }),
  islands: ['rhodes'],
  el: richText(
    p(
      'Ως χθες έπρεπε να τηλεφωνήσετε ή να περάσετε από ένα πρακτορείο. Μπορείτε ακόμη, και σας περιμένουμε. Από σήμερα όμως κλείνετε και από το σπίτι, στα ελληνικά ή στα αγγλικά, με όποια συσκευή έχετε μπροστά σας.',
    ),
    h2('Τι είναι διαφορετικό'),
    bullets(
      [
        strong('Μία τιμή. '),
        'Αυτή που βλέπετε στην αναζήτηση είναι αυτή που πληρώνετε, με ΦΠΑ και λιμενικά τέλη.',
      ],
      [
        strong('Αληθινές θέσεις. '),
        'Αν γράφει ότι έμειναν δύο, έμειναν δύο. Μόλις διαλέξετε, τις κρατάμε για 15 λεπτά.',
      ],
      [
        strong('Χωρίς λογαριασμό. '),
        'Ονόματα επιβατών και ένας τρόπος να σας βρούμε, αν τον θέλετε. Τίποτε άλλο.',
      ],
      [
        strong('Ένας πίνακας αναχωρήσεων. '),
        'Στην αρχική σελίδα βλέπετε τι φεύγει σήμερα και τι έχει αλλάξει.',
      ],
    ),
    h2('Πώς κλείνετε'),
    steps(
      'Γράφετε από πού, για πού και πότε. Τα ονόματα τα βρίσκει και με λατινικά γράμματα.',
      'Διαλέγετε δρομολόγιο, συμπληρώνετε επιβάτες και όχημα, και παίρνετε κωδικό επτά χαρακτήρων.',
      'Πληρώνετε σε οποιοδήποτε πρακτορείο μας μέσα σε 48 ώρες. Στον ιστότοπο δεν ζητάμε κάρτα.',
    ),
    figure('travel-terms', {
      el: 'Ο κωδικός και ένα επώνυμο αρκούν για να δείτε την κράτησή σας.',
      en: 'The reference and a surname are enough to see your booking.',
    }),
    h2('Τι δεν κάνει ακόμη'),
    p(
      'Αλλαγές ημερομηνίας γίνονται προς το παρόν στο πρακτορείο ή στο τηλέφωνο. Τα στοιχεία που δίνετε τα κρατάμε όσο χρειάζεται το ταξίδι και όχι παραπάνω· γράφουμε πόσο στην ',
      internalLink('προστασία δεδομένων', 'page-privacy-policy'),
      '. Αν κάτι δεν δουλεύει ή δεν το καταλαβαίνετε, ',
      link('γράψτε μας', '/contact'),
      '. Το διαβάζει άνθρωπος.',
    ),
    callout(
      'info',
      'Ο ιστότοπος λειτουργεί και με πληκτρολόγιο, με αναγνώστη οθόνης και με αργή σύνδεση. Αν σας δυσκολεύει κάπου, θέλουμε να το μάθουμε.',
    ),
  ),
  en: richText(
    p(
      'Until yesterday you had to ring us or call at an agency. You still can, and you are welcome. From today you can also book from home, in Greek or in English, on whatever device is in front of you.',
    ),
    h2('What is different'),
    bullets(
      [strong('One price. '), 'What you see in the search is what you pay, VAT and port dues included.'],
      [
        strong('Real seats. '),
        'If it says that two are left, two are left. Once you have chosen, we hold them for 15 minutes.',
      ],
      [
        strong('No account. '),
        'The names of the travellers, and a way to reach you if you like. Nothing else.',
      ],
      [strong('A departure board. '), 'The home page shows what is leaving today and what has changed.'],
    ),
    h2('How to book'),
    steps(
      'Say from where, to where and when. It finds Greek names in Latin letters too.',
      'Choose a sailing, fill in travellers and vehicle, and receive a reference of seven characters.',
      'Pay at any of our agencies within 48 hours. The website does not ask for a card.',
    ),
    figure('travel-terms', {
      el: 'Ο κωδικός και ένα επώνυμο αρκούν για να δείτε την κράτησή σας.',
      en: 'The reference and a surname are enough to see your booking.',
    }),
    h2('What it cannot do yet'),
    p(
      'For the time being, dates are changed at the agency or by phone. We keep what you tell us for as long as the trip needs it and no longer; how long is written in our ',
      internalLink('privacy policy', 'page-privacy-policy'),
      '. If something does not work, or you do not understand it, ',
      link('write to us', '/contact'),
      '. A person reads it.',
    ),
    callout(
      'info',
      'The website also works with a keyboard, with a screen reader and on a slow connection. If you get stuck somewhere, we want to know.',
    ),
  ),
});
