import { bullets, figure, h2, internalLink, p, quote, richText, strong } from '#seed/content/rich-text.ts';
import { type ArticleSeed, editors } from '../article.ts';

const olympos = figure('karpathos', {
  el: 'Η Όλυμπος της Καρπάθου πάνω από τα σύννεφα.',
  en: 'Olympos on Karpathos, above the clouds.',
});

export const coffeeByTheStove: ArticleSeed = {
  key: 'coffee-by-the-stove',
  title_el: 'Καφενεία με σόμπα: έξι στάσεις',
  title_en: 'Coffee by the stove: six stops',
  lead_el: 'Το καλοκαίρι ένα νησί το μαθαίνεις στην παραλία. Τον χειμώνα, στο τραπέζι πιο κοντά στη φωτιά.',
  lead_en: 'In summer you get to know an island on its beach. In winter, at the table nearest the fire.',
  ...editors,
  picture: 'halki',
  body_el: richText(
    p(
      'Το νησιώτικο καφενείο τον Ιανουάριο είναι δημαρχείο, αίθουσα αναμονής και δελτίο καιρού μαζί. Εδώ θα ακούσετε αν θα δέσει αύριο το πλοίο, ποιος έβγαλε σουπιές και γιατί φέτος άργησε η βροχή. Κανόνας ένας: χαιρετάτε όλους όταν μπαίνετε. Η καρέκλα θα βρεθεί.',
    ),
    h2('Η διαδρομή'),
    bullets(
      [
        strong('Εμπορειός, Χάλκη. '),
        'Στην προκυμαία, με το πέτρινο ρολόι απέναντι. Όταν φυσά νότιος, η θάλασσα φτάνει ως τα τραπέζια και όλοι μεταφέρονται μέσα χωρίς σχόλια.',
      ],
      [
        strong('Νικιά, Νίσυρος. '),
        'Στην Πόρτα, τη στρογγυλή πλατεία με το βότσαλο. Έξω από την τελευταία πόρτα του χωριού αρχίζει ο κρατήρας.',
      ],
      [
        strong('Όλυμπος, Κάρπαθος. '),
        'Η ομίχλη μπαίνει μαζί σας. Αν κρέμεται λύρα στον τοίχο, δεν είναι διακόσμηση.',
      ],
      [
        strong('Χώρα, Πάτμος. '),
        'Λίγα μαγαζιά μένουν ανοιχτά, και γι’ αυτό τα βρίσκετε εύκολα: ακολουθήστε τις φωνές στις καμάρες.',
      ],
      [
        strong('Φρυ, Κάσος. '),
        'Δίπλα στη Μπούκα, το λιμανάκι των ψαράδων. Τα δίχτυα στεγνώνουν στο ένα τραπέζι, ο καφές κρυώνει στο άλλο.',
      ],
      [
        strong('Χριστός Ραχών, Ικαρία. '),
        'Ελάτε αργά. Εδώ τα μαγαζιά είναι γνωστά για το ωράριό τους: ανοίγουν όταν νυχτώσει και κλείνουν όταν τελειώσει η κουβέντα.',
      ],
    ),
    quote('Κανείς δεν ρωτά πόση ώρα θα μείνετε. Ρωτούν ποιανού είστε.'),
    olympos,
    h2('Τι παραγγέλνουμε'),
    p(
      'Ελληνικό, και λέτε αμέσως τη ζάχαρη: σκέτο, μέτριο ή γλυκό, γιατί βράζει μαζί με τον καφέ και μετά δεν διορθώνεται. Αν το κρύο έχει μπει στα κόκαλα, φασκόμηλο από το βουνό, με μέλι. Στη Νίσυρο ζητήστε κανελάδα ζεστή· στην Κάσο, ρακή και λίγα αμύγδαλα.',
    ),
    p(
      'Αφήστε το τηλέφωνο στην τσέπη. Μια παρτίδα τάβλι κρατά όσο ο καφές, και όποιος κοιτά την παρτίδα των άλλων έχει δικαίωμα γνώμης. Μην πληρώσετε βιαστικά: συνήθως κάποιος έχει ήδη κεράσει, και η σωστή απάντηση είναι να κεράσετε εσείς την επόμενη φορά. Για την πρώτη στάση πάρτε το πλοίο προς τη ',
      internalLink('Χάλκη', 'destination-halki'),
      '. Οι άλλες πέντε θέλουν χειμώνα ολόκληρο, και αυτό είναι το καλό τους.',
    ),
  ),
  body_en: richText(
    p(
      'In January the island coffee house is town hall, waiting room and weather report in one. This is where you hear whether the ship will call tomorrow, who caught cuttlefish and why the rain is late this year. There is one rule: greet everyone as you come in. A chair will be found.',
    ),
    h2('The route'),
    bullets(
      [
        strong('Emporios, Halki. '),
        'On the waterfront, across from the stone clock tower. When the wind is in the south the sea comes up to the tables, and everyone moves indoors without remark.',
      ],
      [
        strong('Nikia, Nisyros. '),
        'In Porta, the round square paved with pebbles. Beyond the last door of the village the crater begins.',
      ],
      [
        strong('Olympos, Karpathos. '),
        'The fog comes in with you. If there is a lyra on the wall, it is not decoration.',
      ],
      [
        strong('Chora, Patmos. '),
        'Few places stay open, which makes them easy to find: follow the voices under the arches.',
      ],
      [
        strong('Fry, Kasos. '),
        'Beside Bouka, the fishermen’s little harbour. Nets dry on one table, coffee cools on the next.',
      ],
      [
        strong('Christos Rachon, Ikaria. '),
        'Come late. The shops here are famous for their hours: they open when it gets dark and close when the talk is over.',
      ],
    ),
    quote('Nobody asks how long you are staying. They ask whose child you are.'),
    olympos,
    h2('What to order'),
    p(
      'Greek coffee, and name the sugar at once: plain, medium or sweet, because it boils with the coffee and cannot be mended later. If the cold has got into your bones, mountain sage with honey. On Nisyros ask for hot kanelada, the cinnamon drink; on Kasos, raki and a few almonds.',
    ),
    p(
      'Leave the phone in your pocket. A game of backgammon lasts exactly one coffee, and whoever watches is entitled to an opinion. Do not hurry to pay: somebody has usually treated you already, and the right reply is to treat them next time. For the first stop take the ship to ',
      internalLink('Halki', 'destination-halki'),
      '. The other five need a whole winter, and that is the best thing about them.',
    ),
  ),
};
