import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, h2, p, richText } from '#seed/content/rich-text.ts';
import { fact, FOR, TRAVEL } from './fact.ts';
import { question } from './question.ts';

/** Not started yet: shows editors how a page announces what is to come. Easter of 2027 is on 2 May. */
export const studentsAtEaster: SeedDocument = {
  _id: 'offer-students-at-easter',
  _type: 'offer',
  title_el: 'Φοιτητές, Πάσχα στο νησί',
  title_en: 'Students, home for Easter',
  permalink_el: slug('foitites-pascha'),
  permalink_en: slug('students-at-easter'),
  summary_el:
    'Από τις 22 Απριλίου ως τις 9 Μαΐου 2027 οι φοιτητές πληρώνουν 25\u00a0% λιγότερο, με τη φοιτητική τους ταυτότητα.',
  summary_en: 'From 22 April to 9 May 2027 students pay 25% less with their student card.',
  cover: picture('rhodes'),
  badge_el: '−25\u00a0%',
  badge_en: '−25%',
  validFrom: '2027-04-22',
  validTo: '2027-05-09',
  soldAt: 'online',
  facts: [
    fact('who', FOR, ['Φοιτητές ελληνικών ιδρυμάτων', 'Students of Greek universities']),
    fact('days', TRAVEL, ['22 Απριλίου – 9 Μαΐου 2027', '22 April – 9 May 2027']),
  ],
  inMenu: true,
  menuOrder: 6,
  menuNote_el: 'Με φοιτητική ταυτότητα',
  menuNote_en: 'With a student card',
  shareTitle_el: 'Πάσχα στο νησί, −25\u00a0% για φοιτητές',
  shareTitle_en: 'Home for Easter, 25% off for students',
  shareText_el: '22 Απριλίου – 9 Μαΐου 2027, με φοιτητική ταυτότητα.',
  shareText_en: '22 April – 9 May 2027, with a student card.',
  blocks: [
    {
      _key: 'how',
      _type: 'richTextBlock',
      text_el: richText(
        h2('Το Πάσχα είναι στις 2 Μαΐου'),
        p(
          'Η έκπτωση αρχίζει δέκα μέρες πριν από το Πάσχα και κρατά μία εβδομάδα μετά, για να προλάβετε και τη Μεγάλη Εβδομάδα και την επιστροφή στη σχολή.',
        ),
        h2('Πώς τη βγάζετε'),
        bullets(
          'Στην αναζήτηση δηλώνετε, δίπλα στους επιβάτες, ότι είστε φοιτητής ή φοιτήτρια. Η τιμή που βλέπετε έχει ήδη την έκπτωση.',
          'Κλείνετε μετάβαση και επιστροφή ή μόνο τη μία διαδρομή: η έκπτωση ισχύει σε κάθε εισιτήριο.',
          'Έχετε τη φοιτητική ταυτότητα μαζί σας στην επιβίβαση.',
        ),
      ),
      text_en: richText(
        h2('Greek Easter is on 2 May'),
        p(
          'The discount starts ten days before Easter and lasts a week after it, so that it covers Holy Week and the trip back to university.',
        ),
        h2('How to get it'),
        bullets(
          'Say beside the passengers in the search that you are a student. The price that you see has the discount in it.',
          'Book both ways or one: the discount counts for each ticket.',
          'Have your student card with you when you board.',
        ),
      ),
    },
    {
      _key: 'questions',
      _type: 'faqBlock',
      items: [
        question(
          'agency',
          ['Μπορώ να βγάλω το εισιτήριο και σε πρακτορείο;', 'Can I buy the ticket at an agency too?'],
          [
            'Ναι, σε όλα τα πρακτορεία μας, με τη φοιτητική ταυτότητα και την αστυνομική ταυτότητα ή το διαβατήριο.',
            'Yes, at all our agencies, with your student card and your identity card or passport.',
          ],
        ),
        question(
          'both',
          ['Προστίθεται στην έκπτωση επιστροφής;', 'Is it added to the return discount?'],
          [
            'Όχι. Δίνεται η μεγαλύτερη από τις δύο, δηλαδή η φοιτητική.',
            'No. The larger of the two is given, which is the student discount.',
          ],
        ),
      ],
    },
    {
      _key: 'terms',
      _type: 'termsBlock',
      text_el: richText(
        bullets(
          'Για ταξίδια από τις 22 Απριλίου ως και τις 9 Μαΐου 2027, σε όλες τις γραμμές, σε οικονομική θέση.',
          'Με ισχύουσα φοιτητική ταυτότητα ελληνικού ιδρύματος. Δεν αφορά οχήματα.',
          'Δεν αθροίζεται με άλλη έκπτωση και δεν αφορά τα λιμενικά τέλη.',
        ),
      ),
      text_en: richText(
        bullets(
          'For travel from 22 April to 9 May 2027, on all lines, in economy.',
          'With a valid student card of a Greek university. Not for vehicles.',
          'Not combined with any other discount; port dues are not reduced.',
        ),
      ),
    },
  ],
};
