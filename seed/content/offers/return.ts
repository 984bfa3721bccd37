import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, h2, p, richText } from '#seed/content/rich-text.ts';
import { BOOKING, fact, FOR } from './fact.ts';
import { question } from './question.ts';

/** The rule itself lives in the fares of the network; specification 4.8. */
export const returnDiscount: SeedDocument = {
  _id: 'offer-return',
  _type: 'offer',
  title_el: 'Μετάβαση και επιστροφή μαζί',
  title_en: 'Out and back together',
  permalink_el: slug('epistrofi-20'),
  permalink_en: slug('return-20'),
  summary_el: 'Κλείνετε μαζί τη μετάβαση και την επιστροφή και πληρώνετε 20\u00a0% λιγότερο και για τις δύο.',
  summary_en: 'Book the way out and the way back together and pay 20% less for both.',
  cover: picture('offers-low-fare'),
  badge_el: '−20\u00a0%',
  badge_en: '−20%',
  validFrom: '2026-11-01',
  validTo: '2027-10-31',
  soldAt: 'online',
  facts: [
    fact('booking', BOOKING, [
      'Μετάβαση και επιστροφή στην ίδια κράτηση',
      'Out and back in the same booking',
    ]),
    fact('for', FOR, ['Επιβάτες και οχήματα, όλες οι γραμμές', 'Passengers and vehicles, on all lines']),
  ],
  inMenu: true,
  menuOrder: 4,
  shareTitle_el: 'Μετάβαση και επιστροφή μαζί, −20\u00a0%',
  shareTitle_en: 'Out and back together, 20% less',
  shareText_el: 'Όσες μέρες και αν μείνετε, σε όλες τις γραμμές.',
  shareText_en: 'However long you stay, on all lines.',
  menuNote_el: 'Στην ίδια κράτηση',
  menuNote_en: 'In one booking',
  blocks: [
    {
      _key: 'how',
      _type: 'richTextBlock',
      text_el: richText(
        h2('Δύο ταξίδια, μία κράτηση'),
        p(
          'Οι περισσότεροι γυρίζουν από εκεί που ήρθαν. Αν το ξέρετε από τώρα, πείτε μας και τις δύο μέρες μαζί: η έκπτωση ισχύει και για τη μετάβαση και για την επιστροφή, όσες μέρες και αν μείνετε.',
        ),
        p(
          'Στη φόρμα διαλέγετε και την ημέρα της επιστροφής. Μόλις διαλέξετε και τα δύο δρομολόγια, η έκπτωση μπαίνει μόνη της και φαίνεται σε χωριστή γραμμή πριν επιβεβαιώσετε. Κωδικός δεν χρειάζεται.',
        ),
        h2('Σε ποιους ταιριάζει'),
        bullets(
          'Σε ένα Σαββατοκύριακο: Παρασκευή στις 08:30 από τη Ρόδο, Κυριακή στις 20:30 πίσω, όλο τον χειμώνα.',
          'Σε δύο εβδομάδες διακοπών, με όποιο πλοίο σας βολεύει στην επιστροφή.',
        ),
      ),
      text_en: richText(
        h2('Two trips, one booking'),
        p(
          'Most people go home the way they came. If you know already, tell us both days together: the discount counts for the way out and for the way back, however long you stay.',
        ),
        p(
          'In the form, choose the day of your return as well. As soon as you have chosen both sailings the discount is applied, with a line of its own before you confirm. No code is needed.',
        ),
        h2('Who it suits'),
        bullets(
          'A weekend away: Friday at 08:30 from Rhodes, back on Sunday at 20:30, all winter long.',
          'Two weeks of holiday, with whichever ship suits you on the way home.',
        ),
      ),
    },
    {
      _key: 'symi',
      _type: 'routePromoBlock',
      from: 'RHO',
      to: 'SYM',
      text_el: 'Από τη Ρόδο στη Σύμη σε 55 λεπτά με το ταχύπλοο.',
      text_en: 'From Rhodes to Symi in 55 minutes by fast ship.',
    },
    {
      _key: 'weekend',
      _type: 'heroBlock',
      picture: picture('offers-day-trips'),
      title_el: 'Παρασκευή στο νησί, Κυριακή στο σπίτι',
      title_en: 'On the island on Friday, home on Sunday',
      text_el: 'Διαλέξτε πού θα πάτε και πείτε μας και τις δύο μέρες μαζί.',
      text_en: 'Choose where to go and tell us both days together.',
      label_el: 'Διαλέξτε νησί',
      label_en: 'Choose an island',
    },
    {
      _key: 'questions',
      _type: 'faqBlock',
      items: [
        question(
          'other-port',
          ['Γίνεται να γυρίσω από άλλο νησί;', 'Can I come back from another island?'],
          [
            'Ναι, αλλά τότε είναι ταξίδι με πολλά νησιά και αυτή η έκπτωση δεν ισχύει. Αν κλείσετε 30 ημέρες πριν, παίρνετε εκείνη της έγκαιρης κράτησης.',
            'Yes, but then it is a trip to several islands and this discount does not apply. If you book 30 days ahead you get the early booking discount instead.',
          ],
        ),
        question(
          'one-way-cancelled',
          ['Και αν ακυρώσω μόνο τη μία διαδρομή;', 'What if I cancel only one of the two?'],
          [
            'Κάθε διαδρομή επιστρέφεται με τον κανόνα της: όλο το ποσό ως 7 ημέρες πριν, τα μισά ως 1 ώρα πριν.',
            'Each way is refunded by its own rule: in full up to 7 days before, half up to 1 hour before.',
          ],
        ),
      ],
    },
    {
      _key: 'terms',
      _type: 'termsBlock',
      text_el: richText(
        bullets(
          'Η μετάβαση και η επιστροφή γίνονται ανάμεσα στα ίδια νησιά, από όποιο λιμάνι τους θέλετε, και κλείνονται στην ίδια κράτηση.',
          'Ισχύει για επιβάτες και οχήματα, σε όλες τις γραμμές, όλο τον χρόνο.',
          'Δεν αθροίζεται με άλλη έκπτωση. Ο καθένας παίρνει τη μεγαλύτερη που δικαιούται: τα παιδιά 5–10 ετών κρατούν το μισό εισιτήριο.',
          'Δεν αφορά τα λιμενικά τέλη.',
        ),
      ),
      text_en: richText(
        bullets(
          'Both ways are between the same islands, from whichever of their ports you like, and part of the same booking.',
          'For passengers and vehicles, on all lines, all year.',
          'Not combined with any other discount. Each traveller gets the largest one that applies: children aged 5 to 10 keep their half fare.',
          'Port dues are not reduced.',
        ),
      ),
    },
  ],
};
