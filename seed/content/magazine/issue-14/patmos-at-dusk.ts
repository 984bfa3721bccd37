import { figure, h2, internalLink, p, quote, richText } from '#seed/content/rich-text.ts';
import { type ArticleSeed, editors } from '../article.ts';

const chart = figure('chart-patmos', {
  el: 'Η Πάτμος σε χαρτί. Το περίγραμμα είναι αληθινό, το ανάγλυφο διακοσμητικό.',
  en: 'Patmos in paper. The outline is real, the relief decorative.',
});

export const patmosAtDusk: ArticleSeed = {
  key: 'patmos-at-dusk',
  title_el: 'Πάτμος, το φως του δειλινού',
  title_en: 'Patmos, the light at dusk',
  lead_el: 'Οι μύλοι κοιτούν δυτικά. Κάποιος ήξερε από το 1588 πού τελειώνει η μέρα.',
  lead_en: 'The mills face west. Somebody knew as early as 1588 where the day ends.',
  ...editors,
  picture: 'patmos',
  body_el: richText(
    p(
      'Στις πέντε το απόγευμα η Χώρα είναι σχεδόν άδεια. Οι τοίχοι κρατούν ακόμη τη ζέστη του μεσημεριού, μια γάτα διασχίζει την πλατεία και από κάπου ψηλά ακούγεται σήμαντρο. Οι επισκέπτες του πρωινού έχουν κατεβεί στη Σκάλα. Αυτή είναι η ώρα να ανεβείτε.',
    ),
    h2('Το γκρίζο που γίνεται χρυσό'),
    p(
      'Το μοναστήρι του Αγίου Ιωάννη του Θεολόγου χτίστηκε από το 1088 με την πέτρα του νησιού, μια πέτρα που στο δυνατό φως δεν λέει τίποτα. Το δειλινό όμως την αλλάζει: πρώτα γίνεται μελιά, ύστερα ροδί, και για λίγα λεπτά οι επάλξεις μοιάζουν να φωτίζονται από μέσα. Τα άσπρα σπίτια από κάτω παίρνουν το χρώμα με καθυστέρηση, όπως η ηχώ.',
    ),
    p(
      'Η Χώρα είναι φτιαγμένη για σκιά. Τα δρομάκια στρίβουν κάθε λίγα μέτρα, περνούν κάτω από καμάρες, καταλήγουν σε πόρτες με χτυπητήρια. Το φως μπαίνει λοξά από τις γωνίες και γράφει πάνω στον ασβέστη. Όποιος περπατά την ώρα αυτή περπατά μέσα σε ρολόι.',
    ),
    quote('Το δειλινό εδώ δεν τελειώνει. Αλλάζει χέρια.'),
    h2('Στους τρεις μύλους'),
    p(
      'Στην άκρη του οικισμού στέκουν τρεις ανεμόμυλοι. Οι δύο χτίστηκαν το 1588 και ο τρίτος το 1863. Άλεσαν το σιτάρι του νησιού ώσπου ήρθαν οι μηχανές, έμειναν για δεκαετίες σιωπηλοί και στις μέρες μας αναστηλώθηκαν, πέτρα την πέτρα. Σήμερα είναι το θεωρείο της Πάτμου.',
    ),
    p(
      'Από εδώ φαίνεται όλο το κεντρικό Αιγαίο: η Ικαρία, μακριά και ψηλή, οι Φούρνοι, η Σάμος με τον Κερκετέα. Ο ήλιος πέφτει προς τη Νάξο και την Αμοργό, που τις καθαρές μέρες ξεχωρίζουν σαν χαρτί κομμένο με ψαλίδι. Όταν χαθεί, περιμένετε. Το δεύτερο φως, το μοβ, έρχεται δέκα λεπτά αργότερα.',
    ),
    chart,
    p(
      'Κατεβείτε με τα πόδια, από το παλιό καλντερίμι που περνά δίπλα από το Σπήλαιο της Αποκάλυψης. Θέλει μισή ώρα και έναν φακό. Στη Σκάλα θα έχουν ανάψει τα φώτα, και από το τραπέζι σας, όπου κι αν καθίσετε, θα βλέπετε ακόμη το μοναστήρι. Πότε φεύγει το πλοίο και τι άλλο αξίζει τη μέρα σας, στη σελίδα για την ',
      internalLink('Πάτμο', 'destination-patmos'),
      '.',
    ),
  ),
  body_en: richText(
    p(
      'At five in the afternoon Chora is nearly empty. The walls still hold the warmth of noon, a cat crosses the square, and from somewhere above comes the knocking of a wooden sounding board. The morning’s visitors have gone down to Skala. This is the hour to walk up.',
    ),
    h2('Grey that turns to gold'),
    p(
      'The monastery of Saint John the Theologian was begun in 1088 in the stone of the island, a stone that has nothing to say in strong light. Dusk changes it: first to honey, then to pomegranate, and for a few minutes the battlements seem lit from within. The white houses below take the colour late, the way an echo does.',
    ),
    p(
      'Chora is made for shade. The lanes turn every few yards, duck under arches, end at doors with iron knockers. Light comes in at an angle around the corners and writes on the limewash. Whoever walks here at this hour is walking inside a clock.',
    ),
    quote('Dusk does not end here. It changes hands.'),
    h2('At the three mills'),
    p(
      'On the edge of the village stand three windmills. Two were built in 1588, the third in 1863. They ground the island’s wheat until the engines came, fell silent for decades, and have been rebuilt in our own time, stone by stone. Today they are the theatre box of Patmos.',
    ),
    p(
      'From here you see the whole middle of the Aegean: Ikaria, long and high, the Fournoi islands, Samos with Mount Kerkis. The sun goes down towards Naxos and Amorgos, which on clear days stand out like paper cut with scissors. When it has gone, wait. The second light, the violet one, comes ten minutes later.',
    ),
    chart,
    p(
      'Walk down, by the old cobbled path that passes the Cave of the Apocalypse. It takes half an hour and a torch. In Skala the lamps will be lit, and from your table, wherever you sit, you will still see the monastery. It is the last thing to fade and, tomorrow, the first to appear. When the ship leaves and what else is worth your day is on the page about ',
      internalLink('Patmos', 'destination-patmos'),
      '.',
    ),
  ),
};
