import { bullets, figure, h2, internalLink, p, quote, richText, strong } from '#seed/content/rich-text.ts';
import { type ArticleSeed, editors } from '../article.ts';

const leros = figure('leros', {
  el: 'Παντέλι της Λέρου: το κάστρο και οι μύλοι στη σειρά.',
  en: 'Panteli on Leros: the castle and the row of mills.',
});

export const northByCatamaran: ArticleSeed = {
  key: 'north-by-catamaran',
  title_el: 'Οδηγός: με καταμαράν στα βόρεια',
  title_en: 'Guide: north by catamaran',
  lead_el: 'Ένα ταξίδι, έξι λιμάνια. Τι βλέπετε από το παράθυρο και πού αξίζει να κατεβείτε.',
  lead_en: 'One voyage, six harbours. What you see from the window, and where it is worth getting off.',
  ...editors,
  picture: 'hero-open-sea',
  body_el: richText(
    p(
      'Η βόρεια γραμμή είναι το πιο πυκνό ταξίδι του Αιγαίου. Από την Κω και πάνω τα νησιά απέχουν μεταξύ τους λιγότερο από μία ώρα, οι ακτές δεν χάνονται ποτέ, και κάθε φορά που κλείνετε το βιβλίο έχει αλλάξει το τοπίο. Καθίστε δεξιά για τη Μικρά Ασία, αριστερά για τα νησιά.',
    ),
    h2('Λιμάνι με λιμάνι'),
    bullets(
      [
        strong('Σύμη. '),
        'Το πλοίο μπαίνει στον Γιαλό αργά, και τα σπίτια ανοίγουν σαν αυλαία. Μισό τέταρτο στο κατάστρωμα αξίζει όσο ένα εισιτήριο.',
      ],
      [
        strong('Κως. '),
        'Το κάστρο των Ιπποτών στέκει στην είσοδο του λιμανιού. Όποιος κατέβει έχει την αρχαία αγορά στα διακόσια βήματα.',
      ],
      [
        strong('Κάλυμνος. '),
        'Χρωματιστή Πόθια και από πάνω γυμνός ασβεστόλιθος. Το φθινόπωρο ακούτε στην προκυμαία περισσότερες γλώσσες αναρριχητών παρά ψαράδων.',
      ],
      [
        strong('Λέρος. '),
        'Βαθιοί κόλποι, ένα βυζαντινό κάστρο και, στο Λακκί, μια ολόκληρη πόλη της δεκαετίας του 1930 με στρογγυλές γωνίες και πλατιές λεωφόρους.',
      ],
      [
        strong('Λειψοί. '),
        'Η πιο σύντομη στάση και ο πιο σύντομος περίπατος. Αν έχετε μόνο μια μέρα, ξοδέψτε την εδώ.',
      ],
      [
        strong('Πάτμος. '),
        'Το μοναστήρι φαίνεται μια ώρα πριν φτάσετε. Από τη Σκάλα ανεβαίνουν λεωφορεία, αλλά και ένα καλντερίμι.',
      ],
    ),
    quote('Στα βόρεια δεν περνάτε από νησί σε νησί. Περνάτε από αυλή σε αυλή.'),
    leros,
    h2('Πόσο καιρό θέλετε'),
    p(
      'Τρεις μέρες φτάνουν για δύο νησιά, μία εβδομάδα για τέσσερα. Το μυστικό είναι να μη φεύγετε κάθε πρωί: δύο νύχτες σε κάθε λιμάνι, και η δεύτερη μέρα χωρίς σχέδιο. Τον Ιούλιο και τον Αύγουστο φυσά μελτέμι, συνήθως πιο δυνατό το απόγευμα· όσοι ζαλίζονται ας προτιμήσουν τα πρωινά δρομολόγια και μια θέση χαμηλά, στη μέση του πλοίου.',
    ),
    p(
      'Τα εισιτήρια τα κλείνετε σκέλος με σκέλος, οπότε το σχέδιο μπορεί να αλλάξει. Αφήστε για το τέλος το νησί που σας ταιριάζει περισσότερο: από τη ',
      internalLink('Λέρο', 'destination-leros'),
      ' και πάνω κανείς δεν κοιτάζει το ρολόι.',
    ),
  ),
  body_en: richText(
    p(
      'The North line is the densest voyage in the Aegean. From Kos on, the islands are less than an hour apart, the coast is never out of sight, and each time you close the book the scenery has changed. Sit on the right for Asia Minor, on the left for the islands.',
    ),
    h2('Harbour by harbour'),
    bullets(
      [
        strong('Symi. '),
        'The ship comes into Yialos slowly, and the houses open like a curtain. A few minutes on deck are worth the fare.',
      ],
      [
        strong('Kos. '),
        'The Knights’ castle stands at the harbour mouth. Whoever goes ashore has the ancient agora two hundred steps away.',
      ],
      [
        strong('Kalymnos. '),
        'Coloured Pothia, and bare limestone above. In autumn you hear more climbers’ languages on the waterfront than fishermen’s.',
      ],
      [
        strong('Leros. '),
        'Deep bays, a Byzantine castle and, in Lakki, an entire town of the 1930s with rounded corners and wide avenues.',
      ],
      [
        strong('Lipsi. '),
        'The shortest call and the shortest walk. If you have only one day, spend it here.',
      ],
      [
        strong('Patmos. '),
        'The monastery shows an hour before you arrive. From Skala buses go up, and so does a cobbled path.',
      ],
    ),
    quote('In the north you do not go from island to island. You go from courtyard to courtyard.'),
    leros,
    h2('How long you need'),
    p(
      'Three days are enough for two islands, a week for four. The secret is not to leave every morning: two nights in each harbour, and the second day without a plan. In July and August the meltemi blows, as a rule harder in the afternoon; if you are easily seasick, prefer the morning sailings and a seat low down, in the middle of the ship.',
    ),
    p(
      'You book leg by leg, so the plan is free to change. Keep the island that suits you best for last. North of ',
      internalLink('Leros', 'destination-leros'),
      ' nobody looks at the clock.',
    ),
  ),
};
