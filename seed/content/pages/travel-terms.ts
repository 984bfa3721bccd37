import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, callout, h2, internalLink, p, richText } from '#seed/content/rich-text.ts';

export const travelTerms: SeedDocument = {
  _id: 'page-travel-terms',
  _type: 'page',
  title_el: 'Όροι μεταφοράς',
  title_en: 'Travel terms',
  permalink_el: slug('travel-terms'),
  permalink_en: slug('travel-terms'),
  lead_el: 'Πώς γίνεται η κράτηση, τι πληρώνετε, τι ισχύει στο πλοίο και τι γίνεται αν αλλάξει κάτι.',
  lead_en: 'How booking works, what you pay, what applies on board and what happens when something changes.',
  cover: picture('travel-terms'),
  body_el: richText(
    h2('Κράτηση και πληρωμή'),
    p(
      'Όταν επιλέξετε δρομολόγια, κρατάμε τις θέσεις σας για 15 λεπτά. Το ρολόι φαίνεται στη σελίδα και δεν ξαναρχίζει όταν αλλάζετε κάτι. Μόλις συμπληρώσετε τα στοιχεία των επιβατών, η κράτηση επιβεβαιώνεται και παίρνετε κωδικό επτά χαρακτήρων.',
    ),
    p(
      'Πληρώνετε σε οποιοδήποτε πρακτορείο μας, με τον κωδικό, ως την προθεσμία που γράφει η κράτηση: μέσα σε 48 ώρες από τη στιγμή που την κάνετε και πάντως ως 30 λεπτά πριν από την αναχώρηση. Αν περάσει η προθεσμία χωρίς πληρωμή, οι θέσεις μπορεί να δοθούν σε άλλους. Στον ιστότοπο δεν πληρώνετε και δεν σας ζητάμε στοιχεία κάρτας.',
    ),
    h2('Τιμές και εκπτώσεις'),
    bullets(
      'Η τιμή που βλέπετε από το πρώτο αποτέλεσμα περιέχει ΦΠΑ, λιμενικά τέλη και κάθε άλλη επιβάρυνση. Δεν χρεώνουμε έξοδα κράτησης.',
      'Παιδιά από 5 ως 10 ετών: μισό εισιτήριο. Βρέφη ως 4 ετών: δωρεάν, με δικό τους εισιτήριο και χωρίς θέση. Η ηλικία μετρά την ημέρα του ταξιδιού.',
      'Οι εκπτώσεις δεν αθροίζονται. Το σύστημα δίνει στον καθένα τη μεγαλύτερη που δικαιούται.',
      'Τα ονόματα γράφονται όπως στην ταυτότητα ή στο διαβατήριο. Το εισιτήριο είναι προσωπικό.',
    ),
    h2('Στο λιμάνι'),
    p(
      'Η κράτηση γράφει την προβλήτα και την ώρα ως την οποία πρέπει να είστε εκεί: 30 λεπτά πριν για τα ταχύπλοα, 45 για το οχηματαγωγό. Έχετε μαζί σας ταυτότητα ή διαβατήριο για κάθε επιβάτη, και για τα παιδιά. Μετά την ώρα αυτή η επιβίβαση δεν είναι βέβαιη.',
    ),
    h2('Οχήματα και κατοικίδια'),
    bullets(
      'Δηλώνετε το μήκος και το ύψος του οχήματος με ό,τι φέρει επάνω του. Αν δεν είναι σωστά, πληρώνετε τη διαφορά στο λιμάνι, εφόσον υπάρχει χώρος.',
      'Ο οδηγός είναι ενήλικας και ταξιδεύει με το ίδιο δρομολόγιο.',
      'Το ταχύπλοο Θάλεια δεν παίρνει αυτοκίνητα ούτε μοτοσικλέτες. Η αναζήτηση το δείχνει πριν επιλέξετε.',
      'Μικρά κατοικίδια σε κλειστή τσάντα ως 8 κιλά ταξιδεύουν δωρεάν. Τα υπόλοιπα ταξιδεύουν σε κλουβί του πλοίου.',
    ),
    h2('Αν ακυρώσετε εσείς'),
    bullets(
      'Ως 7 ημέρες πριν από την αναχώρηση επιστρέφεται όλο το ποσό.',
      'Από 7 ημέρες ως 1 ώρα πριν επιστρέφονται τα μισά.',
      'Μετά δεν επιστρέφονται χρήματα.',
      'Στα εισιτήρια έγκαιρης κράτησης δεν επιστρέφονται χρήματα όταν ακυρώνετε εσείς.',
    ),
    p(
      'Για ακύρωση ή αλλαγή απευθυνθείτε στο πρακτορείο όπου πληρώσατε ή στο 22410 00000. Την κράτησή σας τη βλέπετε πάντα στη σελίδα «Η κράτησή μου», με τον κωδικό και ένα επώνυμο.',
    ),
    h2('Αν αλλάξουμε κάτι εμείς'),
    p(
      'Όταν ακυρώνουμε ένα δρομολόγιο ή αργεί πάνω από 90 λεπτά, επιλέγετε άλλο δρομολόγιο χωρίς χρέωση ή επιστροφή όλου του ποσού, όποιο εισιτήριο και αν έχετε. Οι αποζημιώσεις περιγράφονται στα ',
      internalLink('δικαιώματα επιβατών', 'page-passenger-rights'),
      '.',
    ),
    callout(
      'info',
      'Για παράπονα γράψτε μας μέσα σε δύο μήνες από το ταξίδι. Απαντάμε μέσα σε έναν μήνα και δίνουμε οριστική απάντηση το αργότερο σε δύο.',
    ),
  ),
  body_en: richText(
    h2('Booking and payment'),
    p(
      'Once you have chosen your sailings we hold your places for 15 minutes. The clock is shown on the page and does not start again when you change something. When you have filled in the travellers’ details the booking is confirmed and you receive a reference of seven characters.',
    ),
    p(
      'You pay at any of our agencies, with that reference, by the deadline shown on the booking: within 48 hours of making it, and in any case up to 30 minutes before departure. If the deadline passes without payment, the places may be given to others. You do not pay on this website and we do not ask for card details.',
    ),
    h2('Prices and discounts'),
    bullets(
      'The price you see from the first result includes VAT, port dues and every other charge. There is no booking fee.',
      'Children aged 5 to 10: half fare. Infants up to 4: free, with a ticket of their own and no seat. What counts is their age on the day of travel.',
      'Discounts do not add up. Each traveller gets the largest one that applies.',
      'Names are written as on the identity card or passport. Tickets are personal.',
    ),
    h2('At the port'),
    p(
      'The booking names the quay and the time by which you need to be there: 30 minutes before departure for the fast ships, 45 for the car ferry. Bring an identity card or passport for every traveller, children included. After that time we cannot promise that you will board.',
    ),
    h2('Vehicles and pets'),
    bullets(
      'Give the length and height of the vehicle with everything it carries. If they are wrong you pay the difference at the port, provided there is room.',
      'The driver is an adult and travels on the same sailing.',
      'The fast ship Thalia takes neither cars nor motorbikes. The search shows this before you choose.',
      'Small pets in a closed carrier, up to 8 kg, travel free. All others travel in a cage on board.',
    ),
    h2('If you cancel'),
    bullets(
      'Up to 7 days before departure you get everything back.',
      'From 7 days to 1 hour before, you get half back.',
      'After that nothing is refunded.',
      'Early booking tickets are not refunded when you cancel.',
    ),
    p(
      'To cancel or change, ask the agency where you paid or call +30 22410 00000. You can see your booking at any time under “My booking”, with the reference and a surname.',
    ),
    h2('If we change something'),
    p(
      'When we cancel a sailing, or it leaves more than 90 minutes late, you choose between another sailing at no charge and a full refund, whatever ticket you have. Compensation is described under ',
      internalLink('passenger rights', 'page-passenger-rights'),
      '.',
    ),
    callout(
      'info',
      'Write to us with a complaint within two months of the trip. We reply within one month and give a final answer within two.',
    ),
  ),
};
