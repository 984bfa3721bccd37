import { h2, p, richText } from '#seed/content/rich-text.ts';
import { type DestinationSeed, note } from '../destination-seed.ts';

export const arki: DestinationSeed = {
  island: 'arki',
  title_el: 'Αρκιοί',
  title_en: 'Arki',
  permalink_el: 'arkioi',
  permalink_en: 'arki',
  ports: ['ARK'],
  accusative_el: 'τους Αρκιούς',
  genitive_el: 'των Αρκιών',
  line: 'north',
  tagline_el: 'Λίγες δεκάδες άνθρωποι, μια πλατεία και νερά σαν γυαλί.',
  tagline_en: 'A few dozen people, one square, and water like window glass.',
  summary_el:
    'Οι Αρκιοί είναι ένα νησί με λίγους μόνιμους κατοίκους, ένα λιμανάκι στην άκρη ενός φυσικού καναλιού και καμιά βιασύνη. Τα ιστιοφόρα έρχονται για την ασφάλεια του όρμου, οι υπόλοιποι για τα Τηγανάκια, τα διάφανα νερά ανάμεσα στα νησάκια. Απέναντι είναι το Μαράθι, με την αμμουδιά του και λίγα τραπέζια.',
  summary_en:
    'Arki is an island of few residents, one little port at the end of a natural channel and no hurry at all. Yachts come for the shelter, everyone else for Tiganakia, the clear shallows between its islets. Across the water is Marathi, with a sandy beach and a handful of tables.',
  cover: 'arki',
  chart: 'chart-arki',
  storyTitle_el: 'Μια πλατεία στη μέση του πελάγους',
  storyTitle_en: 'A village square in open water',
  story_el: richText(
    p(
      'Το λιμάνι λέγεται Πόρτο Αυγούστα, όνομα πολύ μεγάλο για το μέγεθός του. Ο όρμος χώνεται βαθιά στη στεριά σαν ποτάμι και στο τέλος του βρίσκετε μια μικρή πλατεία, δυο τρεις ταβέρνες κάτω από δέντρα, ένα σχολείο και τις βάρκες δεμένες με την πρύμνη. Αυτό είναι όλο το χωριό. Ως το βράδυ θα σας έχουν καλημερίσει όλοι.',
    ),
    h2('Τηγανάκια και Παντάνασσα'),
    p(
      'Ένα μονοπάτι ανάμεσα σε σχίνα και ξερολιθιές ανεβαίνει στην Παναγία την Παντάνασσα, με θέα στα νησάκια γύρω. Ένα άλλο φτάνει στα Τηγανάκια, στη νότια πλευρά, όπου ο βυθός είναι άσπρη άμμος και το νερό αλλάζει χρώμα σε κάθε σύννεφο. Δεν θα βρείτε ομπρέλες ούτε καντίνα· ό,τι θέλετε το κουβαλάτε, και ό,τι μείνει το παίρνετε πίσω.',
    ),
    p(
      'Απέναντι, στο Μαράθι, η αμμουδιά έχει αρμυρίκια ως το κύμα. Οι οικογένειες που το κατοικούν το καλοκαίρι μαγειρεύουν κατσίκι από το βουνό και ψάρι από την πόρτα τους. Το βράδυ τα φώτα είναι τόσο λίγα που ο ουρανός χαμηλώνει.',
    ),
  ),
  story_en: richText(
    p(
      'The port is called Porto Augusta, a very grand name for its size. The inlet runs deep into the land like a river, and at the end of it you find a small square, two or three tavernas under trees, a school, and boats moored stern to. That is the whole village. By evening everyone in it will have wished you good day.',
    ),
    h2('Tiganakia and the Pantanassa'),
    p(
      'One path goes up through lentisk and dry-stone walls to the church of the Panagia Pantanassa, with a view over all the islets. Another leads to Tiganakia on the south side, where the bottom is white sand and the water changes colour with every cloud. There are no sunshades and there is no kiosk. Carry in what you need and carry out what is left.',
    ),
    p(
      'Across on Marathi, tamarisks grow down to the edge of the sand. The families who live here in summer cook goat from the hill and fish from their doorstep. At night the lights are so few that the sky seems to come lower.',
    ),
  ),
  practical: [
    note(
      'Το λιμάνι',
      'Μικρή προβλήτα, δίπλα στην πλατεία. Εδώ έρχεται η Θάλεια, που παίρνει επιβάτες και ποδήλατα αλλά όχι οχήματα.',
      'The harbour',
      'A small quay beside the square. The ship on this line is Thalia, which takes passengers and bicycles but no vehicles.',
    ),
    note(
      'Μετακινήσεις',
      'Μόνο με τα πόδια και με βάρκα. Ενοικιάσεις οχημάτων δεν υπάρχουν.',
      'Getting around',
      'On foot or by boat only. There are no vehicles for hire.',
    ),
    note(
      'Πριν έρθετε',
      'Τα δωμάτια είναι μετρημένα. Κλείστε νωρίς για Ιούλιο και Αύγουστο, και φέρτε μετρητά.',
      'Before you come',
      'Rooms are few. For July and August book early, and bring cash.',
    ),
  ],
  order: 19,
  featured: false,
  colour: 'sea',
};
