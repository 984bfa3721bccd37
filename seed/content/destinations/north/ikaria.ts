import { picture } from '#seed/content/document.ts';
import { h2, p, richText } from '#seed/content/rich-text.ts';
import { type DestinationSeed, note } from '../destination-seed.ts';

export const ikaria: DestinationSeed = {
  island: 'ikaria',
  title_el: 'Ικαρία',
  title_en: 'Ikaria',
  permalink_el: 'ikaria',
  permalink_en: 'ikaria',
  ports: ['AKI'],
  accusative_el: 'την Ικαρία',
  genitive_el: 'της Ικαρίας',
  line: 'north',
  tagline_el: 'Βουνό μέσα στη θάλασσα, με πανηγύρια ως το πρωί και ρολόγια σταματημένα.',
  tagline_en: 'A mountain in the sea, where feasts last till morning and clocks stop.',
  summary_el:
    'Η Ικαρία δεν βιάζεται και ζει πολύ: είναι από τα μέρη του κόσμου όπου οι άνθρωποι φτάνουν συχνά τα ενενήντα. Ψηλό βουνό, φαράγγια με νερό, ιαματικές πηγές, χωριά χωμένα στα δέντρα και πανηγύρια όπου μια κοινή κατσαρόλα ταΐζει όποιον κάτσει. Εδώ, λέει ο μύθος, έπεσε ο Ίκαρος. Οι υπόλοιποι έρχονται με το πλοίο.',
  summary_en:
    'Ikaria takes its time, and has plenty of it: this is one of the places in the world where people often reach ninety. There is a high mountain, ravines with running water, hot springs, villages hidden in trees, and feasts where one common pot feeds whoever sits down. Icarus, says the myth, fell here. Everyone else comes by ship.',
  cover: 'ikaria',
  chart: 'chart-ikaria',
  gallery: [
    picture('news-festival', {
      el: 'Τα πανηγύρια του νησιού αρχίζουν το βράδυ και τελειώνουν το πρωί.',
      en: 'The festivals of the island begin in the evening and end in the morning.',
    }),
  ],
  storyTitle_el: 'Το ρολόι στον τοίχο είναι διακοσμητικό',
  storyTitle_en: 'The clock on the wall is decorative',
  story_el: richText(
    p(
      'Το βουνό λέγεται Αθέρας και πέφτει στη θάλασσα τόσο απότομα που τα χωριά μοιάζουν κρεμασμένα. Ο Άγιος Κήρυκος, το λιμάνι μας, κοιτά νότια. Λίγο πιο πέρα, στα Θέρμα, το νερό βγαίνει καυτό από τον βράχο και οι ντόπιοι μπαίνουν μέσα για τα κόκαλά τους, όπως έμπαιναν και στα αρχαία χρόνια.',
    ),
    h2('Ράχες και πανηγύρια'),
    p(
      'Στον Χριστό Ραχών τα μαγαζιά ανοίγουν όταν δροσίσει και κλείνουν όταν νυστάξει ο τελευταίος. Σχεδόν κάθε βράδυ του καλοκαιριού κάποιο χωριό έχει πανηγύρι: βραστό και ψητό κατσίκι, κρασί, ένα βιολί και ο ικαριώτικος, που αρχίζει με δέκα και γίνεται διακόσιοι. Τα έσοδα φτιάχνουν δρόμους και στέγες. Αν πάτε μια φορά, θα καταλάβετε γιατί κανείς δεν κοιτά την ώρα.',
    ),
    p(
      'Το 1912 οι Ικαριώτες έδιωξαν την οθωμανική φρουρά και για λίγους μήνες είχαν δική τους πολιτεία, με σημαία και γραμματόσημα, ώσπου να ενωθούν με την Ελλάδα. Αργότερα το νησί έγινε τόπος εξορίας· ανάμεσα στους εξόριστους ήταν και ο Μίκης Θεοδωράκης. Λένε πως τότε έμαθαν όλοι να μοιράζονται.',
    ),
  ),
  story_en: richText(
    p(
      'The mountain is called Atheras, and it drops into the sea so steeply that the villages seem hung on it. Agios Kirykos, our port, faces south. Just along the coast at Therma the water comes out of the rock scalding, and people lower themselves in for the good of their joints, as they did in antiquity.',
    ),
    h2('Raches and the feasts'),
    p(
      'In Christos Raches shops open when the air cools and shut when the last person is sleepy. Nearly every summer night some village has its panigyri: goat boiled and roasted, wine, a violin, and the ikariotikos, a dance that begins with ten people and ends with two hundred. The takings mend roads and roofs. Go once and you will see why nobody looks at the time.',
    ),
    p(
      'In 1912 the Ikarians put the Ottoman garrison to flight and for a few months ran a state of their own, with a flag and postage stamps, until they could join Greece. Later the island was used for exile; the composer Mikis Theodorakis was among those sent here. They say that is when everyone learned to share.',
    ),
  ),
  practical: [
    note(
      'Το λιμάνι',
      'Τα πλοία μας φτάνουν στον Άγιο Κήρυκο. Υπάρχει και ο Εύδηλος, στη βόρεια ακτή, σε αρκετή απόσταση με το αυτοκίνητο: μην τα μπερδέψετε στην κράτηση.',
      'The harbour',
      'Our ships arrive at Agios Kirykos. There is also Evdilos on the north coast, a long drive away: do not mix the two up when you book.',
    ),
    note(
      'Μετακινήσεις',
      'Οι αποστάσεις μετριούνται σε στροφές. Λεωφορεία υπάρχουν, όμως λίγα: για τη βόρεια πλευρά νοικιάστε όχημα ή μοιραστείτε ταξί. Με το πλοίο μας έρχεστε χωρίς αυτοκίνητο.',
      'Getting around',
      'Distances are measured in bends. There are buses, though few: for the north side hire a vehicle or share a taxi. Our ship on this line carries no cars.',
    ),
    note(
      'Στο πανηγύρι',
      'Παίρνετε κρέας και κρασί από τον πάγκο, πληρώνετε, κάθεστε όπου βρείτε θέση. Στον χορό μπαίνει όποιος θέλει, όποτε θέλει.',
      'At a feast',
      'You collect your meat and wine at the counter, pay, and sit wherever there is room. Anyone may join the dance, at any time.',
    ),
    note(
      'Με τον καιρό',
      'Το μελτέμι στο Ικάριο είναι δυνατό. Δείτε τις ανακοινώσεις μας την προηγούμενη μέρα και μην κλείνετε πτήση για το ίδιο βράδυ.',
      'With the wind',
      'The meltemi blows hard in the Icarian Sea. Check our announcements the day before, and do not book a flight for the same evening.',
    ),
  ],
  order: 16,
  featured: false,
  colour: 'orange',
};
