import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { h2, internalLink, p, richText } from '#seed/content/rich-text.ts';

export const about: SeedDocument = {
  _id: 'page-about',
  _type: 'page',
  title_el: 'Η εταιρεία',
  title_en: 'About us',
  permalink_el: slug('about'),
  permalink_en: slug('about'),
  lead_el:
    'Τέσσερα πλοία και είκοσι ένα νησιά. Τα περισσότερα απέχουν από το επόμενο μία ώρα ή και λιγότερο.',
  lead_en: 'Four ships and twenty-one islands. Most of them lie an hour or less from the next.',
  cover: picture('about'),
  body_el: richText(
    p(
      'Μελτέμι λέμε τον βοριά που φυσά στο Αιγαίο τα καλοκαίρια. Για όποιον ταξιδεύει με πανί είναι δρόμος. Για όποιον περιμένει γιατρό, φάρμακο ή το παιδί του από το πανεπιστήμιο, είναι ο λόγος που κοιτάζει τη θάλασσα το πρωί. Διαλέξαμε το όνομα για να θυμόμαστε και τα δύο.',
    ),
    h2('Τι κάνουμε'),
    p(
      'Από τη Ρόδο ξεκινούν όλο τον χρόνο τέσσερις γραμμές: βόρεια ως την Πάτμο, δυτική από τη Χάλκη, την Τήλο και τη Νίσυρο ως την Κάλυμνο, ανατολική ως το Καστελλόριζο και νότια ως την Κάρπαθο και την Κάσο. Με το οχηματαγωγό πηγαίνουμε και στην Αστυπάλαια. Από την Πάτμο ένα μικρότερο πλοίο φτάνει στη Σάμο, στην Ικαρία και σε νησιά με λίγες δεκάδες κατοίκους.',
    ),
    h2('Πώς δουλεύουμε'),
    p(
      'Μία τιμή, με όλες τις χρεώσεις, από την αρχή ως το τέλος. Μία έκπτωση για τον καθένα, πάντα η μεγαλύτερη. Μία κράτηση για όλο το ταξίδι, με το όνομα του λιμανιού και της προβλήτας. Θέση που δεν υπάρχει δεν πουλιέται, και θέση που υπάρχει δεν εμφανίζεται γεμάτη: το σύστημα μετρά κάθε σκέλος του δρομολογίου χωριστά.',
    ),
    p(
      'Τα πλοία μας θα τα γνωρίσετε στη σελίδα για τον ',
      internalLink('στόλο', 'page-fleet'),
      '. Για όλα τα άλλα βρείτε μας από τη σελίδα ',
      internalLink('Επικοινωνία', 'page-contact'),
      ', κάθε μέρα.',
    ),
  ),
  body_en: richText(
    p(
      'The meltemi is the north wind that blows over the Aegean in summer. For those who sail it is a road. For those waiting for a doctor, for medicine or for a child home from university, it is the reason to look at the sea in the morning. We took the name to keep both in mind.',
    ),
    h2('What we do'),
    p(
      'Four lines leave Rhodes all year round: north to Patmos, west by way of Halki, Tilos and Nisyros to Kalymnos, east to Kastellorizo, and south to Karpathos and Kasos. The car ferry also goes to Astypalaia. From Patmos a smaller ship reaches Samos, Ikaria and islands where only a few dozen people live.',
    ),
    h2('How we work'),
    p(
      'One price, with every charge in it, from start to finish. One discount for each traveller, always the largest. One booking for the whole trip, with the name of the port and of the quay. A seat that does not exist is never sold, and a seat that does exist never shows as full: the system counts each leg of a sailing on its own.',
    ),
    p(
      'You can meet our ships on the page about the ',
      internalLink('fleet', 'page-fleet'),
      '. For anything else, find us on the ',
      internalLink('contact page', 'page-contact'),
      ', every day of the week.',
    ),
  ),
};
