import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, h2, p, richText } from '#seed/content/rich-text.ts';
import { BOOKING, fact, FOR } from './fact.ts';
import { question } from './question.ts';
import { route } from './route.ts';

/** Ages and shares are those of the passenger categories of the network. */
export const family: SeedDocument = {
  _id: 'offer-family',
  _type: 'offer',
  title_el: 'Με τα παιδιά στο νησί',
  title_en: 'To the island with children',
  permalink_el: slug('me-ta-paidia'),
  permalink_en: slug('with-children'),
  summary_el:
    'Μισό εισιτήριο για παιδιά 5–10 ετών, δωρεάν για τα μικρότερα. Όλο τον χρόνο, σε όλες τις γραμμές.',
  summary_en: 'Half fare for children aged 5 to 10, free for younger ones. All year, on every line.',
  cover: picture('offers-family'),
  badge_el: '−50\u00a0%',
  badge_en: '−50%',
  validFrom: '2026-11-01',
  validTo: '2027-10-31',
  soldAt: 'online',
  facts: [
    fact('who', FOR, ['Παιδιά 5–10 ετών· ως 4 ετών δωρεάν', 'Children aged 5–10; up to 4 free']),
    fact('booking', BOOKING, [
      'Δηλώνετε την ηλικία την ημέρα του ταξιδιού',
      'Give the age on the day of travel',
    ]),
  ],
  inMenu: true,
  menuOrder: 5,
  menuNote_el: 'Μισό εισιτήριο ως 10 ετών',
  menuNote_en: 'Half fare up to age 10',
  shareTitle_el: 'Παιδιά 5–10 ετών: μισό εισιτήριο',
  shareTitle_en: 'Children aged 5 to 10: half fare',
  shareText_el: 'Τα μικρότερα ταξιδεύουν δωρεάν, σε όλες τις γραμμές.',
  shareText_en: 'Younger ones travel free, on every line.',
  blocks: [
    {
      _key: 'how',
      _type: 'richTextBlock',
      text_el: richText(
        h2('Πώς μετρά η ηλικία'),
        p(
          'Στην αναζήτηση λέτε πόσοι ενήλικες, πόσα παιδιά και πόσα βρέφη ταξιδεύουν. Από εκεί και πέρα η τιμή βγαίνει μόνη της: μισό εισιτήριο για κάθε παιδί από 5 ως 10 ετών, μηδέν για κάθε βρέφος ως 4. Μετρά η ηλικία την ημέρα του ταξιδιού και όχι την ημέρα της κράτησης.',
        ),
        bullets(
          'Και τα βρέφη έχουν δικό τους εισιτήριο, γιατί το πλοίο πρέπει να ξέρει πόσοι είναι επάνω. Θέση δεν πιάνουν.',
          'Με επιστροφή, οι ενήλικες παίρνουν 20\u00a0% έκπτωση. Τα παιδιά κρατούν το μισό εισιτήριο, που είναι μεγαλύτερη.',
          'Το παιδικό ποδήλατο ταξιδεύει με 3\u00a0€ η διαδρομή, όπως κάθε ποδήλατο.',
        ),
      ),
      text_en: richText(
        h2('How age counts'),
        p(
          'In the search you say how many adults, children and infants are travelling. From there the price works itself out: half fare for each child from 5 to 10, nothing for each infant up to 4. What counts is the age on the day of travel, not on the day you book.',
        ),
        bullets(
          'Infants have a ticket of their own too, because the ship must know how many people are on board. They take no seat.',
          'On a return trip the adults get 20% off. Children keep their half fare, which is the larger discount.',
          'A child’s bicycle travels for €3 each way, like any other.',
        ),
      ),
    },
    {
      _key: 'halki',
      _type: 'routePromoBlock',
      from: 'RHO',
      to: 'HLK',
      text_el: 'Ένα νησί χωρίς πολλά αυτοκίνητα, με το λιμάνι για αυλή.',
      text_en: 'An island with few cars and a harbour for a playground.',
    },
    {
      _key: 'fares',
      _type: 'fareTableBlock',
      title_el: 'Τι πληρώνει ο ενήλικας',
      title_en: 'What an adult pays',
      class: 'ECO',
      routes: [route('RHO', 'SYM'), route('RHO', 'HLK'), route('RHO', 'KOS'), route('KOS', 'PAT')],
      note_el: 'Ένα παιδί 5–10 ετών πληρώνει τον μισό ναύλο.',
      note_en: 'A child aged 5 to 10 pays half the fare.',
    },
    {
      _key: 'questions',
      _type: 'faqBlock',
      items: [
        question(
          'alone',
          ['Ταξιδεύει ένα παιδί μόνο του;', 'May a child travel alone?'],
          [
            'Όχι. Κάθε κράτηση με παιδιά έχει τουλάχιστον έναν ενήλικα στο ίδιο δρομολόγιο.',
            'No. Every booking with children has at least one adult on the same sailing.',
          ],
        ),
        question(
          'proof',
          ['Τι χαρτί δείχνουμε για την ηλικία;', 'How do we show a child’s age?'],
          [
            'Την ταυτότητα ή το διαβατήριο του παιδιού στην επιβίβαση.',
            'With the child’s identity card or passport when you board.',
          ],
        ),
      ],
    },
    {
      _key: 'terms',
      _type: 'termsBlock',
      text_el: richText(
        bullets(
          'Παιδί είναι όποιος έχει κλείσει τα 5 και δεν έχει κλείσει τα 11 την ημέρα του ταξιδιού. Βρέφος είναι όποιος δεν έχει κλείσει τα 5.',
          'Η έκπτωση δίνεται και στον ιστότοπο και στα πρακτορεία, χωρίς κωδικό.',
          'Δεν αθροίζεται με άλλη έκπτωση. Ο καθένας παίρνει τη μεγαλύτερη που δικαιούται.',
          'Τα λιμενικά τέλη πληρώνονται ολόκληρα για τα παιδιά και καθόλου για τα βρέφη.',
        ),
      ),
      text_en: richText(
        bullets(
          'A child is anyone who has turned 5 but not 11 on the day of travel. An infant is anyone who has not turned 5.',
          'The discount is given on this website and at agencies, without a code.',
          'Not combined with any other discount. Each traveller gets the largest one that applies.',
          'Port dues are paid in full for children and not at all for infants.',
        ),
      ),
    },
  ],
};
