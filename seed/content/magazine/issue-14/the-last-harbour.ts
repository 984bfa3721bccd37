import { figure, h2, internalLink, p, quote, richText } from '#seed/content/rich-text.ts';
import { type ArticleSeed, editors } from '../article.ts';

const chart = figure('chart-kastellorizo', {
  el: 'Καστελλόριζο, το ανατολικότερο κατοικημένο νησί της Ελλάδας.',
  en: 'Kastellorizo, the easternmost inhabited island of Greece.',
});

export const theLastHarbour: ArticleSeed = {
  key: 'the-last-harbour',
  title_el: 'Καστελλόριζο, το τελευταίο λιμάνι',
  title_en: 'Kastellorizo, the last harbour',
  lead_el:
    'Στον χάρτη χωρά συχνά μόνο σε ένα κουτάκι στη γωνία. Από κοντά είναι ένα θέατρο με σκηνή τη θάλασσα.',
  lead_en:
    'On most maps it fits only into a box in the corner. Up close it is a theatre with the sea for a stage.',
  ...editors,
  picture: 'kastellorizo',
  body_el: richText(
    p(
      'Το επίσημο όνομα είναι Μεγίστη, γιατί είναι το μεγαλύτερο από τα νησάκια γύρω της. Μεγάλο δεν είναι: εννέα τετραγωνικά χιλιόμετρα βράχος, ένα λιμάνι και λίγες εκατοντάδες άνθρωποι. Η Ρόδος απέχει πάνω από εκατόν είκοσι χιλιόμετρα. Η ακτή της Τουρκίας, με το Κας να ανάβει τα φώτα του κάθε βράδυ, περίπου δύο.',
    ),
    h2('Η πρόσοψη'),
    p(
      'Μπαίνοντας στο λιμάνι βλέπετε μια σειρά σπίτια ψηλά και στενά, με ξύλινα μπαλκόνια και αετώματα, βαμμένα σε χρώματα που διπλασιάζονται στο νερό. Στις αρχές του 20ού αιώνα ζούσαν εδώ χιλιάδες άνθρωποι, καπετάνιοι και έμποροι. Ύστερα ήρθαν οι πόλεμοι, οι βομβαρδισμοί του Δεύτερου Παγκοσμίου, η φυγή. Πολλοί έφτασαν ως την Αυστραλία, και τα εγγόνια τους επιστρέφουν το καλοκαίρι για να ανοίξουν ένα παντζούρι.',
    ),
    quote('Εδώ η θάλασσα δεν είναι θέα. Είναι ο απέναντι δρόμος.'),
    chart,
    h2('Πάνω από το νερό'),
    p(
      'Ανεβείτε στο κάστρο. Το έχτισαν οι Ιωαννίτες ιππότες πάνω σε παλιότερα θεμέλια, και από το κόκκινο του βράχου, λένε, βγήκε το όνομα: Castello Rosso. Λίγο πιο κάτω, πάνω από το κύμα, σώζεται ένας τάφος λαξευμένος στον βράχο με δωρική πρόσοψη, από τον 4ο αιώνα π.Χ. Είναι λυκιακός, σαν εκείνους που γεμίζουν την απέναντι ακτή, και στην Ελλάδα δεν έχει δεύτερο όμοιο.',
    ),
    h2('Κάτω από αυτό'),
    p(
      'Στη νοτιοανατολική ακτή βρίσκεται η Γαλάζια Σπηλιά. Η είσοδος είναι τόσο χαμηλή που ξαπλώνετε στη βάρκα για να περάσετε, και όταν έχει κύμα δεν περνά κανείς. Μέσα, το φως μπαίνει από κάτω και βάφει τα πάντα μπλε, και τα χέρια σας.',
    ),
    p(
      'Στο λιμάνι, πάλι, κοιτάξτε ανάμεσα στα τραπέζια και στις βάρκες: οι θαλάσσιες χελώνες έρχονται ως την προκυμαία. Μην τις ταΐσετε· έχουν τη δουλειά τους. Το πλοίο φεύγει όταν γυρίσει ο ήλιος, και το νησί μένει πίσω πιο μεγάλο από όσο το βρήκατε. Μέρες και ώρες, στη σελίδα για το ',
      internalLink('Καστελλόριζο', 'destination-kastellorizo'),
      '.',
    ),
  ),
  body_en: richText(
    p(
      'Its official name is Megisti, “the greatest”, because it is the largest of the islets around it. Large it is not: nine square kilometres of rock, one harbour and a few hundred people. Rhodes is more than a hundred and twenty kilometres away. The coast of Turkey, where Kaş switches on its lights every evening, is about two.',
    ),
    h2('The front row'),
    p(
      'Coming in, you see a line of houses, tall and narrow, with wooden balconies and pediments, painted in colours that the water doubles. At the start of the twentieth century thousands lived here, captains and merchants. Then came the wars, the bombing in the Second World War, the leaving. Many got as far as Australia, and their grandchildren return in summer to open a shutter.',
    ),
    quote('The sea is not the view here. It is the other side of the street.'),
    chart,
    h2('Above the water'),
    p(
      'Climb to the castle. The Knights of Saint John built it on older foundations, and the red of the rock is said to have given the place its name: Castello Rosso. A little below, over the waves, there is a tomb cut into the cliff with a Doric front, from the fourth century BC. It is Lycian, like those that crowd the opposite coast, and there is no other like it in Greece.',
    ),
    h2('Below it'),
    p(
      'On the south-east coast lies the Blue Cave. The entrance is so low that you lie down in the boat to pass, and when there is a swell nobody passes. Inside, the light comes from underneath and paints everything blue, your hands included.',
    ),
    p(
      'Back in the harbour, look between the tables and the boats: sea turtles come right up to the quay. Do not feed them; they have their own work to do. The ship leaves when the sun has turned, and the island stays behind, larger than you found it. Days and times are on the page about ',
      internalLink('Kastellorizo', 'destination-kastellorizo'),
      '.',
    ),
  ),
};
