import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, h2, p, richText, table } from '#seed/content/rich-text.ts';
import { BOOKING, fact, TRAVEL } from './fact.ts';
import { question } from './question.ts';

/** The discounts of the network count for vehicles too; days are those of the lines that Kymothoe sails. */
export const carInWinter: SeedDocument = {
  _id: 'offer-car-in-winter',
  _type: 'offer',
  title_el: 'Εσείς και το αυτοκίνητο, χειμώνα',
  title_en: 'You and your car, in winter',
  permalink_el: slug('me-to-aftokinito'),
  permalink_en: slug('with-your-car'),
  summary_el:
    'Με το οχηματαγωγό Κυμοθόη σε εννέα λιμάνια. Όταν κλείνετε επιστροφή, και ο οδηγός και το αυτοκίνητο πληρώνουν 20\u00a0% λιγότερο.',
  summary_en:
    'On the car ferry Kymothoe to nine ports. When you book the return, both the driver and the car pay 20% less.',
  cover: picture('fleet'),
  badge_el: '−20\u00a0%',
  badge_en: '−20%',
  validFrom: '2026-11-15',
  validTo: '2027-03-31',
  soldAt: 'online',
  facts: [
    fact('ship', TRAVEL, [
      'Κάθε μέρα με την Κυμοθόη, από την Ακαντιά',
      'Every day on Kymothoe, from Akandia',
    ]),
    fact('booking', BOOKING, [
      'Οδηγός και όχημα στην ίδια κράτηση, με επιστροφή',
      'Driver and vehicle in one booking, with the return',
    ]),
  ],
  shareTitle_el: 'Πάρτε το αυτοκίνητο μαζί',
  shareTitle_en: 'Bring your car',
  shareText_el: 'Με επιστροφή, 20\u00a0% λιγότερο για τον οδηγό και το όχημα.',
  shareText_en: 'As a return, 20% less for driver and vehicle.',
  blocks: [
    {
      _key: 'where',
      _type: 'richTextBlock',
      text_el: richText(
        h2('Πού πηγαίνει η Κυμοθόη'),
        p(
          'Η Κυμοθόη παίρνει 110 αυτοκίνητα και φεύγει κάθε μέρα από την Ακαντιά. Ο ναύλος του αυτοκινήτου σε αυτήν είναι περίπου 40\u00a0% χαμηλότερος απ’ ό,τι στα ταχύπλοα.',
        ),
        table(
          'Αναχωρήσεις από τη Ρόδο',
          ['Μέρες', 'Ώρα', 'Προορισμοί'],
          ['Δευτέρα, Παρασκευή', '07:00', 'Κως, Κάλυμνος, Αστυπάλαια'],
          ['Τρίτη, Πέμπτη, Σάββατο', '09:00', 'Πανορμίτης, Σύμη'],
          ['Τετάρτη, Κυριακή', '07:00', 'Χάλκη, Διαφάνι, Κάρπαθος, Κάσος'],
        ),
        h2('Πριν μπείτε στο γκαράζ'),
        bullets(
          'Να είστε στην προβλήτα 45 λεπτά πριν, με τον οδηγό στο τιμόνι και τους υπόλοιπους πεζούς.',
          'Μετρήστε το μήκος μαζί με τη σχάρα και τον κοτσαδόρο: ως 4,25\u00a0μ. είναι η χαμηλότερη τιμή.',
        ),
      ),
      text_en: richText(
        h2('Where Kymothoe goes'),
        p(
          'Kymothoe takes 110 cars and leaves Akandia every day. The fare for a car is about 40% lower on her than on the fast ships.',
        ),
        table(
          'Departures from Rhodes',
          ['Days', 'Time', 'Ports'],
          ['Monday, Friday', '07:00', 'Kos, Kalymnos, Astypalaia'],
          ['Tuesday, Thursday, Saturday', '09:00', 'Panormitis, Symi'],
          ['Wednesday, Sunday', '07:00', 'Halki, Diafani, Karpathos, Kasos'],
        ),
        h2('Before you drive on board'),
        bullets(
          'Be at the quay 45 minutes before, with the driver at the wheel and everyone else on foot.',
          'Measure the length with racks and tow bar: the lowest price is for up to 4.25 m.',
        ),
      ),
    },
    {
      _key: 'karpathos',
      _type: 'routePromoBlock',
      from: 'RHO',
      to: 'KAR',
      text_el: 'Στην Κάρπαθο οι αποστάσεις είναι μεγάλες: εκεί το αυτοκίνητο αξίζει περισσότερο.',
      text_en: 'Distances on Karpathos are long: that is where a car is worth most.',
    },
    {
      _key: 'until',
      _type: 'countdownBlock',
      title_el: 'Ως το τέλος του χειμερινού προγράμματος',
      title_en: 'Until the winter timetable ends',
    },
    {
      _key: 'olympos',
      _type: 'heroBlock',
      picture: picture('karpathos'),
      title_el: 'Ως την Όλυμπο χωρίς βιασύνη',
      title_en: 'To Olympos without hurry',
      text_el: 'Κατεβαίνετε στο Διαφάνι και ο δρόμος για το χωριό αρχίζει από το λιμάνι.',
      text_en: 'You drive off at Diafani and the road to the village starts at the harbour.',
      label_el: 'Κλείστε για το Διαφάνι',
      label_en: 'Book for Diafani',
      from: 'RHO',
      to: 'DIA',
    },
    {
      _key: 'questions',
      _type: 'faqBlock',
      items: [
        question(
          'passengers',
          ['Και οι συνεπιβάτες;', 'What about my passengers?'],
          [
            'Ο καθένας έχει δικό του εισιτήριο, με την ίδια έκπτωση επιστροφής.',
            'Everyone has a ticket of their own, with the same return discount.',
          ],
        ),
        question(
          'one-way',
          ['Και αν πάω χωρίς να γυρίσω;', 'What if I am not coming back?'],
          [
            'Αν κλείσετε τουλάχιστον 30 ημέρες πριν, παίρνετε 15\u00a0% έκπτωση έγκαιρης κράτησης, και για το όχημα.',
            'Book at least 30 days ahead and you get the 15% early booking discount, for the vehicle too.',
          ],
        ),
      ],
    },
    {
      _key: 'terms',
      _type: 'termsBlock',
      text_el: richText(
        bullets(
          'Ισχύει για ταξίδια ως τις 31 Μαρτίου 2027, με μετάβαση και επιστροφή στην ίδια κράτηση.',
          'Ο οδηγός είναι τουλάχιστον 18 ετών και ταξιδεύει με το ίδιο δρομολόγιο.',
          'Δεν αθροίζεται με άλλη έκπτωση και δεν αφορά τα λιμενικά τέλη.',
        ),
      ),
      text_en: richText(
        bullets(
          'For travel up to 31 March 2027, with both ways in the same booking.',
          'The driver is at least 18 and travels on the same sailing.',
          'Not combined with any other discount; port dues are not reduced.',
        ),
      ),
    },
  ],
};
