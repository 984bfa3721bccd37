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
    'Από τις 22 Απριλίου ως τις 9 Μαΐου 2027 οι φοιτητές έχουν 10\u00a0% ακόμη, πάνω στη φοιτητική έκπτωση που ισχύει όλο τον χρόνο.',
  summary_en:
    'From 22 April to 9 May 2027 students get 10% more, on top of the student discount that holds all year.',
  cover: picture('rhodes'),
  badge_el: '−10\u00a0%',
  badge_en: '−10%',
  validFrom: '2027-04-22',
  validTo: '2027-05-09',
  soldAt: 'online',
  facts: [
    fact('who', FOR, ['Φοιτητές ελληνικών ιδρυμάτων', 'Students of Greek universities']),
    fact('days', TRAVEL, ['22 Απριλίου – 9 Μαΐου 2027', '22 April – 9 May 2027']),
  ],
  inMenu: true,
  menuOrder: 6,
  menuNote_el: 'Πάνω στη φοιτητική έκπτωση',
  menuNote_en: 'On top of the student discount',
  shareTitle_el: 'Πάσχα στο νησί, 10\u00a0% ακόμη για φοιτητές',
  shareTitle_en: 'Home for Easter, 10% more for students',
  shareText_el: '22 Απριλίου – 9 Μαΐου 2027, με τον κωδικό FOITITES10 και φοιτητική ταυτότητα.',
  shareText_en: '22 April – 9 May 2027, with the code FOITITES10 and a student card.',
  blocks: [
    {
      _key: 'how',
      _type: 'richTextBlock',
      text_el: richText(
        h2('Το Πάσχα είναι στις 2 Μαΐου'),
        p(
          'Η φοιτητική έκπτωση 25\u00a0% ισχύει όλο τον χρόνο. Δέκα μέρες πριν από το Πάσχα και ως μία εβδομάδα μετά προσθέτουμε 10\u00a0%, για να προλάβετε και τη Μεγάλη Εβδομάδα και την επιστροφή στη σχολή.',
        ),
        h2('Πώς τη βγάζετε'),
        bullets(
          'Στην αναζήτηση δηλώνετε, δίπλα στους επιβάτες, ότι είστε φοιτητής ή φοιτήτρια, και όταν διαλέξετε δρομολόγιο γράφετε τον κωδικό FOITITES10. Η τιμή που βλέπετε έχει ήδη και τις δύο εκπτώσεις.',
          'Κλείνετε μετάβαση και επιστροφή ή μόνο τη μία διαδρομή: ο κωδικός ισχύει μία φορά για κάθε e-mail και σε όλα τα εισιτήρια της κράτησης.',
          'Έχετε τη φοιτητική ταυτότητα μαζί σας στην επιβίβαση.',
        ),
      ),
      text_en: richText(
        h2('Greek Easter is on 2 May'),
        p(
          'The student discount of 25% holds all year. From ten days before Easter until a week after it we add 10%, so that it covers Holy Week and the trip back to university.',
        ),
        h2('How to get it'),
        bullets(
          'Say beside the passengers in the search that you are a student, and enter the code FOITITES10 when you have chosen a sailing. The price that you see has both discounts in it.',
          'Book both ways or one: the code counts once for each email address, for all tickets of the booking.',
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
            'Ναι, σε όλα τα πρακτορεία μας, με τον κωδικό, τη φοιτητική ταυτότητα και την αστυνομική ταυτότητα ή το διαβατήριο.',
            'Yes, at all our agencies, with the code, your student card and your identity card or passport.',
          ],
        ),
        question(
          'both',
          ['Προστίθεται στην έκπτωση επιστροφής;', 'Is it added to the return discount?'],
          [
            'Ναι, ο κωδικός προστίθεται στη μεγαλύτερη έκπτωση που έχετε. Από τη φοιτητική και την έκπτωση επιστροφής δίνεται η μεγαλύτερη, δηλαδή η φοιτητική.',
            'Yes, the code is added to the largest discount that you have. Of the student and the return discount the larger is given, which is the student discount.',
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
          'Με τον κωδικό FOITITES10 και ισχύουσα φοιτητική ταυτότητα ελληνικού ιδρύματος. Δεν αφορά οχήματα.',
          'Προστίθεται στη φοιτητική έκπτωση, όχι σε άλλον κωδικό, και δεν αφορά τα λιμενικά τέλη.',
        ),
      ),
      text_en: richText(
        bullets(
          'For travel from 22 April to 9 May 2027, on all lines, in economy.',
          'With the code FOITITES10 and a valid student card of a Greek university. Not for vehicles.',
          'On top of the student discount, not of another code; port dues are not reduced.',
        ),
      ),
    },
  ],
};
