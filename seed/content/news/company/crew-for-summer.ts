import { picture } from '#seed/content/document.ts';
import { bullets, callout, h2, link, p, richText, steps } from '#seed/content/rich-text.ts';
import { company } from '../categories.ts';
import { newsPost } from '../post-seed.ts';

export const crewForSummer = newsPost('crew-for-summer', {
  category: company,
  title: [
    'Ζητάμε ανθρώπους για το καλοκαίρι, στη θάλασσα και στη στεριά',
    'We are looking for people for the summer, at sea and ashore',
  ],
  permalink: ['proslipseis-kalokairi-2026', 'crew-for-summer-2026'],
  publishedAt: '2026-01-12T08:00:00Z',
  excerpt: [
    'Ναύτες, θαλαμηπόλοι, υπάλληλοι στα εκδοτήρια. Τι ζητάμε, τι δίνουμε και γιατί προτιμάμε όσους ζουν στα νησιά.',
    'Seafarers, stewards, ticket office staff. What we ask, what we give, and why we like to hire people who live on the islands.',
  ],
  cover: picture('career', {
    el: 'Στη γέφυρα, πριν από τον απόπλου.',
    en: 'On the bridge, before departure.',
  }),
  islands: ['rhodes', 'patmos', 'kos'],
  el: richText(
    p(
      'Από 1 Ιουνίου η Αιολίς ταξιδεύει κάθε μέρα. Ένα πλοίο που δεν έχει ρεπό χρειάζεται πληρώματα που έχουν: γι’ αυτό κάθε χειμώνα ψάχνουμε ανθρώπους για την εποχή που έρχεται. Προτιμάμε όσους ζουν στα νησιά, επειδή ξέρουν τι σημαίνει να περιμένεις το πλοίο με την παραγγελία, με τον γιατρό ή με το παιδί σου μέσα.',
    ),
    h2('Πού υπάρχουν θέσεις'),
    bullets(
      'Στα πληρώματα των τεσσάρων πλοίων: κατάστρωμα, μηχανή, εξυπηρέτηση επιβατών.',
      'Στα εκδοτήρια της Ρόδου, της Κω και της Πάτμου, από τον Μάιο ως τον Οκτώβριο.',
      'Στο τηλεφωνικό κέντρο, με βάρδιες από τις 07:00 ως τις 22:00.',
    ),
    h2('Τι χρειάζεται'),
    p(
      'Για τα πλοία, ναυτικό φυλλάδιο και τα πιστοποιητικά της ειδικότητας, μαζί με το βασικό πιστοποιητικό ασφάλειας. Για τη στεριά, ελληνικά και αγγλικά που αντέχουν ένα δύσκολο τηλεφώνημα. Πείρα σε επιβατηγό είναι καλό να υπάρχει, όχι όρος: όποιος μπαρκάρει πρώτη φορά ταξιδεύει δύο εβδομάδες δίπλα σε κάποιον παλιό.',
    ),
    h2('Πώς γίνεται'),
    steps(
      'Διαλέγετε θέση στη σελίδα της καριέρας και στέλνετε βιογραφικό από τη φόρμα.',
      'Απαντάμε σε όλους μέσα σε δεκαπέντε μέρες, και στο «όχι».',
      'Συναντιόμαστε στη Ρόδο ή μιλάμε με βίντεο, όταν το πλοίο δεν σας βολεύει.',
    ),
    p(
      'Όλες οι ανοιχτές θέσεις, με όρους και προθεσμίες, βρίσκονται στην ',
      link('καριέρα', '/career'),
      '. Αν δεν υπάρχει κάτι για εσάς τώρα, κοιτάξτε ξανά τον Μάρτιο: τότε κλείνει το πρόγραμμα του καλοκαιριού.',
    ),
    callout(
      'info',
      'Δεν ζητάμε ποτέ χρήματα για πρόσληψη και δεν συνεργαζόμαστε με γραφεία που ζητούν. Αν κάποιος το κάνει στο όνομά μας, πείτε το μας.',
    ),
  ),
  en: richText(
    p(
      'From 1 June, Aeolis sails every day. A ship that has no days off needs crews that do: so each winter we look for people for the season to come. We like to hire those who live on the islands, because they know what it means to wait for the ship with the order on it, or the doctor, or your own child.',
    ),
    h2('Where there is work'),
    bullets(
      'In the crews of our four ships: deck, engine, passenger service.',
      'In the ticket offices of Rhodes, Kos and Patmos, from May to October.',
      'On the telephone, in shifts between 07:00 and 22:00.',
    ),
    h2('What it takes'),
    p(
      'On board, a seaman’s book and the certificates of your trade, together with basic safety training. Ashore, Greek and English that can bear a difficult phone call. Experience on passenger ships is welcome, but not a condition: whoever signs on for the first time sails two weeks beside an old hand.',
    ),
    h2('How it goes'),
    steps(
      'Choose a post on the career page and send your CV with the form.',
      'We answer everybody within fifteen days, also when it is a no.',
      'We meet in Rhodes, or talk by video when the ship does not suit you.',
    ),
    p(
      'All open posts, with their terms and deadlines, are under ',
      link('career', '/career'),
      '. If there is nothing for you now, look again in March, when the summer programme is settled.',
    ),
    callout(
      'info',
      'We never ask for money for a job, and we do not work with agencies that do. If somebody does so in our name, tell us.',
    ),
  ),
});
