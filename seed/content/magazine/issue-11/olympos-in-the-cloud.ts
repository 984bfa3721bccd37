import { figure, h2, internalLink, p, quote, richText } from '#seed/content/rich-text.ts';
import { type ArticleSeed, editors } from '../article.ts';

const chart = figure('chart-karpathos', {
  el: 'Η Κάρπαθος σε χαρτί: μακριά, στενή, με το κεφάλι στον βορρά.',
  en: 'Karpathos in paper: long, narrow, its head to the north.',
});

export const olymposInTheCloud: ArticleSeed = {
  key: 'olympos-in-the-cloud',
  title_el: 'Όλυμπος: το χωριό μέσα στο σύννεφο',
  title_en: 'Olympos: the village inside the cloud',
  lead_el: 'Τον χειμώνα στη βόρεια Κάρπαθο ακούτε περισσότερα από όσα βλέπετε.',
  lead_en: 'In winter, in the north of Karpathos, you hear more than you see.',
  ...editors,
  picture: 'karpathos',
  body_el: richText(
    p(
      'Το σύννεφο ανεβαίνει από τη δυτική πλαγιά χωρίς να βιάζεται. Πρώτα παίρνει τους μύλους, έπειτα την εκκλησία, στο τέλος το χέρι που κρατά το φλιτζάνι. Μέσα στην άσπρη σιωπή ακούγεται ένα κουδούνι κατσίκας, μια πόρτα, και από κάπου μια λύρα που κουρδίζεται. Σε δέκα λεπτά έχει φύγει, και κάτω από τα πόδια σας, τριακόσια μέτρα πιο χαμηλά, λάμπει η θάλασσα.',
    ),
    h2('Γιατί εδώ'),
    p(
      'Η Όλυμπος χτίστηκε πάνω στη ράχη για να μη φαίνεται από τα πλοία των πειρατών. Τα σπίτια σκαρφαλώνουν το ένα στους ώμους του άλλου, οι μύλοι στέκουν στη γραμμή του ανέμου, πεταλωτοί, με την πλάτη στον βοριά. Για αιώνες ο μόνος δρόμος προς τον υπόλοιπο κόσμο ήταν το μονοπάτι ως το Διαφάνι και μετά η βάρκα. Αυτή η απόσταση κράτησε εδώ πράγματα που αλλού τα ξέχασαν.',
    ),
    p(
      'Οι γυναίκες φορούν ακόμη, οι μεγαλύτερες κάθε μέρα και οι νεότερες στις γιορτές, τη φορεσιά με τα κεντητά μανίκια και τα ψηλά δερμάτινα στιβάνια. Στη ντοπιολαλιά επιζούν λέξεις που οι γλωσσολόγοι τις βρίσκουν στα αρχαία δωρικά κείμενα. Και στο γλέντι οι άντρες τραγουδούν μαντινάδες της στιγμής, ο ένας στον άλλον, ώρες ολόκληρες, ώσπου κάποιος να κλάψει.',
    ),
    quote('Στο γλέντι της Ολύμπου δεν πας να ακούσεις. Πας να σου απαντήσουν.'),
    chart,
    h2('Μέσα στο σπίτι'),
    p(
      'Το παραδοσιακό σπίτι είναι ένα δωμάτιο. Στο μισό υψώνεται ο σουφάς, ένα ξύλινο πατάρι όπου κοιμόταν όλη η οικογένεια, και κάτω του η αποθήκη. Στους τοίχους κρέμονται πιάτα από λιμάνια που ο νοικοκύρης μπορεί να μην είδε ποτέ: τα έφερναν οι ναυτικοί, και κάθε πιάτο είναι ένα ταξίδι.',
    ),
    h2('Αν πάτε'),
    p(
      'Κατεβείτε από το πλοίο στο Διαφάνι, το λιμάνι του χωριού, και ανεβείτε με το λεωφορείο ή με τα πόδια από τη ρεματιά, κάτι λιγότερο από δύο ώρες. Πάρτε αδιάβροχο και παπούτσια που πιάνουν. Ζητήστε άδεια πριν φωτογραφίσετε ανθρώπους. Και μείνετε το βράδυ: το χωριό των εκδρομέων τελειώνει στις τέσσερις, το άλλο αρχίζει στις πέντε. Περισσότερα στη σελίδα για την ',
      internalLink('Κάρπαθο', 'destination-karpathos'),
      '.',
    ),
  ),
  body_en: richText(
    p(
      'The cloud comes up the western slope without haste. It takes the mills first, then the church, and finally the hand that holds the cup. Inside the white silence there is a goat bell, a door, and from somewhere a lyra being tuned. Ten minutes later it has gone, and beneath your feet, three hundred metres down, the sea is shining.',
    ),
    h2('Why here'),
    p(
      'Olympos was built on the ridge so as not to be seen from pirate ships. Houses stand on one another’s shoulders; the mills follow the line of the wind, horseshoe-shaped, their backs to the north. For centuries the only way to the rest of the world was the footpath to Diafani and then a boat. That distance kept things here which elsewhere were forgotten.',
    ),
    p(
      'Women still wear the dress with embroidered sleeves and tall leather boots, the older ones daily, the younger ones on feast days. Words survive in the dialect that linguists find in ancient Doric texts. And at a feast the men sing couplets made up on the spot, one to another, for hours on end, until somebody weeps.',
    ),
    quote('You do not go to a feast in Olympos to listen. You go to be answered.'),
    chart,
    h2('Inside the house'),
    p(
      'The traditional house is a single room. Across half of it rises the soufas, a wooden platform where the whole family slept, with the store underneath. On the walls hang plates from ports that the householder may never have seen: sailors brought them, and every plate is a voyage.',
    ),
    h2('If you go'),
    p(
      'Leave the ship at Diafani, the village’s harbour, and go up by bus or on foot through the ravine, a little under two hours. Take a raincoat and shoes that grip. Ask before you photograph people. And stay the night: the day-trippers’ village ends at four, the other one begins at five. There is more on the page about ',
      internalLink('Karpathos', 'destination-karpathos'),
      '.',
    ),
  ),
};
