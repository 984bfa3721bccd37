import { h2, p, richText } from '#seed/content/rich-text.ts';
import { type DestinationSeed, note } from '../destination-seed.ts';

export const agathonisi: DestinationSeed = {
  island: 'agathonisi',
  title_el: 'Αγαθονήσι',
  title_en: 'Agathonisi',
  permalink_el: 'agathonisi',
  permalink_en: 'agathonisi',
  ports: ['AGN'],
  accusative_el: 'το Αγαθονήσι',
  genitive_el: 'του Αγαθονησίου',
  line: 'north',
  tagline_el: 'Το βορειότερο των Δωδεκανήσων: ένας όρμος, κατσίκια και σιωπή.',
  tagline_en: 'Northernmost of the Dodecanese: one bay, some goats, and silence.',
  summary_el:
    'Λιγότεροι από διακόσιοι κάτοικοι, περισσότερα κατσίκια, ένα λιμάνι μέσα σε βαθύ όρμο. Στο Αγαθονήσι δεν έρχεστε για να δείτε κάτι, έρχεστε για να σταματήσετε. Κολυμπάτε μπροστά στο δωμάτιό σας, ανεβαίνετε ως το Μεγάλο Χωριό για καφέ, περπατάτε ως τους Θόλους και το βράδυ τρώτε ό,τι έφεραν οι βάρκες.',
  summary_en:
    'Fewer than two hundred people, rather more goats, and a harbour at the end of a deep inlet. You do not come to Agathonisi to see something; you come to stop. You swim in front of your room, climb to Megalo Chorio for a coffee, walk over to Tholoi and, in the evening, eat whatever the boats have brought.',
  cover: 'agathonisi',
  chart: 'chart-agathonisi',
  storyTitle_el: 'Το τέλος της γραμμής',
  storyTitle_en: 'The end of the line',
  story_el: richText(
    p(
      'Το πλοίο μπαίνει στον Άγιο Γεώργιο και μοιάζει ξαφνικά μεγάλο. Ο όρμος είναι στενός, τα σπίτια λίγα, και στην προβλήτα περιμένει συνήθως το μισό νησί: ένας για το δέμα του, ένας για τον γιο του, δυο τρεις για να δουν ποιος ήρθε. Μόλις φύγει, ακούγονται πάλι τα κουδούνια από το βουνό.',
    ),
    h2('Δύο χωριά και ένας δρόμος'),
    p(
      'Από το λιμάνι ο δρόμος ανηφορίζει και χωρίζεται στα δύο: ένας για το Μεγάλο Χωριό, ένας για το Μικρό, που είναι πραγματικά μικρό. Πιο πέρα, στους Θόλους, σώζονται θολωτές κατασκευές των βυζαντινών χρόνων δίπλα στη θάλασσα. Οι παραλίες έχουν βότσαλο και νερό που δεν θολώνει ποτέ: η Σπηλιά, πέντε λεπτά από το λιμάνι, ο Γαϊδουραύλακος λίγο πιο μακριά.',
    ),
    p(
      'Απέναντι προς τα νότια φαίνεται το Φαρμακονήσι. Εκεί, λέει ο Πλούταρχος, πειρατές έπιασαν τον νεαρό Ιούλιο Καίσαρα και του ζήτησαν λύτρα. Εκείνος προσβλήθηκε από το ποσό, το βρήκε μικρό. Στο Αγαθονήσι την ιστορία την ακούτε ακόμη, ανάμεσα στο χταπόδι και το κατσικάκι.',
    ),
  ),
  story_en: richText(
    p(
      'Entering Agios Georgios the ship suddenly looks large. The inlet is narrow, the houses few, and half the island seems to be on the quay: one man for his parcel, one for his son, two or three to see who has come. When the ship has gone you can hear the bells on the hillside again.',
    ),
    h2('Two villages, one road'),
    p(
      'The road climbs out of the harbour and forks, one arm for Megalo Chorio, the big village, the other for Mikro Chorio, which is honestly small. Further on, at Tholoi, vaulted buildings from Byzantine times stand beside the sea. The beaches are pebble and the water over them never clouds: Spilia, five minutes from the port, and Gaidouravlakos a little beyond.',
    ),
    p(
      'To the south you can make out Farmakonisi. According to Plutarch it was there that pirates seized the young Julius Caesar and demanded a ransom. He was insulted: he thought the sum too low. On Agathonisi the tale is still told, somewhere between the octopus and the roast kid.',
    ),
  ),
  practical: [
    note(
      'Το λιμάνι',
      'Ένα λιμάνι, ο Άγιος Γεώργιος. Δωμάτια και ταβέρνες είναι γύρω από την παραλία του. Με δυνατό άνεμο δείτε τις ανακοινώσεις μας πριν ξεκινήσετε.',
      'The harbour',
      'One harbour, Agios Georgios. Rooms and tavernas are around its beach. In strong winds check our announcements before you set out.',
    ),
    note(
      'Μετακινήσεις',
      'Με τα πόδια. Το Μεγάλο Χωριό θέλει γύρω στα είκοσι λεπτά ανηφόρα. Μην υπολογίζετε σε ενοικιαζόμενο όχημα.',
      'Getting around',
      'On foot. Megalo Chorio is about twenty minutes uphill. Do not count on hiring a vehicle.',
    ),
    note(
      'Πριν έρθετε',
      'Κλείστε δωμάτιο από πριν και φέρτε μαζί σας μετρητά, φάρμακα και ό,τι άλλο δεν σηκώνει αναβολή. Τα μαγαζιά είναι δύο τρία.',
      'Before you come',
      'Book a room in advance, and bring cash, medicines and anything else that cannot wait. There are only two or three shops.',
    ),
  ],
  order: 18,
  featured: false,
  colour: 'sand',
};
