import { h2, p, richText } from '#seed/content/rich-text.ts';
import { type DestinationSeed, note } from '../destination-seed.ts';

export const kasos: DestinationSeed = {
  island: 'kasos',
  title_el: 'Κάσος',
  title_en: 'Kasos',
  permalink_el: 'kasos',
  permalink_en: 'kasos',
  ports: ['KAS'],
  accusative_el: 'την Κάσο',
  genitive_el: 'της Κάσου',
  line: 'south',
  tagline_el: 'Η νοτιότερη άκρη μας: καπετάνιοι, λύρα και ένα λιμανάκι σαν παλάμη.',
  tagline_en: 'Our southernmost call: sea captains, lyra and a harbour like a cupped hand.',
  summary_el:
    'Τελευταία στάση πριν από την Κρήτη. Η Κάσος είναι βραχώδης, ανεμοδαρμένη και περήφανη για τους ναυτικούς της. Πέντε χωριά κοντά το ένα στο άλλο, η Μπούκα που χωρά μόνο βάρκες, αρχοντικά καπετάνιων, ένα νησάκι απέναντι με άσπρη άμμο. Σε λίστες δεν θα τη βρείτε. Θα βρείτε όμως τραπέζι, αν ακούσετε λύρα και σταθείτε στην πόρτα.',
  summary_en:
    'The last stop before Crete. Kasos is rocky, windswept and proud of its seafarers. It has five villages close together, a harbour called Bouka that fits only small boats, captains’ mansions, and an islet offshore with white sand. You will not find it on anybody’s list. You will find a seat at the table, if you hear a lyra and stop by the door.',
  cover: 'kasos',
  chart: 'chart-kasos',
  storyTitle_el: 'Το νησί των καπετάνιων',
  storyTitle_en: 'The captains’ island',
  story_el: richText(
    p(
      'Το Φρυ έχει ένα λιμάνι για τα πλοία και ένα για τον εαυτό του. Το δεύτερο λέγεται Μπούκα: ένα στρογγυλό πέτρινο λιμανάκι με είσοδο που ίσα χωρά βάρκα, με δίχτυα στον ήλιο και μια εκκλησία, του Αγίου Σπυρίδωνα, να το επιβλέπει. Το απόγευμα όλοι περνούν από εκεί, για δουλειά ή χωρίς.',
    ),
    h2('Στάχτη και καράβια'),
    p(
      'Στην Επανάσταση η Κάσος είχε στόλο. Στις 7 Ιουνίου 1824 αποβιβάστηκαν εδώ οι Αιγύπτιοι και την έκαψαν· το Ολοκαύτωμα μνημονεύεται κάθε χρόνο. Οι Κασιώτες ξανάχτισαν, μπάρκαραν, και όταν άνοιγε η διώρυγα του Σουέζ χιλιάδες από αυτούς πήγαν να δουλέψουν εκεί. Τα αρχοντικά της Αγίας Μαρίνας χτίστηκαν με μισθούς καπετάνιων.',
    ),
    h2('Έξι εκκλησιές, μία λύρα'),
    p(
      'Στο χωριό Παναγία στέκουν στη σειρά έξι εκκλησάκια, ίδια σχεδόν· η παράδοση τα θέλει χτισμένα για έξι νεράιδες. Στο τραπέζι έρχονται ντολμαδάκια μικρά σαν νύχι και μακαρούνες με σιτάκα, το ξινό γάλα που βράζει ώρες. Και κάπου, σχεδόν πάντα, κάποιος κουρδίζει.',
    ),
  ),
  story_en: richText(
    p(
      'Fry has one harbour for the ships and one for itself. The second is called Bouka: a round stone basin with an entrance just wide enough for a boat, nets drying in the sun, and the church of Agios Spyridon keeping an eye on it. In the late afternoon everybody passes by, on business or without.',
    ),
    h2('Ashes and ships'),
    p(
      'In the Greek Revolution Kasos had a fleet of its own. On 7 June 1824 Egyptian troops landed and burned the island; the Holocaust of Kasos is commemorated every year. The Kasiots rebuilt, went back to sea and, while the Suez Canal was being dug, left by the thousand to work on it. The handsome houses of Agia Marina were paid for with captains’ wages.',
    ),
    h2('Six chapels and a lyra'),
    p(
      'In the village of Panagia six chapels stand in a row, all but identical; legend says they were built for six fairies. Dinner brings stuffed vine leaves the size of a fingernail, and makarounes with sitaka, sour milk that has simmered for hours. And somewhere, nearly always, somebody is tuning up.',
    ),
  ),
  practical: [
    note(
      'Το λιμάνι',
      'Τα πλοία δένουν στο Φρυ, στη μεγάλη προβλήτα δίπλα στο χωριό. Με δυνατό βοριά η προσέγγιση μπορεί να μη γίνει: κρατήστε μια μέρα περιθώριο στο πρόγραμμά σας.',
      'The harbour',
      'Ships berth at Fry, on the large quay beside the village. In a strong northerly the call may not be possible: leave a spare day in your plans.',
    ),
    note(
      'Μετακινήσεις',
      'Τα πέντε χωριά απέχουν λίγα χιλιόμετρα και περπατιούνται. Λεωφορείο υπάρχει, με λίγα δρομολόγια. Για τον Χέλατρο, στα νότια, θέλετε όχημα.',
      'Getting around',
      'The five villages are a few kilometres apart and can be walked. There is a bus, with few services. For Helatros, in the south, you need a vehicle.',
    ),
    note(
      'Στην Αρμάθια',
      'Καΐκια πηγαίνουν το καλοκαίρι, όταν το επιτρέπει ο καιρός, στο ακατοίκητο νησάκι απέναντι. Πάρτε νερό και ομπρέλα· δεν υπάρχει τίποτε άλλο από άμμο.',
      'To Armathia',
      'In summer, weather permitting, boats go to the uninhabited islet across the water. Take water and a sunshade; there is nothing there but sand.',
    ),
  ],
  order: 13,
  featured: false,
  colour: 'navy',
};
