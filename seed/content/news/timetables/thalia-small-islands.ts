import { picture } from '#seed/content/document.ts';
import { bookingButton, callout, h2, internalLink, p, richText, table } from '#seed/content/rich-text.ts';
import { timetables } from '../categories.ts';
import { newsPost } from '../post-seed.ts';

/** Days and times of lines P1, F1 and D1; a test compares them with the network. */
export const thaliaSmallIslands = newsPost('thalia-small-islands', {
  category: timetables,
  title: ['Αρκιοί, Φούρνοι, Ψέριμος: πότε περνά η Θάλεια', 'Arki, Fournoi, Pserimos: when Thalia calls'],
  permalink: ['i-thaleia-sta-mikra-nisia', 'thalia-to-the-small-islands'],
  publishedAt: '2026-06-22T07:30:00Z',
  excerpt: [
    'Το μικρό μας ταχύπλοο φεύγει κάθε πρωί από την Πάτμο. Τρεις διαδρομές, επτά μέρες, και γυρίζει πάντα το ίδιο απόγευμα.',
    'Our small fast ship leaves Patmos every morning. Three routes, seven days, and always back the same afternoon.',
  ],
  cover: picture('arki'),
  islands: ['patmos', 'arki', 'fournoi', 'ikaria', 'pserimos', 'telendos'],
  el: richText(
    p(
      'Η Θάλεια είναι το μικρότερο πλοίο μας: 160 θέσεις, χωρίς γκαράζ. Χωρά σε μόλους όπου τα άλλα δεν πλησιάζουν, και γι’ αυτό πηγαίνει σε νησιά με λίγες δεκάδες ή λίγες εκατοντάδες κατοίκους. Κοιμάται στην Πάτμο και από εκεί ξεκινά όλο τον χρόνο, με τις ίδιες ώρες.',
    ),
    h2('Οι τρεις διαδρομές'),
    table(
      'Από τη Σκάλα της Πάτμου, όλο τον χρόνο',
      ['Προς', 'Μέρες', 'Φεύγει', 'Φτάνει', 'Γυρίζει στην Πάτμο'],
      ['Λειψοί και Αρκιοί', 'Δευτέρα, Πέμπτη', '09:00', '10:05', '17:05'],
      ['Φούρνοι και Άγιος Κήρυκος', 'Τρίτη, Κυριακή', '09:00', '10:20', '17:20'],
      ['Λακκί, Τέλενδος, Πόθια, Ψέριμος, Κως', 'Τετάρτη, Παρασκευή, Σάββατο', '07:00', '10:10', '14:25'],
    ),
    h2('Μια μέρα στους Αρκιούς'),
    p(
      'Φτάνετε στις 10:05 και φεύγετε στις 16:00: σχεδόν έξι ώρες, όσο χρειάζονται ένα μπάνιο, ένα τραπέζι στον όρμο και ένας περίπατος ως την κορυφή. Μαγαζιά έχει ελάχιστα, οπότε πάρτε νερό και μετρητά. Περισσότερα γράφουμε στη σελίδα για τους ',
      internalLink('Αρκιούς', 'destination-arki'),
      '.',
    ),
    h2('Η Τέλενδος χωρίς αλλαγή πλοίου'),
    p(
      'Στη γραμμή της Κω η Θάλεια δένει στον μόλο της Τελένδου στις 08:30 και ξαναπερνά στις 12:50. Όσοι έρχονται από τη Λέρο κατεβαίνουν μπροστά στις ταβέρνες, δίχως λεωφορείο και δεύτερο καραβάκι.',
    ),
    callout(
      'warn',
      'Η Θάλεια δεν παίρνει αυτοκίνητα ούτε μηχανές. Παίρνει έξι ποδήλατα και τέσσερα κατοικίδια σε κλουβί: δηλώστε τα όταν κλείνετε.',
    ),
    bookingButton('Από την Πάτμο στους Αρκιούς', { from: 'PAT', to: 'ARK' }),
  ),
  en: richText(
    p(
      'Thalia is our smallest ship: 160 seats and no car deck. She fits at jetties that the others cannot approach, and so she goes to islands with a few dozen or a few hundred inhabitants. She sleeps at Patmos and starts from there all year, at the same times.',
    ),
    h2('The three routes'),
    table(
      'From Skala on Patmos, all year',
      ['To', 'Days', 'Leaves', 'Arrives', 'Back in Patmos'],
      ['Lipsi and Arki', 'Monday, Thursday', '09:00', '10:05', '17:05'],
      ['Fournoi and Agios Kirykos', 'Tuesday, Sunday', '09:00', '10:20', '17:20'],
      ['Lakki, Telendos, Pothia, Pserimos, Kos', 'Wednesday, Friday, Saturday', '07:00', '10:10', '14:25'],
    ),
    h2('A day on Arki'),
    p(
      'You arrive at 10:05 and leave at 16:00: nearly six hours, enough for a swim, a table by the bay and a walk to the top. There is hardly a shop, so bring water and cash. We tell you more on the page about ',
      internalLink('Arki', 'destination-arki'),
      '.',
    ),
    h2('Telendos without changing ships'),
    p(
      'On the route to Kos, Thalia berths at the Telendos jetty at 08:30 and comes by again at 12:50. Travellers from Leros step ashore in front of the tavernas, with no bus and no second boat.',
    ),
    callout(
      'warn',
      'Thalia takes neither cars nor motorbikes. She takes six bicycles and four pets in cages: add them when you book.',
    ),
    bookingButton('From Patmos to Arki', { from: 'PAT', to: 'ARK' }),
  ),
});
