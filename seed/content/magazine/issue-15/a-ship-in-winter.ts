import { figure, h2, internalLink, p, quote, richText } from '#seed/content/rich-text.ts';
import type { ArticleSeed } from '../article.ts';

const fleet = figure('fleet', {
  el: 'Ο στόλος σε πλάγια όψη, με ανατολή.',
  en: 'The fleet in profile, at sunrise.',
});

export const aShipInWinter: ArticleSeed = {
  key: 'a-ship-in-winter',
  title_el: 'Τι κάνει ένα πλοίο τον χειμώνα',
  title_en: 'What a ship does in winter',
  lead_el:
    'Δύο εβδομάδες έξω από το νερό, μακριά από τους επιβάτες: το πιο ήσυχο και το πιο πολυάσχολο ταξίδι του χρόνου.',
  lead_en: 'Two weeks out of the water, far from passengers: the quietest and busiest voyage of the year.',
  byline_el: 'Το μηχανοστάσιο του καταμαράν Νηρέας',
  byline_en: 'The engine room of the catamaran Nireas',
  picture: 'news-winter',
  body_el: richText(
    p(
      'Ένα πλοίο στη δεξαμενή μοιάζει μεγαλύτερο. Στο λιμάνι βλέπετε το μισό· το άλλο μισό, αυτό που κάνει τη δουλειά, βγαίνει στο φως μία φορά τον χρόνο. Όταν αδειάσει το νερό και στεγνώσουν τα υποστρώματα, κατεβαίνουμε με λάμπες και κοιτάμε το σκαρί από κάτω, όπως το βλέπουν τα ψάρια.',
    ),
    h2('Το δέρμα'),
    p(
      'Πρώτα το πλύσιμο, με νερό σε τόση πίεση που ξεκολλά ό,τι φύτρωσε: φύκια, στρείδια, μια λεπτή γλίτσα που δεν φαίνεται αλλά φρενάρει. Καθαρό σκαρί σημαίνει λιγότερα καύσιμα και καλύτερη ταχύτητα. Ύστερα περνιέται το υφαλόχρωμα, η ειδική βαφή που δεν αφήνει τη ζωή να πιάσει πάνω της.',
    ),
    p(
      'Αλλάζουμε και τα ανόδια, κομμάτια μετάλλου βιδωμένα στο σκαρί που υπάρχουν για να φθείρονται. Η θάλασσα πάντα κάτι τρώει· τα ανόδια φροντίζουν να μην τρώει το πλοίο.',
    ),
    quote('Το καλύτερο εξάρτημα είναι εκείνο που χαλάει στη θέση των άλλων.'),
    fleet,
    h2('Η καρδιά και οι πνεύμονες'),
    p(
      'Στο μηχανοστάσιο οι μηχανές ανοίγουν με τη σειρά. Μετράμε φθορές σε εκατοστά του χιλιοστού, αλλάζουμε φίλτρα, δοκιμάζουμε συναγερμούς. Η άγκυρα κατεβαίνει ολόκληρη και απλώνεται στο δάπεδο, για να δούμε την αλυσίδα κρίκο κρίκο. Βάφουμε ξανά τα σημάδια της: από αυτά καταλαβαίνει ο ναύτης στην πλώρη πόση έχει βγει όταν φυσά και δεν ακούγεται τίποτα.',
    ),
    p(
      'Οι σωσίβιες σχεδίες φεύγουν για έλεγχο στη στεριά. Ανοίγουν, φουσκώνουν, μένουν έτσι για να φανεί αν χάνουν, και διπλώνονται πάλι από ανθρώπους που κάνουν μόνο αυτό. Τα σωσίβια μετριούνται, και τα παιδικά χωριστά. Οι επιθεωρητές έρχονται με λίστα και φεύγουν με λίστα μικρότερη.',
    ),
    h2('Η επιστροφή'),
    p(
      'Την τελευταία μέρα ανοίγει η θύρα της δεξαμενής και το νερό ανεβαίνει αργά. Κάποια στιγμή τα υποστρώματα τρίζουν και το πλοίο παύει να πατά. Κανείς δεν μιλά. Το επόμενο πρωί είμαστε πάλι στη γραμμή, και ο πρώτος επιβάτης ρωτά αν αλλάξαμε κάτι. Ποια πλοία είναι αυτά και πόσους παίρνουν, το λέει η σελίδα για τον ',
      internalLink('στόλο', 'page-fleet'),
      '.',
    ),
  ),
  body_en: richText(
    p(
      'A ship in dry dock looks bigger. In harbour you see half of her; the other half, the one that does the work, comes out into the light once a year. When the water has drained and the blocks are dry, we go down with lamps and look at the hull from below, the way fish see it.',
    ),
    h2('The skin'),
    p(
      'First the wash, with water at such pressure that it lifts whatever has grown: weed, shells, a thin slime you cannot see but the ship can feel. A clean hull means less fuel and better speed. Then comes the antifouling, the paint that gives life nothing to hold on to.',
    ),
    p(
      'We also change the anodes, lumps of metal bolted to the hull that exist in order to wear away. The sea always eats something; the anodes see to it that it is not the ship.',
    ),
    quote('The best part on board is the one that fails in place of the others.'),
    fleet,
    h2('Heart and lungs'),
    p(
      'In the engine room the engines are opened one after another. We measure wear in hundredths of a millimetre, change filters, test alarms. The anchor is let down all the way and the chain laid out on the dock floor, to be looked at link by link. We repaint its marks: they tell the sailor at the bow how much has run out when it blows and nothing can be heard.',
    ),
    p(
      'The life rafts go ashore for their check. They are opened, inflated, left standing to see whether they lose air, and folded again by people who do nothing else. Life jackets are counted, children’s sizes separately. The surveyors come with a list and leave with a shorter one.',
    ),
    h2('Going back'),
    p(
      'On the last day the dock gate opens and the water rises slowly. At some point the blocks creak and the ship no longer stands on them. Nobody speaks. Next morning we are back on the line, and the first passenger asks whether we have changed anything. Which ships these are, and how many people they carry, is told on the page about the ',
      internalLink('fleet', 'page-fleet'),
      '.',
    ),
  ),
};
