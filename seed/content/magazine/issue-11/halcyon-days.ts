import { figure, h2, internalLink, p, quote, richText } from '#seed/content/rich-text.ts';
import { type ArticleSeed, editors } from '../article.ts';

const blossom = figure('offers-early-booking', {
  el: 'Από τη γκρίζα θάλασσα προς το άσπρο της αμυγδαλιάς.',
  en: 'From a grey sea towards the white of the almond tree.',
});

export const halcyonDays: ArticleSeed = {
  key: 'halcyon-days',
  title_el: 'Αλκυονίδες και αμυγδαλιές',
  title_en: 'Halcyon days, almond blossom',
  lead_el: 'Στην καρδιά του χειμώνα ο αέρας πέφτει για λίγες μέρες. Κάποτε έφταιγε ένα πουλί.',
  lead_en: 'In the heart of winter the wind drops for a few days. It used to be the work of a bird.',
  ...editors,
  picture: 'offers-early-booking',
  body_el: richText(
    p(
      'Υπάρχει μια μέρα του Ιανουαρίου που όλοι τη γνωρίζουν όταν έρθει. Οι καρέκλες βγαίνουν ξανά στην προκυμαία, τα σκυλιά ξαπλώνουν στη μέση του δρόμου και η θάλασσα γίνεται τόσο ήσυχη που ακούτε τα κουπιά από τον απέναντι κάβο. «Αλκυονίδες», λέει κάποιος, και το θέμα κλείνει.',
    ),
    h2('Το πουλί και ο πνιγμένος'),
    p(
      'Η Αλκυόνη ήταν κόρη του Αιόλου, που κυβερνούσε τους ανέμους. Ο άντρας της, ο Κήυκας, πνίγηκε σε τρικυμία, κι εκείνη έπεσε στα κύματα να τον βρει. Οι θεοί τους λυπήθηκαν και τους έκαναν πουλιά. Για να μπορεί η κόρη του να κλωσήσει τα αυγά της στην ακτή, ο Αίολος έκλεινε κάθε χειμώνα τους ανέμους στον ασκό τους για δύο εβδομάδες, επτά μέρες πριν και επτά μετά τη μικρότερη μέρα του χρόνου. Το αναφέρει ήδη ο Αριστοτέλης.',
    ),
    p(
      'Η αληθινή αλκυόνα, μικρή σαν σπουργίτι και μπλε σαν κάτι που ξέφυγε από άλλη εποχή, γεννά την άνοιξη, σε τρύπες δίπλα σε ποτάμια. Τον χειμώνα όμως κατεβαίνει πράγματι στις ακτές. Αν καθίσετε ακίνητοι στην άκρη του μόλου, ίσως τη δείτε να περνά χαμηλά σαν σπίθα.',
    ),
    quote('Κανένα δελτίο καιρού δεν έχει πει τόσο ωραία ότι ο βαρομετρικός ανεβαίνει.'),
    blossom,
    h2('Τι λένε οι μετεωρολόγοι'),
    p(
      'Όταν οι πιέσεις πάνω από τη νοτιοανατολική Ευρώπη και το Αιγαίο εξισώνονται σε υψηλά επίπεδα, ο άνεμος χάνει τον λόγο του. Ο ουρανός καθαρίζει, οι νύχτες παγώνουν, τα μεσημέρια ζεσταίνουν σαν Απρίλης. Συμβαίνει συχνότερα από τα μέσα Δεκεμβρίου ως τα μέσα Φεβρουαρίου, όχι κάθε χρόνο και ποτέ με ραντεβού.',
    ),
    h2('Το δέντρο που βιάζεται'),
    p(
      'Η αμυγδαλιά τις πιστεύει πάντα. Ανθίζει πριν βγάλει φύλλα, από τα τέλη Ιανουαρίου, και αν γυρίσει ο βοριάς, πληρώνει. Στη Νίσυρο ανεβαίνει ως το χείλος του ηφαιστείου, στη Ρόδο ασπρίζει τους κάμπους του εσωτερικού. Ταξιδέψτε τότε, με μια ζακέτα στην τσάντα. Τα πλοία είναι άδεια, το κατάστρωμα δικό σας, και η ',
      internalLink('Νίσυρος', 'destination-nisyros'),
      ' μυρίζει μέλι ως τη θάλασσα.',
    ),
  ),
  body_en: richText(
    p(
      'There is a day in January that everyone knows when it comes. Chairs go out on the waterfront again, dogs lie down in the middle of the road, and the sea grows so quiet that you hear oars from the opposite cape. “Halcyon days,” somebody says, and the subject is closed.',
    ),
    h2('The bird and the drowned man'),
    p(
      'Alcyone was a daughter of Aeolus, who governed the winds. Her husband Ceyx was drowned in a storm, and she threw herself into the waves to find him. The gods took pity and turned them both into birds. So that his daughter could hatch her eggs on the shore, Aeolus shut the winds in their bag for two weeks every winter, seven days before and seven days after the shortest day of the year. Aristotle already mentions it.',
    ),
    p(
      'The real kingfisher, small as a sparrow and blue as something escaped from another season, breeds in spring, in holes beside rivers. But in winter it does come down to the coast. Sit still at the end of the mole and you may see it pass, low over the water, like a spark.',
    ),
    quote('No weather report has ever put it so well that the barometer is rising.'),
    blossom,
    h2('What the forecasters say'),
    p(
      'When pressure over south-eastern Europe and the Aegean evens out at a high level, the wind loses its reason. The sky clears, nights freeze, noons are as warm as April. It happens most often between the middle of December and the middle of February, not every year and never by appointment.',
    ),
    h2('The tree in a hurry'),
    p(
      'The almond tree believes in it every time. It flowers before it has leaves, from late January on, and if the north wind comes back it pays the price. On Nisyros it climbs to the rim of the volcano, on Rhodes it whitens the plains of the interior. Travel then, with a cardigan in your bag. The ships are empty, the deck is yours, and ',
      internalLink('Nisyros', 'destination-nisyros'),
      ' smells of honey right down to the sea.',
    ),
  ),
};
