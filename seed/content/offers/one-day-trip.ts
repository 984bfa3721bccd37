import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, h2, internalLink, p, richText, table } from '#seed/content/rich-text.ts';
import { BOOKING, fact, TRAVEL } from './fact.ts';
import { question } from './question.ts';
import { route } from './route.ts';

/** Times and days are those of the lines S1 to S4 and N2; the price is the return discount of the network. */
export const oneDayTrip: SeedDocument = {
  _id: 'offer-one-day-trip',
  _type: 'offer',
  title_el: 'Πανορμίτης και Σύμη σε μία μέρα',
  title_en: 'Panormitis and Symi in a day',
  permalink_el: slug('one-day-trip'),
  permalink_en: slug('one-day-trip'),
  summary_el:
    'Από τη Ρόδο στις 09:00, στάση 75 λεπτά στο μοναστήρι, ύστερα Σύμη και επιστροφή αυθημερόν. Με επιστροφή πληρώνετε 20\u00a0% λιγότερο.',
  summary_en:
    'From Rhodes at 09:00, 75 minutes at the monastery, then Symi and back the same day. As a return it costs 20% less.',
  cover: picture('panormitis'),
  badge_el: '−20\u00a0%',
  badge_en: '−20%',
  validFrom: '2026-11-01',
  validTo: '2027-10-31',
  soldAt: 'online',
  facts: [
    fact('days', TRAVEL, ['Τρίτη, Πέμπτη και Σάββατο', 'Tuesday, Thursday and Saturday']),
    fact('booking', BOOKING, [
      'Μετάβαση και επιστροφή στην ίδια κράτηση',
      'Out and back in the same booking',
    ]),
  ],
  inMenu: true,
  menuOrder: 1,
  menuNote_el: 'Μονοήμερη από τη Ρόδο',
  menuNote_en: 'A day out from Rhodes',
  shareTitle_el: 'Πανορμίτης και Σύμη σε μία μέρα',
  shareTitle_en: 'Panormitis and Symi in a day',
  shareText_el: 'Τρίτη, Πέμπτη και Σάββατο στις 09:00 από τη Ρόδο.',
  shareText_en: 'Tuesday, Thursday and Saturday at 09:00 from Rhodes.',
  blocks: [
    {
      _key: 'day',
      _type: 'richTextBlock',
      text_el: richText(
        h2('Η μέρα σας'),
        p(
          'Το οχηματαγωγό Κυμοθόη φεύγει από την Ακαντιά στις 09:00 και μπαίνει στον κόλπο του Πανορμίτη στις 10:45. Κατεβαίνετε, βλέπετε τη μονή του Ταξιάρχη Μιχαήλ και την αυλή με τα βοτσαλωτά, και ανεβαίνετε ξανά με το ίδιο εισιτήριο: η θέση σας μένει δική σας. Στις 12:00 το πλοίο συνεχίζει για τον Γιαλό.',
        ),
        p(
          'Στη Σύμη φτάνετε στις 13:00. Από τον Απρίλιο ως τον Οκτώβριο γυρίζετε με το ταχύπλοο Αιολίς στις 19:35 και έχετε εξίμισι ώρες για μπάνιο, φαγητό στον Γιαλό και τα περίπου πεντακόσια σκαλιά της Καλής Στράτας ως το Χωριό. Τον χειμώνα γυρίζετε με την Κυμοθόη στις 13:30. Αν θέλετε τότε ολόκληρη μέρα στον Γιαλό, διαλέξτε το απευθείας δρομολόγιο της Τετάρτης ή της Κυριακής.',
        ),
        table(
          'Ώρες της εκδρομής',
          ['Στάση', 'Άφιξη', 'Αναχώρηση'],
          ['Ρόδος, Ακαντιά', '–', '09:00'],
          ['Πανορμίτης', '10:45', '12:00'],
          ['Σύμη, Γιαλός', '13:00', '13:30 ή 19:35'],
          ['Ρόδος', '15:15 ή 20:30', '–'],
        ),
        p(
          'Το απευθείας: Τετάρτη και Κυριακή, Ρόδος (Μανδράκι) 09:30, Σύμη 10:25, επιστροφή 17:00. Τι θα δείτε στο νησί γράφει η σελίδα για τη ',
          internalLink('Σύμη', 'destination-symi'),
          '.',
        ),
      ),
      text_en: richText(
        h2('Your day'),
        p(
          'The car ferry Kymothoe leaves Akandia at 09:00 and enters the bay of Panormitis at 10:45. You go ashore, see the monastery of the Archangel Michael and its pebbled courtyard, and come back on board with the same ticket: your place stays yours. At 12:00 the ship goes on to Gialos.',
        ),
        p(
          'You reach Symi at 13:00. From April to October you return on the fast ferry Aeolis at 19:35, with six and a half hours for a swim, a meal at Gialos and the five hundred or so steps of Kali Strata up to Chorio. In winter you return on Kymothoe at 13:30. If you would rather have a whole day at Gialos then, take the direct sailing on Wednesday or Sunday.',
        ),
        table(
          'Times of the trip',
          ['Call', 'Arrives', 'Leaves'],
          ['Rhodes, Akandia', '–', '09:00'],
          ['Panormitis', '10:45', '12:00'],
          ['Symi, Gialos', '13:00', '13:30 or 19:35'],
          ['Rhodes', '15:15 or 20:30', '–'],
        ),
        p(
          'The direct sailing: Wednesday and Sunday, Rhodes (Mandraki) 09:30, Symi 10:25, return 17:00. What there is to see is on the page about ',
          internalLink('Symi', 'destination-symi'),
          '.',
        ),
      ),
    },
    {
      _key: 'symi',
      _type: 'routePromoBlock',
      from: 'RHO',
      to: 'SYM',
      text_el: 'Διαλέξτε την ίδια μέρα για μετάβαση και επιστροφή.',
      text_en: 'Choose the same day for the way out and the way back.',
    },
    {
      _key: 'fares',
      _type: 'fareTableBlock',
      title_el: 'Τιμές κάθε διαδρομής',
      title_en: 'The price of each way',
      class: 'ECO',
      routes: [route('RHO', 'SYM'), route('SYM', 'RHO'), route('RHO', 'PAN'), route('PAN', 'SYM')],
      note_el: 'Όταν κλείνετε μαζί μετάβαση και επιστροφή, και οι δύο κοστίζουν 20\u00a0% λιγότερο.',
      note_en: 'When you book both ways together, each of them costs 20% less.',
    },
    {
      _key: 'pictures',
      _type: 'galleryBlock',
      title_el: 'Ένα μοναστήρι και ένα λιμάνι',
      title_en: 'A monastery and a harbour',
      pictures: [
        {
          _key: 'symi',
          ...picture('symi', { el: 'Ο Γιαλός της Σύμης', en: 'Gialos, the harbour of Symi' }),
        },
        {
          _key: 'panormitis',
          ...picture('panormitis', { el: 'Η μονή στον Πανορμίτη', en: 'The monastery at Panormitis' }),
        },
      ],
    },
    {
      _key: 'questions',
      _type: 'faqBlock',
      items: [
        question(
          'ashore',
          [
            'Χρειάζομαι χωριστό εισιτήριο για να κατέβω στον Πανορμίτη;',
            'Do I need another ticket to go ashore at Panormitis?',
          ],
          [
            'Όχι. Με το εισιτήριο από τη Ρόδο στη Σύμη κατεβαίνετε και ανεβαίνετε ξανά. Να είστε στην προβλήτα πριν από τις 12:00.',
            'No. With a ticket from Rhodes to Symi you may go ashore and come back on board. Be at the quay before 12:00.',
          ],
        ),
        question(
          'dress',
          ['Πώς ντυνόμαστε για το μοναστήρι;', 'What should we wear at the monastery?'],
          [
            'Με καλυμμένους ώμους και γόνατα, όπως σε κάθε μοναστήρι.',
            'Something that covers shoulders and knees, as in every monastery.',
          ],
        ),
        question(
          'weather',
          ['Και αν ο καιρός δεν αφήσει το πλοίο να φύγει;', 'What if the weather keeps the ship in port?'],
          [
            'Αλλάζετε μέρα χωρίς χρέωση ή παίρνετε πίσω όλο το ποσό.',
            'You change the day at no charge or get all your money back.',
          ],
        ),
      ],
    },
    {
      _key: 'terms',
      _type: 'termsBlock',
      text_el: richText(
        bullets(
          'Η έκπτωση 20\u00a0% ισχύει όταν η μετάβαση και η επιστροφή είναι στην ίδια κράτηση. Μπαίνει μόνη της, χωρίς κωδικό.',
          'Δεν αθροίζεται με άλλη έκπτωση. Τα παιδιά 5–10 ετών πληρώνουν μισό εισιτήριο και τα βρέφη ταξιδεύουν δωρεάν.',
          'Δεν αφορά τα λιμενικά τέλη.',
          'Η τιμή είναι του πλοίου. Δεν περιέχει φαγητό, ξενάγηση ή μεταφορά ως το λιμάνι.',
        ),
      ),
      text_en: richText(
        bullets(
          'The 20% discount applies when both ways are in the same booking. It is taken off by itself, without a code.',
          'Not combined with any other discount. Children aged 5 to 10 pay half fare and infants travel free.',
          'Port dues are not reduced.',
          'The price is for the ship. It does not include meals, a guide or the way to the port.',
        ),
      ),
    },
  ],
};
