import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, h2, internalLink, p, richText, steps, strong } from '#seed/content/rich-text.ts';

export const career: SeedDocument = {
  _id: 'page-career',
  _type: 'page',
  title_el: 'Δουλέψτε μαζί μας',
  title_en: 'Work with us',
  permalink_el: slug('career'),
  permalink_en: slug('career'),
  lead_el:
    'Στα πλοία και στα λιμάνια, όλο τον χρόνο. Αν δεν βλέπετε αυτό που ψάχνετε, στείλτε μας το βιογραφικό σας έτσι κι αλλιώς.',
  lead_en:
    'On the ships and in the ports, all year round. If you do not see what you are looking for, send us your CV all the same.',
  cover: picture('career'),
  body_el: richText(
    h2('Πώς είναι η δουλειά'),
    p(
      'Τα πλοία μας γυρίζουν κάθε βράδυ σε ένα λιμάνι όπου έχουμε ανθρώπους. Οι περισσότεροι μένουν στη Ρόδο, στην Κω και στην Πάτμο και κοιμούνται σπίτι τους. Τον χειμώνα τα δρομολόγια λιγοστεύουν: τότε γίνονται οι συντηρήσεις, οι εκπαιδεύσεις και οι άδειες.',
    ),
    h2('Τι ισχύει για όλους'),
    bullets(
      [
        strong('Σύμβαση. '),
        'Στα πλοία ισχύει η συλλογική σύμβαση των ναυτικών, στη στεριά το συμβόλαιο γράφει μισθό και ώρες πριν το υπογράψετε.',
      ],
      [strong('Βάρδιες. '), 'Το πρόγραμμα βγαίνει έναν μήνα πριν.'],
      [strong('Εκπαίδευση. '), 'Ό,τι πιστοποιητικό ζητά ο νόμος για τη θέση σας το πληρώνουμε εμείς.'],
      [strong('Ταξίδια. '), 'Ταξιδεύετε δωρεάν σε όλες τις γραμμές, εσείς και ένας δικός σας άνθρωπος.'],
    ),
    h2('Πώς διαλέγουμε'),
    steps(
      'Διαβάζουμε κάθε αίτηση. Απαντάμε μέσα σε δύο εβδομάδες, όποια κι αν είναι η απάντηση.',
      'Μιλάμε μισή ώρα στο τηλέφωνο ή με βίντεο.',
      'Περνάτε μία μέρα μαζί μας, στο πλοίο ή στο γραφείο, με έξοδα δικά μας.',
      'Σας λέμε ναι ή όχι μέσα σε μία εβδομάδα, με τον λόγο.',
    ),
    p(
      'Δεν ζητάμε φωτογραφία, ηλικία ή οικογενειακή κατάσταση. Τις αιτήσεις τις βλέπουν μόνο όσοι αποφασίζουν και τις σβήνουμε έξι μήνες μετά. Περισσότερα στη σελίδα ',
      internalLink('Προστασία δεδομένων', 'page-privacy-policy'),
      '.',
    ),
  ),
  body_en: richText(
    h2('What the work is like'),
    p(
      'Every evening our ships return to a port where we have people. Most of them live in Rhodes, Kos and Patmos and sleep at home. In winter there are fewer sailings: that is the time for maintenance, training and holidays.',
    ),
    h2('What everybody gets'),
    bullets(
      [
        strong('A contract. '),
        'On board the seafarers’ collective agreement applies; ashore the contract names pay and hours before you sign.',
      ],
      [strong('Shifts. '), 'The plan comes out one month ahead.'],
      [strong('Training. '), 'Whatever certificate the law asks for in your post, we pay for it.'],
      [strong('Trips. '), 'You travel free on all lines, together with one person of your own.'],
    ),
    h2('How we choose'),
    steps(
      'We read every application. You get an answer within two weeks, whatever it is.',
      'We talk for half an hour, by phone or on video.',
      'You spend a day with us, on a ship or in the office, at our expense.',
      'We say yes or no within a week, and why.',
    ),
    p(
      'We do not ask for a photograph, your age or your family status. Only those who decide see applications, and we erase them six months later. More on the page ',
      internalLink('Privacy', 'page-privacy-policy'),
      '.',
    ),
  ),
};
