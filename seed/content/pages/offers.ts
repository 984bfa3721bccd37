import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { callout, h2, internalLink, p, richText, table } from '#seed/content/rich-text.ts';

/** Lead and standing discounts of the offers page; the offers themselves appear on it by their days. */
export const offersPage: SeedDocument = {
  _id: 'page-offers',
  _type: 'page',
  title_el: 'Προσφορές και εκπτώσεις',
  title_en: 'Offers and discounts',
  permalink_el: slug('prosfores-kai-ekptwseis'),
  permalink_en: slug('prosfores-kai-ekptwseis'),
  lead_el:
    'Ό,τι ισχύει σήμερα και ό,τι ισχύει πάντα. Οι εκπτώσεις δεν αθροίζονται: παίρνετε τη μεγαλύτερη που δικαιούστε.',
  lead_en:
    'What applies today and what always applies. Discounts are not added up: you get the largest one you are entitled to.',
  cover: picture('offers-low-fare'),
  body_el: richText(
    h2('Μπαίνουν μόνες τους'),
    p(
      'Αυτές τις εκπτώσεις τις υπολογίζει το σύστημα και στον ιστότοπο και στα πρακτορεία. Δεν χρειάζεται κωδικός ούτε δικαιολογητικό πριν από την επιβίβαση.',
    ),
    table(
      'Εκπτώσεις χωρίς δικαιολογητικό',
      ['Έκπτωση', 'Πόσο', 'Πότε'],
      ['Παιδιά 5–10 ετών', '50\u00a0%', 'Η ηλικία μετρά την ημέρα του ταξιδιού'],
      ['Βρέφη ως 4 ετών', 'δωρεάν', 'Με δικό τους εισιτήριο, χωρίς θέση'],
      ['Επιστροφή', '20\u00a0%', 'Μετάβαση και επιστροφή στην ίδια κράτηση, και για οχήματα'],
      ['Έγκαιρη κράτηση', '15\u00a0%', 'Τουλάχιστον 30 ημέρες πριν, και για οχήματα'],
    ),
    h2('Με δικαιολογητικό'),
    p(
      'Τις δηλώνετε όταν κλείνετε, εδώ ή σε πρακτορείο: στην αναζήτηση, δίπλα στους επιβάτες, διαλέγετε ποια δικαιούται ο καθένας, και η τιμή που βλέπετε την περιέχει ήδη. Το δικαιολογητικό το δείχνετε στην επιβίβαση.',
    ),
    table(
      'Εκπτώσεις με δικαιολογητικό',
      ['Ποιοι', 'Πόσο', 'Τι δείχνετε'],
      ['Φοιτητές ελληνικών ιδρυμάτων', '25\u00a0%', 'Φοιτητική ταυτότητα'],
      ['Πολύτεκνοι', '20\u00a0%', 'Κάρτα της ένωσης πολυτέκνων'],
      ['Άτομα με αναπηρία 80\u00a0% και άνω', '50\u00a0%', 'Πιστοποιητικό αναπηρίας'],
      ['Συνοδός ατόμου με αναπηρία', '50\u00a0%', 'Ταυτότητα· επιβιβάζεστε μαζί'],
      ['Ένοπλες Δυνάμεις', '50\u00a0%', 'Στρατιωτική ταυτότητα'],
      ['Μέλη Bonus Ways', '20\u00a0%', 'Αριθμό μέλους'],
      ['Μόνιμοι κάτοικοι νησιών', '10\u00a0%', 'Ταυτότητα, και τον ΜΑΝ στην κράτηση'],
      ['Ομάδες από δέκα άτομα', 'με συμφωνία', 'Γράψτε μας πριν κλείσετε'],
    ),
    h2('Μόνιμοι κάτοικοι νησιών'),
    p(
      'Με το Μεταφορικό Ισοδύναμο πληρώνετε κανονικά το εισιτήριο και το Δημόσιο σας επιστρέφει αργότερα μέρος του. Για να μετρήσει, πρέπει ο Μοναδικός Αριθμός Νησιώτη και το όνομά σας να γράφονται στο εισιτήριο όπως στην ταυτότητα. Τον αριθμό τον γράφετε στα στοιχεία του επιβάτη όταν κλείνετε, ή τον λέτε στο πρακτορείο πριν πληρώσετε.',
    ),
    callout('info', 'Καμία έκπτωση δεν αφορά τα λιμενικά τέλη, που περιέχονται ήδη στην τιμή που βλέπετε.'),
    p(
      'Όλοι οι κανόνες, μαζί με τις επιστροφές χρημάτων, είναι στους ',
      internalLink('όρους μεταφοράς', 'page-travel-terms'),
      '.',
    ),
  ),
  body_en: richText(
    h2('These apply by themselves'),
    p(
      'The system works these discounts out, on this website and at agencies alike. You need no code and no papers before you board.',
    ),
    table(
      'Discounts without papers',
      ['Discount', 'How much', 'When'],
      ['Children aged 5–10', '50%', 'The age on the day of travel counts'],
      ['Infants up to 4', 'free', 'With a ticket of their own, without a seat'],
      ['Return', '20%', 'Out and back in the same booking, vehicles too'],
      ['Early booking', '15%', 'At least 30 days ahead, vehicles too'],
    ),
    h2('With papers'),
    p(
      'You claim these when you book, here or at an agency: beside the passengers in the search you choose what each of them is entitled to, and the price you see already contains it. You show the document when you board.',
    ),
    table(
      'Discounts with papers',
      ['Who', 'How much', 'What you show'],
      ['Students of Greek universities', '25%', 'Student card'],
      ['Large families', '20%', 'Card of the large families’ association'],
      ['People with a disability of 80% or more', '50%', 'Disability certificate'],
      ['Companion of a person with a disability', '50%', 'Identity card; you board together'],
      ['Armed forces', '50%', 'Military identity card'],
      ['Bonus Ways members', '20%', 'Member number'],
      ['Permanent residents of the islands', '10%', 'Identity card, and the islander number in the booking'],
      ['Groups of ten or more', 'by agreement', 'Write to us before you book'],
    ),
    h2('Permanent residents of the islands'),
    p(
      'Under the Greek transport equivalent scheme you pay the full ticket and the state refunds part of it later. For it to count, your islander number and your name must be on the ticket as on your identity card. You enter the number with the passenger’s details when you book, or give it at the agency before you pay.',
    ),
    callout('info', 'No discount applies to port dues, which are already part of the price you see.'),
    p('All the rules, refunds included, are in the ', internalLink('travel terms', 'page-travel-terms'), '.'),
  ),
};
