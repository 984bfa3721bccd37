import { h2, p, richText } from '#seed/content/rich-text.ts';
import { type DestinationSeed, note } from '../destination-seed.ts';

export const fournoi: DestinationSeed = {
  island: 'fournoi',
  title_el: 'Φούρνοι',
  title_en: 'Fournoi',
  permalink_el: 'fournoi',
  permalink_en: 'fournoi',
  ports: ['FOU'],
  accusative_el: 'τους Φούρνους',
  genitive_el: 'των Φούρνων',
  line: 'north',
  tagline_el: 'Μουριές, χταπόδια στο σκοινί και ναυάγια στον βυθό.',
  tagline_en: 'Mulberry trees, octopus on the line and shipwrecks on the seabed.',
  summary_el:
    'Ένα σύμπλεγμα νησιών ανάμεσα στην Ικαρία και τη Σάμο, γεμάτο κόλπους όπου κάποτε κρύβονταν κουρσάροι. Σήμερα κρύβονται ψαράδες, και οι αστακοί τους πάνε μακριά. Ο κεντρικός δρόμος περνά κάτω από μουριές και βγάζει σε μια πλατεία με αρχαία σαρκοφάγο. Στον βυθό, οι αρχαιολόγοι μέτρησαν δεκάδες ναυάγια.',
  summary_en:
    'A cluster of islands between Ikaria and Samos, cut into coves where corsairs once lay in wait. Fishermen use them now, and their lobsters travel far. The main street runs under mulberry trees to a square with an ancient sarcophagus. On the seabed around it, archaeologists have counted wrecks by the dozen.',
  cover: 'fournoi',
  chart: 'chart-fournoi',
  storyTitle_el: 'Τα νησιά των κουρσάρων',
  storyTitle_en: 'The corsairs’ islands',
  story_el: richText(
    p(
      'Το πλήρες όνομά τους είναι Φούρνοι Κορσεών, και οι ντόπιοι ακούν μέσα του τους κουρσάρους. Όποιος ήθελε να ξεκουραστεί ή να στήσει καρτέρι στον δρόμο από το Αιγαίο προς την Ανατολή, εδώ έδενε. Πολλοί δεν ξαναέφυγαν: από το 2015 και μετά, ελληνική και διεθνής αποστολή κατέγραψε στους βυθούς γύρω από τους Φούρνους πάνω από πενήντα ναυάγια, από τα αρχαϊκά ως τα νεότερα χρόνια, με τους αμφορείς τους στη θέση τους.',
    ),
    h2('Κάτω από τις μουριές'),
    p(
      'Ο δρόμος της αγοράς είναι ίσιος και σκιερός. Γέροι με κομπολόγια, παιδιά με πατίνια, ένα ψιλικατζίδικο, ένας φούρνος, και στο τέλος του η πλατεία με τη ρωμαϊκή σαρκοφάγο δίπλα στα καφενεία, σαν να την άφησε κάποιος για λίγο. Στο λιμάνι τα χταπόδια στεγνώνουν στο σκοινί και τα δίχτυα απλώνονται κόκκινα και κίτρινα στην προβλήτα.',
    ),
    p(
      'Νότια, στο Πετροκοπιό, πάνω από την παραλία μένουν τα σημάδια ενός αρχαίου λατομείου: μισοδουλεμένα μάρμαρα που δεν φορτώθηκαν ποτέ. Στο Καμπί θα πάτε με τα πόδια, από τη ράχη με τους μύλους, και θα γυρίσετε για αστακό ή, πιο απλά, για τηγανητό ψάρι που το πρωί κολυμπούσε.',
    ),
  ),
  story_en: richText(
    p(
      'Their full name is Fournoi Korseon, and local people like to hear corsairs in it. Anyone who wished to rest, or lay an ambush, on the way from the Aegean to the Levant used to anchor here. Many never left. Since 2015 a Greek and international team has recorded more than fifty shipwrecks in the waters around Fournoi, from archaic to modern times, their amphorae still in place.',
    ),
    h2('Under the mulberries'),
    p(
      'The market street is straight and shady. There are old men with worry beads, children on scooters, a corner shop, a bakery, and at the far end the square, where a Roman sarcophagus sits among the cafés as if somebody had put it down for a minute. On the harbour octopus dry on a line, and nets lie red and yellow along the quay.',
    ),
    p(
      'To the south at Petrokopio, above the beach, are the marks of an ancient quarry and the half-worked blocks that no ship came for. Kampi is a walk over the saddle with the windmills. You come back for lobster or, more simply, for fried fish that was swimming in the morning.',
    ),
  ),
  practical: [
    note(
      'Το λιμάνι',
      'Τα πλοία δένουν στην προβλήτα του οικισμού. Η πλατεία και τα δωμάτια είναι λίγα λεπτά με τα πόδια, κάτω από τις μουριές.',
      'The harbour',
      'Ships berth at the village quay. The square and the rooms to let are a few minutes’ walk under the mulberry trees.',
    ),
    note(
      'Μετακινήσεις',
      'Στο Καμπί πάτε με τα πόδια. Για τη Χρυσομηλιά και τις παραλίες του νότου ρωτήστε για ταξί ή βάρκα στο λιμάνι.',
      'Getting around',
      'Kampi is within walking distance. For Chrysomilia and the southern beaches ask at the harbour for a taxi or a boat.',
    ),
    note(
      'Αρχαία στον βυθό',
      'Τα ναυάγια προστατεύονται και η κατάδυση κοντά τους απαγορεύεται χωρίς άδεια. Αν δείτε κεραμικά με τη μάσκα, αφήστε τα εκεί που είναι.',
      'Antiquities on the seabed',
      'The wrecks are protected and diving near them without a permit is forbidden. If you spot pottery while snorkelling, leave it where it lies.',
    ),
  ],
  order: 17,
  featured: false,
  colour: 'foam',
};
