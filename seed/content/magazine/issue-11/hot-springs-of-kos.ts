import { callout, figure, h2, internalLink, p, quote, richText } from '#seed/content/rich-text.ts';
import { type ArticleSeed, editors } from '../article.ts';

const chart = figure('chart-kos', {
  el: 'Η Κως σε χαρτί. Οι πηγές βρίσκονται στη νοτιοανατολική ακτή.',
  en: 'Kos in paper. The springs are on the south-east coast.',
});

export const hotSpringsOfKos: ArticleSeed = {
  key: 'hot-springs-of-kos',
  title_el: 'Κως: τα λουτρά δίπλα στο κύμα',
  title_en: 'Kos: hot springs by the waves',
  lead_el:
    'Στις Εμπρός Θέρμες το νερό βγαίνει καυτό από τον βράχο και η θάλασσα το συγκερνά. Τη βρύση την κρατά το κύμα.',
  lead_en:
    'At Embros Therme the water comes scalding out of the rock and the sea cools it down. The wave works the tap.',
  ...editors,
  picture: 'kos',
  body_el: richText(
    p(
      'Πρώτα φτάνει η μυρωδιά: αυγό, σπίρτο, κάτι από παλιό φαρμακείο. Ύστερα βλέπετε τον ατμό, μια λεπτή κουρτίνα ανάμεσα στον γκρεμό και στη θάλασσα, και μέσα της κεφάλια με σκούφους. Είναι Δεκέμβριος, έχει δώδεκα βαθμούς και οι άνθρωποι αυτοί δεν βιάζονται καθόλου.',
    ),
    h2('Πώς λειτουργεί'),
    p(
      'Οι Θερμές απέχουν περίπου δεκατρία χιλιόμετρα από την πόλη της Κω, πέρα από τον Άγιο Φωκά. Ο δρόμος σταματά ψηλά· το τελευταίο κομμάτι γίνεται με τα πόδια, σε χωματόδρομο που κατεβαίνει στην ακτή. Το νερό αναβλύζει κοντά στους πενήντα βαθμούς, κυλά σε ένα αυλάκι και μαζεύεται σε μια γούρνα που κλείνει με βράχια. Από τα ανοίγματα μπαίνει η θάλασσα. Κάθε κύμα φέρνει λίγο κρύο, κάθε παύση λίγο ζεστό.',
    ),
    p(
      'Οι έμπειροι διαλέγουν θέση με το δάχτυλο του ποδιού. Κοντά στο αυλάκι καίει, στην άκρη ξυλιάζει, και κάπου ανάμεσα υπάρχει ένα μέτρο τέλειο, που μετακινείται.',
    ),
    quote('Δεν ρυθμίζεις τη θερμοκρασία. Ρυθμίζεις πού κάθεσαι.'),
    callout(
      'warn',
      'Ο γκρεμός ρίχνει πέτρες, και το μονοπάτι έχει κλείσει κατά καιρούς. Ρωτήστε στην πόλη πριν ξεκινήσετε και μην κάθεστε κάτω από τον βράχο.',
    ),
    chart,
    h2('Το νησί του Ιπποκράτη'),
    p(
      'Η Κως ξέρει από νερά. Στο Ασκληπιείο, τέσσερα χιλιόμετρα έξω από την πόλη, οι άρρωστοι έπλεναν το σώμα τους, κοιμούνταν στο ιερό και διηγούνταν τα όνειρά τους στους ιερείς. Ο Ιπποκράτης γεννήθηκε στο νησί γύρω στο 460\u00a0π.Χ., και ένα από τα έργα που παραδίδονται με το όνομά του μιλά για τους ανέμους, τα νερά και τους τόπους: πριν γιατρέψεις μια πόλη, λέει, κοίτα τι πίνει.',
    ),
    p(
      'Η ζέστη έρχεται από βαθιά. Το νησί βρίσκεται στην άκρη του ηφαιστειακού τόξου του Αιγαίου, και απέναντί του καπνίζει η Νίσυρος. Μια ώρα στο νερό αρκεί· μετά πλυθείτε με γλυκό και φάτε κάτι. Το βράδυ θα κοιμηθείτε σαν ασκληπιάδης. Πότε έχει πλοίο, στη σελίδα για την ',
      internalLink('Κω', 'destination-kos'),
      '.',
    ),
  ),
  body_en: richText(
    p(
      'The smell arrives first: egg, match, something of an old chemist’s shop. Then you see the steam, a thin curtain between cliff and sea, and inside it heads in woollen hats. It is December and twelve degrees, and these people are in no hurry at all.',
    ),
    h2('How it works'),
    p(
      'The springs are about thirteen kilometres from Kos town, beyond Agios Fokas. The road stops high above; the last stretch is on foot, down a dirt track to the shore. The water comes up at close to fifty degrees, runs along a channel and gathers in a basin closed off with boulders. Through the gaps the sea comes in. Each wave brings a little cold, each pause a little heat.',
    ),
    p(
      'Those with experience choose their place with a toe. Near the channel it burns, at the edge it numbs, and somewhere in between there is one perfect metre, which moves.',
    ),
    quote('You do not set the temperature. You set where you sit.'),
    callout(
      'warn',
      'The cliff drops stones, and the track has been closed at times. Ask in town before you set out, and do not sit under the rock face.',
    ),
    chart,
    h2('The island of Hippocrates'),
    p(
      'Kos knows about water. At the Asklepieion, four kilometres outside the town, the sick washed, slept in the sanctuary and told their dreams to the priests. Hippocrates was born on the island around 460 BC, and one of the works handed down under his name deals with airs, waters and places: before you heal a city, it says, look at what it drinks.',
    ),
    p(
      'The heat comes from deep down. The island lies at the end of the Aegean’s volcanic arc, and opposite it Nisyros is smoking. An hour in the water is plenty; then rinse with fresh and eat something. At night you will sleep like a patient of the god. When there is a ship is on the page about ',
      internalLink('Kos', 'destination-kos'),
      '.',
    ),
  ),
};
