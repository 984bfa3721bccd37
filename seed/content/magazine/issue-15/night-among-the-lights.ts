import { figure, h2, internalLink, p, quote, richText } from '#seed/content/rich-text.ts';
import { type ArticleSeed, editors } from '../article.ts';

const wake = figure('hero-night', {
  el: 'Πανσέληνος, και τα παράθυρα πιο ζεστά από τη θάλασσα.',
  en: 'A full moon, and windows warmer than the sea.',
});

export const nightAmongTheLights: ArticleSeed = {
  key: 'night-among-the-lights',
  title_el: 'Νύχτα ανάμεσα στα φώτα',
  title_en: 'A night among the lights',
  lead_el:
    'Τον Δεκέμβριο ο ήλιος φεύγει πριν από τις πέντε. Τότε το πέλαγος ανάβει, ένα ένα, τα δικά του φώτα.',
  lead_en: 'In December the sun is gone before five. Then the sea lights its own lamps, one by one.',
  ...editors,
  picture: 'hero-night',
  body_el: richText(
    p(
      'Πρώτα χάνονται οι ακτές. Λίγα λεπτά μετά το ηλιοβασίλεμα τα βουνά της Μικράς Ασίας και τα νησιά γίνονται μία γραμμή, και ύστερα ούτε γραμμή. Όποιος βγει τότε στο κατάστρωμα θα περιμένει λίγο ώσπου να δει. Το μάτι θέλει περίπου είκοσι λεπτά για να συνηθίσει το σκοτάδι, και μετά αρχίζει το θέαμα.',
    ),
    h2('Το αλφάβητο της νύχτας'),
    p(
      'Κάθε πλοίο που ταξιδεύει λέει με τα φώτα του πού πηγαίνει: πράσινο στη δεξιά πλευρά, κόκκινο στην αριστερή, λευκό πίσω. Αν από απέναντι βλέπετε μόνο κόκκινο, σας δείχνει την αριστερή του μπάντα και περνά μπροστά σας. Αν βλέπετε και τα δύο, έρχεται καταπάνω σας. Η γέφυρα το ξέρει πρώτη, και γι’ αυτό μέσα της είναι όλα σβηστά, εκτός από τις οθόνες που φέγγουν χαμηλά.',
    ),
    p(
      'Οι φάροι μιλούν με τον χρόνο. Ο καθένας έχει ρυθμό δικό του, γραμμένο στον χάρτη: τόσες αναλαμπές, τόσα δευτερόλεπτα σιωπή. Δύο γειτονικοί φάροι δεν αναβοσβήνουν ποτέ το ίδιο. Ένας ναυτικός μετρά από μέσα του και ξέρει ποιον κάβο έχει πλάι του.',
    ),
    quote('Οι φάροι δεν δείχνουν τον δρόμο. Λένε το όνομά τους, και ο δρόμος βγαίνει μόνος του.'),
    wake,
    h2('Ψηλά και χαμηλά'),
    p(
      'Μακριά από τα λιμάνια ο ουρανός του χειμώνα είναι ο πιο πλούσιος του χρόνου. Ο Ωρίωνας ανεβαίνει από την ανατολή με τα τρία αστέρια της ζώνης του, και αν τραβήξετε τη γραμμή τους προς τα κάτω θα πέσετε στον Σείριο, το λαμπρότερο αστέρι της νύχτας. Από την άλλη πλευρά η ζώνη δείχνει προς τον Αλδεβαράν και την Πούλια.',
    ),
    p(
      'Σκύψτε και προς το νερό. Κάποιες νύχτες ο αφρός στην πλώρη φωσφορίζει: είναι μικροοργανισμοί που λάμπουν όταν τους ταράξει το κύμα. Κρατά όσο μια ανάσα.',
    ),
    p(
      'Και μετά φαίνεται το λιμάνι, μια χούφτα φώτα που κάποιος άφησε αναμμένα. Στη ',
      internalLink('Σύμη', 'destination-symi'),
      ' ανεβαίνουν ως ψηλά στο Χωριό, στην ',
      internalLink('Πάτμο', 'destination-patmos'),
      ' μένουν χαμηλά στη Σκάλα και επάνω στέκει μόνο το μοναστήρι. Πριν πέσει ο καταπέλτης, όλοι έχουν ήδη βρει ποιο παράθυρο είναι το δικό τους.',
    ),
  ),
  body_en: richText(
    p(
      'The coasts go first. A few minutes after sunset the mountains of Asia Minor and the islands become one line, and then not even that. Anyone stepping out on deck now has to wait. The eye needs some twenty minutes to settle into the dark, and after that the show begins.',
    ),
    h2('The alphabet of the night'),
    p(
      'A ship under way tells you with her lamps where she is going: green on the right side, red on the left, white behind. If all you see across the water is red, she is showing you her left side and passing ahead. If you see both, she is coming straight at you. The bridge knows before you do, which is why everything in there is dark but for the screens, turned down to a glow.',
    ),
    p(
      'Lighthouses speak in time. Each has a rhythm of its own, printed on the chart: so many flashes, so many seconds of silence. No two neighbours ever blink alike. A sailor counts under his breath and knows which cape is beside him.',
    ),
    quote('A lighthouse does not show the way. It says its name, and the way follows from that.'),
    wake,
    h2('Above and below'),
    p(
      'Far from the harbours, the winter sky is the richest of the year. Orion climbs out of the east with the three stars of his belt. Follow their line down and you land on Sirius, the brightest star of the night. Follow it the other way and it points to Aldebaran and the Pleiades.',
    ),
    p(
      'Look down at the water, too. On some nights the foam at the bow glows: tiny organisms that light up when the wave disturbs them. It lasts as long as a breath.',
    ),
    p(
      'And then comes the harbour, a handful of lights that somebody left on. On ',
      internalLink('Symi', 'destination-symi'),
      ' they climb all the way to the upper town; on ',
      internalLink('Patmos', 'destination-patmos'),
      ' they stay low in Skala, and above them stands the monastery alone. Before the ramp is down, everyone on deck has found the window that is theirs. The ship turns, the engines change their voice, and for a moment the whole town is reflected twice: once in the water, once in the glass of the saloon.',
    ),
  ),
};
