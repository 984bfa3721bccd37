import { figure, h2, internalLink, p, quote, richText } from '#seed/content/rich-text.ts';
import { type ArticleSeed, editors } from '../article.ts';

const chart = figure('chart-ikaria', {
  el: 'Η Ικαρία σε χαρτί: ένα βουνό με θάλασσα γύρω του.',
  en: 'Ikaria in paper: a mountain with sea around it.',
});

export const honeyOfTwoSeasons: ArticleSeed = {
  key: 'honey-of-two-seasons',
  title_el: 'Μέλι δύο εποχών',
  title_en: 'Honey of two seasons',
  lead_el:
    'Το καλοκαίρι βγαίνει χρυσό από το θυμάρι. Το φθινόπωρο, σκούρο από το ρείκι. Ανάμεσα ταξιδεύουν οι μέλισσες.',
  lead_en:
    'In summer it comes golden from the thyme. In autumn, dark from the heather. In between, the bees travel.',
  ...editors,
  picture: 'ikaria',
  body_el: richText(
    p(
      'Αν δείτε στο γκαράζ του πλοίου ένα φορτηγάκι σκεπασμένο με δίχτυ, μην ακουμπήσετε πάνω του. Μέσα κοιμούνται μερικές δεκάδες χιλιάδες επιβάτες. Οι μελισσοκόμοι μετακινούν τις κυψέλες τους νύχτα, όταν οι μέλισσες είναι μέσα, και τις πηγαίνουν εκεί όπου ανθίζει κάτι. Η μέλισσα δεν βγάζει εισιτήριο, αλλά έχει κι αυτή δρομολόγιο.',
    ),
    h2('Ιούνιος: θυμάρι'),
    p(
      'Στα ξερά νησιά το θυμάρι ανθίζει όταν όλα τα άλλα έχουν παραιτηθεί. Η Κάλυμνος, η Κάσος και η Αστυπάλαια μυρίζουν από τη θάλασσα. Το μέλι του είναι κεχριμπαρένιο, παχύρρευστο, με άρωμα που πιάνει τη μύτη πριν από τη γλώσσα, και αργεί πολύ να κρυσταλλώσει. Ο τρύγος γίνεται τον Ιούλιο, πρωί, πριν σηκωθεί το μελτέμι και νευριάσει το μελίσσι.',
    ),
    quote('Δύο βάζα από το ίδιο νησί δεν έχουν ποτέ την ίδια γεύση. Έχουν άλλον λόφο μέσα τους.'),
    h2('Οκτώβριος: ρείκι'),
    p(
      'Μόλις έρθουν οι πρώτες βροχές, στα βουνά της Ικαρίας ανθίζει το ρείκι. Το μέλι του είναι κοκκινωπό, λίγο πικρό, σαν καραμέλα που την ξέχασαν στη φωτιά, και κρυσταλλώνει μέσα σε λίγους μήνες σε πηχτή κρέμα. Αυτό δεν είναι ελάττωμα· είναι η ταυτότητά του. Πολλοί εκεί το προτιμούν από κάθε άλλο, με το κουτάλι το πρωί ή πάνω σε φρέσκο τυρί.',
    ),
    chart,
    h2('Κάτω από τα πεύκα'),
    p(
      'Υπάρχει και ένα τρίτο μέλι, που δεν βγαίνει από άνθος. Στα πευκοδάση της Ρόδου ένα μικρό έντομο πίνει χυμό από τον κορμό και αφήνει σταγόνες γλυκές· τις μαζεύουν οι μέλισσες στο τέλος του καλοκαιριού. Το πευκόμελο είναι λιγότερο γλυκό, πλούσιο σε μέταλλα, και σχεδόν δεν κρυσταλλώνει ποτέ.',
    ),
    p(
      'Αγοράστε από τον παραγωγό, ρωτήστε τον πού είχε τις κυψέλες τον Ιούνιο και κοιτάξτε την ετικέτα: ο τόπος πρέπει να γράφεται. Τυλίξτε το βάζο σε μια μπλούζα και κρατήστε το όρθιο στη βαλίτσα. Και αν θέλετε το φθινοπωρινό από την πηγή του, το πλοίο πηγαίνει στην ',
      internalLink('Ικαρία', 'destination-ikaria'),
      '.',
    ),
  ),
  body_en: richText(
    p(
      'If you see a pickup on the car deck with a net over it, do not lean against it. Inside, some tens of thousands of passengers are asleep. Beekeepers move their hives by night, when the bees are in, and take them to wherever something is in flower. A bee needs no ticket, but it keeps a timetable of its own.',
    ),
    h2('June: thyme'),
    p(
      'On the dry islands thyme flowers when everything else has resigned. Kalymnos, Kasos and Astypalaia can be smelled from the sea. Its honey is amber and thick, with a scent that reaches the nose before the tongue, and it is very slow to set. The harvest is in July, in the morning, before the meltemi gets up and irritates the swarm.',
    ),
    quote('No two jars from one island taste alike. There is a different hill inside.'),
    h2('October: heather'),
    p(
      'As soon as the first rains come, heather flowers in the mountains of Ikaria. Its honey is reddish and slightly bitter, like caramel that somebody forgot on the fire, and within a few months it sets to a dense cream. That is not a fault; it is its signature. Many people there prefer it to any other, by the spoon in the morning or on fresh cheese.',
    ),
    chart,
    h2('Under the pines'),
    p(
      'There is a third honey, which comes from no flower. In the pine woods of Rhodes a small insect drinks sap from the trunk and leaves sweet drops behind; the bees gather them at the end of summer. Pine honey is less sweet, rich in minerals, and hardly ever sets.',
    ),
    p(
      'Buy from the beekeeper, ask where the hives stood in June, and look at the label: the place should be written on it. Roll the jar in a jumper and keep it upright in your bag. And if you would like the autumn kind from its source, the ship goes to ',
      internalLink('Ikaria', 'destination-ikaria'),
      '.',
    ),
  ),
};
