import { bullets, figure, h2, internalLink, p, quote, richText, strong } from '#seed/content/rich-text.ts';
import { type ArticleSeed, editors } from '../article.ts';

const octopus = figure('fournoi', {
  el: 'Χταπόδια στο σκοινί: ο μεζές που στεγνώνει στον ήλιο.',
  en: 'Octopus on the line: a meze that dries in the sun.',
});

export const twelveFlavours: ArticleSeed = {
  key: 'twelve-flavours',
  title_el: 'Δώδεκα γεύσεις, δώδεκα νησιά',
  title_en: 'Twelve flavours, twelve islands',
  lead_el:
    'Ένας κατάλογος για να διαβάζεται με άδειο στομάχι, από το μελεκούνι της Ρόδου ως το κατουμάρι στο Καστελλόριζο.',
  lead_en:
    'A menu to be read on an empty stomach, from the melekouni of Rhodes to the katoumari of Kastellorizo.',
  ...editors,
  picture: 'fournoi',
  body_el: richText(
    p(
      'Τα νησιά μας μαγειρεύουν με ό,τι είχε πάντα το κατώι: αλεύρι, ρεβίθια, τυρί από κατσίκα, μέλι από θυμάρι, και ό,τι έφερνε η βάρκα. Από τα ίδια λίγα υλικά κάθε λιμάνι έφτιαξε κάτι δικό του. Ρωτήστε δύο γείτονες για την ίδια συνταγή και θα ακούσετε τρεις γνώμες. Αυτή είναι η δική μας.',
    ),
    h2('Τα αλμυρά'),
    bullets(
      [strong('Σύμη: '), 'το μικρό γαριδάκι, τηγανητό, που τρώγεται ολόκληρο, με το κέλυφος.'],
      [strong('Χάλκη: '), 'μακαρόνια χειροποίητα με κρεμμύδι που τσιγαρίστηκε ώσπου να γίνει γλυκό.'],
      [strong('Κάλυμνος: '), 'μερμιζέλι, σαλάτα με κρίθινο παξιμάδι, ντομάτα και τυρί.'],
      [strong('Κως: '), 'το κρασοτύρι, που ωριμάζει μέσα σε κρασί και βγαίνει με κόκκινη φλούδα.'],
      [strong('Πάτμος: '), 'η τυρόπιτα του νησιού, μικρή, στρογγυλή και ζεστή.'],
      [strong('Κάσος: '), 'ντολμαδάκια τόσο λεπτά που χρειάζονται δύο για μια μπουκιά.'],
      [strong('Κάρπαθος: '), 'μακαρούνες, με τυρί και καμένο κρεμμύδι.'],
    ),
    quote('Το ίδιο κρεμμύδι, το ίδιο αλεύρι, και κάθε νησί ορκίζεται πως το σκέφτηκε πρώτο.'),
    octopus,
    h2('Τα γλυκά'),
    bullets(
      [strong('Ρόδος: '), 'μελεκούνι, σουσάμι και μέλι σε ρόμβους, το κέρασμα του γάμου.'],
      [strong('Νίσυρος: '), 'σουμάδα, το ποτό από αμύγδαλα, αραιωμένο με κρύο νερό.'],
      [strong('Λέρος: '), 'πουγκάκια, μικρά τσαντάκια ζύμης γεμάτα αμύγδαλο.'],
      [strong('Αστυπάλαια: '), 'κίτρινα κουλούρια, χρωματισμένα με τη ζαφορά, τον κρόκο του νησιού.'],
      [strong('Καστελλόριζο: '), 'κατουμάρι, φύλλα με βούτυρο και ζάχαρη που τα ανοίγουν στο χέρι.'],
    ),
    h2('Πώς να τα βρείτε'),
    p(
      'Όχι όλα κάθε μέρα. Το γαριδάκι θέλει καιρό για ψάρεμα, τα ντολμαδάκια υπομονή που δεν υπάρχει τον Αύγουστο, τα κίτρινα κουλούρια φουρνίζονται κυρίως το Πάσχα. Ρωτήστε στον φούρνο και όχι στην προκυμαία, κοιτάξτε τι τρώει το διπλανό τραπέζι και μη διστάσετε να δείξετε με το δάχτυλο.',
    ),
    p(
      'Αν έχετε χρόνο μόνο για ένα, ξεκινήστε από τη ',
      internalLink('Σύμη', 'destination-symi'),
      ': το γαριδάκι της δεν ταξιδεύει. Και κρατήστε λίγη όρεξη για την επιστροφή, γιατί σε κάθε λιμάνι κάποιος κατεβαίνει με ένα κουτί γλυκά δεμένο με σπάγκο, και το μισό δεν φτάνει ποτέ στο σπίτι.',
    ),
  ),
  body_en: richText(
    p(
      'Our islands cook with what the cellar always held: flour, chickpeas, goat’s cheese, thyme honey, and whatever the boat brought in. Out of the same few things every harbour has made something of its own. Ask two neighbours for one recipe and you will hear three opinions. This is ours.',
    ),
    h2('Savoury'),
    bullets(
      [strong('Symi: '), 'the small shrimp, fried, eaten whole with the shell.'],
      [strong('Halki: '), 'handmade pasta with onions fried until they turn sweet.'],
      [strong('Kalymnos: '), 'mermizeli, a salad of barley rusk, tomato and cheese.'],
      [strong('Kos: '), 'krasotyri, a cheese that ripens in wine and comes out with a red rind.'],
      [strong('Patmos: '), 'the island’s cheese pie, small, round and warm.'],
      [strong('Kasos: '), 'stuffed vine leaves so thin that it takes two to make a mouthful.'],
      [strong('Karpathos: '), 'makarounes, with cheese and darkly browned onion.'],
    ),
    quote('The same onion, the same flour, and every island swears it thought of it first.'),
    octopus,
    h2('Sweet'),
    bullets(
      [strong('Rhodes: '), 'melekouni, sesame and honey cut in diamonds, served at weddings.'],
      [strong('Nisyros: '), 'soumada, a syrup of almonds lengthened with cold water.'],
      [strong('Leros: '), 'pougakia, little purses of dough filled with almond.'],
      [strong('Astypalaia: '), 'yellow biscuits, coloured with zafora, the island’s own saffron.'],
      [strong('Kastellorizo: '), 'katoumari, sheets of pastry with butter and sugar, stretched by hand.'],
    ),
    h2('How to find them'),
    p(
      'Not all of them on any given day. Shrimp need fishing weather, vine leaves a patience that does not exist in August, and the yellow biscuits are baked mostly for Easter. Ask at the bakery rather than on the waterfront, look at what the next table is eating, and do not be shy of pointing.',
    ),
    p(
      'If you have time for only one, begin on ',
      internalLink('Symi', 'destination-symi'),
      ': its shrimp do not travel. And save some appetite for the way home, because in every harbour somebody steps ashore with a box of sweets tied up in string, and half of it never reaches the house.',
    ),
  ),
};
