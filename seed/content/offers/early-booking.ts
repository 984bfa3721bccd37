import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, h2, internalLink, p, richText } from '#seed/content/rich-text.ts';
import { BOOKING, fact, FOR } from './fact.ts';
import { question } from './question.ts';
import { route } from './route.ts';

/** The rule itself lives in the fares of the network; specification 4.8. */
export const earlyBooking: SeedDocument = {
  _id: 'offer-early-booking',
  _type: 'offer',
  title_el: 'Έγκαιρη κράτηση',
  title_en: 'Early booking',
  permalink_el: slug('early-booking'),
  permalink_en: slug('early-booking'),
  summary_el: 'Κλείνετε τουλάχιστον 30 ημέρες πριν από την αναχώρηση και πληρώνετε 15\u00a0% λιγότερο.',
  summary_en: 'Book at least 30 days before departure and pay 15% less.',
  cover: picture('offers-early-booking'),
  badge_el: '−15\u00a0%',
  badge_en: '−15%',
  validFrom: '2026-11-01',
  validTo: '2027-10-31',
  soldAt: 'online',
  facts: [
    fact('until', BOOKING, ['Τουλάχιστον 30 ημέρες πριν', 'At least 30 days ahead']),
    fact('for', FOR, ['Επιβάτες και οχήματα, όλες οι γραμμές', 'Passengers and vehicles, on all lines']),
    fact(
      'refund',
      ['Ακύρωση', 'Cancelling'],
      [
        'Αν ακυρώσετε εσείς, επιστρέφονται όσα ορίζει ο νόμος',
        'If you cancel, you get back what the law provides',
      ],
    ),
  ],
  inMenu: true,
  menuOrder: 3,
  shareTitle_el: 'Κλείστε 30 μέρες πριν, −15\u00a0%',
  shareTitle_en: 'Book 30 days ahead, 15% less',
  shareText_el: 'Για επιβάτες και οχήματα, σε όλες τις γραμμές.',
  shareText_en: 'For passengers and vehicles, on all lines.',
  menuNote_el: '30 ημέρες πριν',
  menuNote_en: '30 days ahead',
  blocks: [
    {
      _key: 'why',
      _type: 'richTextBlock',
      text_el: richText(
        h2('Όσο νωρίτερα, τόσο φθηνότερα'),
        p(
          'Όταν ξέρουμε από νωρίς πόσοι έρχονται, βάζουμε το σωστό πλοίο στο σωστό δρομολόγιο και δεν ταξιδεύουμε με άδειες θέσεις. Το κέρδος το μοιραζόμαστε: όποιος κλείνει τουλάχιστον 30 ημέρες πριν πληρώνει 15\u00a0% λιγότερο.',
        ),
        p(
          'Δεν χρειάζεται κωδικός. Η έκπτωση μπαίνει μόνη της στην τιμή, από το πρώτο αποτέλεσμα της αναζήτησης, και φαίνεται σε χωριστή γραμμή πριν επιβεβαιώσετε.',
        ),
        h2('Πότε συμφέρει'),
        bullets(
          'Σε απλή μετάβαση, για παράδειγμα από τη Ρόδο στην Πάτμο με συνέχεια προς τη Σάμο.',
          'Σε ταξίδι με πολλά νησιά, όπου κάθε σκέλος είναι απλή μετάβαση.',
          [
            'Αν γυρίζετε από τον ίδιο δρόμο, η ',
            internalLink('έκπτωση επιστροφής', 'offer-return'),
            ' είναι μεγαλύτερη και θα πάρετε εκείνη.',
          ],
        ),
      ),
      text_en: richText(
        h2('The earlier, the cheaper'),
        p(
          'When we know early how many people are coming, we put the right ship on the right sailing and do not travel with empty seats. We share what we save: book at least 30 days ahead and you pay 15% less.',
        ),
        p(
          'No code is needed. The discount is in the price from the first search result, and it has a line of its own before you confirm.',
        ),
        h2('When it pays'),
        bullets(
          'On a one-way trip, for example from Rhodes to Patmos when you go on to Samos.',
          'On a trip to several islands, where each leg is a one-way trip.',
          [
            'If you come back the same way, the ',
            internalLink('return discount', 'offer-return'),
            ' is larger and you get that one instead.',
          ],
        ),
      ),
    },
    {
      _key: 'fares',
      _type: 'fareTableBlock',
      title_el: 'Τι κοστίζει σήμερα',
      title_en: 'What it costs today',
      class: 'ECO',
      routes: [
        route('RHO', 'PAT'),
        route('RHO', 'KOS'),
        route('RHO', 'SYM'),
        route('KOS', 'PAT'),
        route('PAT', 'RHO'),
      ],
      note_el:
        'Είναι οι τιμές των επόμενων δρομολογίων. Όταν κλείνετε 30 ημέρες πριν, ο ναύλος είναι 15\u00a0% χαμηλότερος.',
      note_en:
        'These are the prices of the next sailings. When you book 30 days ahead, the fare is 15% lower.',
    },
    {
      _key: 'patmos',
      _type: 'routePromoBlock',
      from: 'RHO',
      to: 'PAT',
      text_el: 'Από τη Ρόδο στην Πάτμο με το ταχύπλοο, με στάση σε πέντε νησιά.',
      text_en: 'From Rhodes to Patmos by fast ship, calling at five islands on the way.',
    },
    {
      _key: 'pictures',
      _type: 'galleryBlock',
      title_el: 'Στάσεις στον δρόμο για την Πάτμο',
      title_en: 'Stops on the way to Patmos',
      pictures: [
        { _key: 'kos', ...picture('kos', { el: 'Κως', en: 'Kos' }) },
        { _key: 'kalymnos', ...picture('kalymnos', { el: 'Κάλυμνος', en: 'Kalymnos' }) },
        { _key: 'leros', ...picture('leros', { el: 'Λέρος', en: 'Leros' }) },
        { _key: 'lipsi', ...picture('lipsi', { el: 'Λειψοί', en: 'Lipsi' }) },
        { _key: 'patmos', ...picture('patmos', { el: 'Πάτμος', en: 'Patmos' }) },
      ],
    },
    {
      _key: 'questions',
      _type: 'faqBlock',
      items: [
        question(
          'change',
          ['Και αν αλλάξουν τα σχέδιά μου;', 'What if my plans change?'],
          [
            'Αν ακυρώσετε εσείς, δεν ισχύει η επιστροφή που δίνουμε εμείς με τη θέλησή μας. Ό,τι ορίζει ο νόμος το παίρνετε πάντα. Αν δεν είστε βέβαιοι, περιμένετε λίγο: στα εισιτήρια χωρίς αυτή την έκπτωση επιστρέφεται όλο το ποσό ως 7 ημέρες πριν.',
            'If you cancel, the refund that we give of our own accord does not apply. What the law provides, you always get. If you are not sure, wait a little: tickets without this discount are refunded in full up to 7 days before.',
          ],
        ),
        question(
          'cancelled',
          ['Και αν ακυρώσετε εσείς το δρομολόγιο;', 'And if you cancel the sailing?'],
          [
            'Τότε ισχύουν όλα τα δικαιώματά σας: άλλο δρομολόγιο χωρίς χρέωση ή επιστροφή όλου του ποσού.',
            'Then all your rights apply: another sailing at no charge, or all your money back.',
          ],
        ),
        question(
          'children',
          ['Τι ισχύει για τα παιδιά;', 'What about children?'],
          [
            'Τα παιδιά 5–10 ετών πληρώνουν μισό εισιτήριο, που είναι μεγαλύτερη έκπτωση. Τα βρέφη ταξιδεύουν δωρεάν με δικό τους εισιτήριο.',
            'Children aged 5 to 10 pay half fare, which is the larger discount. Infants travel free with a ticket of their own.',
          ],
        ),
      ],
    },
    {
      _key: 'until',
      _type: 'countdownBlock',
      title_el: 'Ως πότε ισχύει η προσφορά',
      title_en: 'How long the offer lasts',
    },
    {
      _key: 'terms',
      _type: 'termsBlock',
      text_el: richText(
        bullets(
          'Ισχύει για κρατήσεις που γίνονται τουλάχιστον 30 ημέρες πριν από την ημέρα της αναχώρησης, για επιβάτες και οχήματα, σε όλες τις γραμμές.',
          'Δεν αθροίζεται με άλλη έκπτωση. Ο καθένας παίρνει τη μεγαλύτερη που δικαιούται.',
          'Δεν αφορά τα λιμενικά τέλη.',
          [
            'Αν ακυρώσετε εσείς, δεν ισχύει η επιστροφή που δίνουμε εμείς με τη θέλησή μας, ισχύουν όμως πάντα όσες ορίζει ο νόμος: ',
            internalLink('όροι μεταφοράς', 'page-travel-terms'),
            '. Αν ακυρώσουμε εμείς, επιστρέφεται όλο το ποσό.',
          ],
        ),
      ),
      text_en: richText(
        bullets(
          'For bookings made at least 30 days before the day of departure, for passengers and vehicles, on all lines.',
          'Not combined with any other discount. Each traveller gets the largest one that applies.',
          'Port dues are not reduced.',
          [
            'If you cancel, the refund that we give of our own accord does not apply; the refunds that the law provides always do: ',
            internalLink('travel terms', 'page-travel-terms'),
            '. If we cancel, you get everything back.',
          ],
        ),
      ),
    },
  ],
};
