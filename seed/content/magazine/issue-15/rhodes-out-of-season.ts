import { figure, h2, internalLink, p, quote, richText } from '#seed/content/rich-text.ts';
import { type ArticleSeed, editors } from '../article.ts';

const mandraki = figure('rhodes', {
  el: 'Μανδράκι: το ελάφι, η ελαφίνα και οι τρεις μύλοι.',
  en: 'Mandraki: the stag, the hind and the three mills.',
});

export const rhodesOutOfSeason: ArticleSeed = {
  key: 'rhodes-out-of-season',
  title_el: 'Ρόδος, μια πόλη εκτός εποχής',
  title_en: 'Rhodes, a city out of season',
  lead_el:
    'Όταν κλείσουν οι ομπρέλες, η πόλη ξαναθυμάται ότι έχει κατοίκους, σχολεία και δύο χιλιάδες τετρακόσια χρόνια.',
  lead_en:
    'When the umbrellas fold, the city remembers that it has residents, schools and two thousand four hundred years.',
  ...editors,
  picture: 'rhodes',
  body_el: richText(
    p(
      'Στις οκτώ το πρωί η οδός των Ιπποτών είναι άδεια. Τα καταλύματα των «γλωσσών», όπως έλεγαν τις εθνότητες του τάγματος, στέκουν το ένα δίπλα στο άλλο με τις πόρτες κλειστές, και το μόνο που κινείται είναι μια γάτα και το νερό στην άκρη του καλντεριμιού. Τον Αύγουστο δεν θα βλέπατε το δάπεδο. Τώρα βλέπετε και τα βότσαλα ένα ένα.',
    ),
    h2('Μέσα στα τείχη'),
    p(
      'Η Μεσαιωνική Πόλη δεν είναι μουσείο. Μέσα στα τείχη, που έχουν μήκος περίπου τέσσερα χιλιόμετρα, ζουν οικογένειες, ακούγονται κουδούνια σχολείου και απλώνονται σεντόνια. Από το 1988 ανήκει στα μνημεία παγκόσμιας κληρονομιάς. Το Παλάτι του Μεγάλου Μαγίστρου, που καταστράφηκε από έκρηξη πυρίτιδας το 1856, το ξανάχτισαν οι Ιταλοί τη δεκαετία του 1930, κι έτσι περπατάτε σε Μεσαίωνα από δεύτερο χέρι πάνω σε ψηφιδωτά που ήρθαν από την Κω.',
    ),
    p(
      'Ο καλύτερος περίπατος του χειμώνα γίνεται χαμηλά, μέσα στην τάφρο. Είναι πλατιά σαν ποτάμι που στέρεψε, πράσινη μετά τις βροχές, και στο χώμα μένουν ακόμη πέτρινες μπάλες από τις πολιορκίες. Από κάτω τα τείχη μοιάζουν διπλά.',
    ),
    quote('Τον χειμώνα δεν επισκέπτεστε την πόλη. Τη συναντάτε στη δουλειά της.'),
    mandraki,
    h2('Έξω από τα τείχη'),
    p(
      'Στο Μανδράκι οι τρεις μύλοι του μόλου άλεθαν κάποτε το σιτάρι που ξεφόρτωναν τα καράβια. Κανείς δεν ξέρει πού ακριβώς στεκόταν ο Κολοσσός· σίγουρο είναι μόνο ότι έπεσε με τον σεισμό γύρω στο 226\u00a0π.Χ., λίγες δεκαετίες αφότου στήθηκε. Απέναντι, κάτω από τις καμάρες της Νέας Αγοράς, ο κόσμος της πόλης ψωνίζει και πίνει καφέ.',
    ),
    p(
      'Αν βγάλει λιακάδα, και εδώ βγάζει συχνά, πηγαίνετε στο Ροδίνι, το πάρκο με τα παγώνια και το ρέμα, ή στο Μόντε Σμιθ, όπου στέκουν οι αναστηλωμένοι κίονες του ναού του Απόλλωνα πάνω από το αρχαίο στάδιο. Το ηλιοβασίλεμα πέφτει στη θάλασσα προς τη Σύμη.',
    ),
    p(
      'Το βράδυ γυρίστε στην παλιά πόλη και κρατήστε το τραπέζι κοντά στο τζάκι. Το επόμενο πρωί το λιμάνι είναι δέκα λεπτά με τα πόδια. Πριν φύγετε, διαβάστε τι άλλο έχει η ',
      internalLink('Ρόδος', 'destination-rhodes'),
      ' πέρα από την πόλη της.',
    ),
  ),
  body_en: richText(
    p(
      'At eight in the morning the Street of the Knights is empty. The inns of the “tongues”, as the order called its nations, stand side by side with their doors shut, and the only things that move are a cat and the water along the edge of the cobbles. In August you would not see the pavement. Now you can see every pebble.',
    ),
    h2('Inside the walls'),
    p(
      'The medieval town is not a museum. Inside the walls, about four kilometres of them, families live, school bells ring and sheets are hung out to dry. It has been a World Heritage site since 1988. The Palace of the Grand Master was destroyed by a gunpowder explosion in 1856 and built again by the Italians in the 1930s, so you walk through second-hand Middle Ages on mosaics brought over from Kos.',
    ),
    p(
      'The best winter walk is low down, in the moat. It is as wide as a dried-up river, green after the rains, and stone balls from the sieges still lie in the grass. From below, the walls look twice their height.',
    ),
    quote('In winter you do not visit the city. You meet it at work.'),
    mandraki,
    h2('Outside the walls'),
    p(
      'At Mandraki, the three mills on the mole once ground the grain that ships unloaded beside them. Nobody knows exactly where the Colossus stood; all that is certain is that it fell in an earthquake around 226 BC, a few decades after it had been put up. Across the water, under the arches of the Nea Agora, the town does its shopping and drinks its coffee.',
    ),
    p(
      'If the sun comes out, and here it often does, go to Rodini, the park with the peacocks and the stream, or up to Monte Smith, where the re-erected columns of the temple of Apollo stand above the ancient stadium. The sun sets into the sea, over towards Symi.',
    ),
    p(
      'In the evening come back to the old town and take the table near the hearth. Next morning the harbour is ten minutes away on foot. Before you leave, read what else there is to ',
      internalLink('Rhodes', 'destination-rhodes'),
      ' beyond its city.',
    ),
  ),
};
