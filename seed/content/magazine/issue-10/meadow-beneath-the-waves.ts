import { figure, h2, internalLink, p, quote, richText } from '#seed/content/rich-text.ts';
import { type ArticleSeed, editors } from '../article.ts';

const turtle = figure('news-environment', {
  el: 'Η καρέτα πάνω από το λιβάδι, στη σκιά του σκαριού.',
  en: 'A loggerhead above the meadow, in the shadow of the hull.',
});

export const meadowBeneathTheWaves: ArticleSeed = {
  key: 'meadow-beneath-the-waves',
  title_el: 'Το λιβάδι κάτω από το κύμα',
  title_en: 'The meadow beneath the waves',
  lead_el:
    'Μια μάσκα, τρία μέτρα νερό, και από κάτω ένα χωράφι που κανείς δεν έσπειρε και όλοι το κατοικούν.',
  lead_en: 'A mask, three metres of water, and underneath a field that nobody sowed and everyone lives in.',
  ...editors,
  picture: 'news-environment',
  body_el: richText(
    p(
      'Από την παραλία φαίνεται σαν λεκές. Οι λουόμενοι τον παρακάμπτουν, τα παιδιά τον φοβούνται λίγο, και κάποιος λέει πάντα τη λέξη «φύκια». Δεν είναι φύκια. Φορέστε τη μάσκα και πηγαίνετε από πάνω: το σκούρο γίνεται πράσινο, το πράσινο κινείται, και ξαφνικά πετάτε πάνω από λιβάδι.',
    ),
    h2('Οι κάτοικοι'),
    p(
      'Περιμένετε ένα λεπτό χωρίς να κουνάτε τα πόδια, και θα αρχίσουν να βγαίνουν. Οι σάλπες πρώτες, κοπαδιαστά, με χρυσές ρίγες: είναι από τα λίγα ψάρια που τρώνε το ίδιο το φύλλο. Γύλοι και πέρκες περιπολούν στις παρυφές. Ανάμεσα στα φύλλα, αν έχετε υπομονή, στέκει κάποτε ένας ιππόκαμπος με την ουρά τυλιγμένη, ή μια σουπιά που παριστάνει το τίποτα.',
    ),
    p(
      'Εδώ γεννούν τα ψάρια που θα βρείτε αργότερα στα ανοιχτά. Τα μικρά τους κρύβονται ανάμεσα στα φύλλα ώσπου να γίνουν πιο γρήγορα από τους εχθρούς τους. Ένα τετραγωνικό μέτρο λιβαδιού είναι παιδικός σταθμός, ξενοδοχείο και εστιατόριο μαζί.',
    ),
    quote('Για τα ψάρια αυτό δεν είναι θέα. Είναι το σπίτι που μεγάλωσαν.'),
    turtle,
    h2('Ο επισκέπτης με το καβούκι'),
    p(
      'Αν είστε τυχεροί, περνά και μια χελώνα. Η καρέτα ψάχνει στον βυθό καβούρια και όστρακα· η πράσινη χελώνα, πιο σπάνια, βόσκει κανονικά. Αναπνέουν αέρα όπως εσείς, γι’ αυτό μην τις πλησιάζετε όταν ανεβαίνουν. Στο λιμάνι στο Καστελλόριζο έχουν συνηθίσει τα σκάφη, όμως το συνήθειο δεν τις προστατεύει από τις προπέλες: όσοι κυβερνούν βάρκα ας πηγαίνουν αργά.',
    ),
    h2('Πού να κοιτάξετε'),
    p(
      'Παντού όπου το νερό είναι καθαρό και η ακτή ήσυχη: στους όρμους της Τήλου, στα νότια της Λέρου, γύρω από τους Λειψούς. Ο Σεπτέμβριος και ο Οκτώβριος είναι οι καλύτεροι μήνες, με τη θάλασσα ζεστή και τα σκάφη λιγοστά. Αγγίξτε με τα μάτια. Και για το ταξίδι ως τις χελώνες, δείτε τη σελίδα για το ',
      internalLink('Καστελλόριζο', 'destination-kastellorizo'),
      '.',
    ),
  ),
  body_en: richText(
    p(
      'From the beach it looks like a stain. Bathers swim around it, children are a little afraid of it, and somebody always says “seaweed”. It is not seaweed. Put on the mask and go over it: dark turns to green, the green moves, and all at once you are flying above a meadow.',
    ),
    h2('The residents'),
    p(
      'Wait one minute without moving your legs and they begin to come out. Salema first, in a shoal, with golden stripes: they are among the few fish that eat the leaf itself. Wrasse and combers patrol the edge. Between the blades, given patience, there is sometimes a seahorse with its tail wound around a stem, or a cuttlefish pretending to be nothing.',
    ),
    p(
      'This is where the fish are born that you will meet later in open water. Their young hide between the leaves until they are faster than their enemies. One square metre of meadow is nursery, hotel and restaurant at once.',
    ),
    quote('To the fish this is not scenery. It is the house they grew up in.'),
    turtle,
    h2('The visitor with the shell'),
    p(
      'If you are lucky a turtle passes. The loggerhead searches the bottom for crabs and shellfish; the green turtle, which is rarer, really grazes. They breathe air as you do, so do not come close when they rise. In the harbour of Kastellorizo they have grown used to boats, but habit does not protect them from propellers: whoever steers should go slowly.',
    ),
    h2('Where to look'),
    p(
      'Anywhere the water is clean and the shore quiet: in the bays of Tilos, in the south of Leros, around Lipsi. September and October are the best months, with the sea warm and the boats few. Touch with your eyes. And for the voyage to the turtles, see the page about ',
      internalLink('Kastellorizo', 'destination-kastellorizo'),
      '.',
    ),
  ),
};
