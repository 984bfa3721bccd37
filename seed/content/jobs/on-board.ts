import { bullets, h2, p, richText } from '#seed/content/rich-text.ts';
import { jobOpening } from './job-seed.ts';

export const chiefMate = jobOpening({
  id: 'chief-mate',
  title: { el: 'Ύπαρχος στο ταχύπλοο Νηρέας', en: 'Chief mate on the fast ship Nireas' },
  permalink: { el: 'yparchos-nireas', en: 'chief-mate-nireas' },
  place: { el: 'Ρόδος', en: 'Rhodes' },
  where: 'ship',
  closesOn: '2027-01-15',
  text: {
    el: richText(
      p(
        'Ο Νηρέας ταξιδεύει όλο τον χρόνο από τη Ρόδο: στη δυτική γραμμή ως την Κάλυμνο, στο Καστελλόριζο και στη Σύμη. Ζητάμε ύπαρχο που θα αναλάβει τη γέφυρα μαζί με τον πλοίαρχο και θα έχει την ευθύνη για τη φόρτωση, τα σωστικά μέσα και τα γυμνάσια.',
      ),
      h2('Τι θα κάνετε'),
      bullets(
        'Βάρδια στη γέφυρα και χειρισμοί σε έξι λιμάνια τις μέρες της δυτικής γραμμής.',
        'Σχέδιο φόρτωσης των οχημάτων και έλεγχος ευστάθειας πριν από κάθε αναχώρηση.',
        'Εβδομαδιαία γυμνάσια με όλο το πλήρωμα.',
      ),
      h2('Τι χρειάζεται'),
      bullets(
        'Δίπλωμα πλοιάρχου δεύτερης τάξης και ισχύοντα πιστοποιητικά STCW.',
        'Εκπαίδευση τύπου για ταχύπλοα σκάφη ή διάθεση να την κάνετε μαζί μας τον Φεβρουάριο.',
        'Δύο χρόνια υπηρεσίας σε επιβατηγό πλοίο.',
        'Ελληνικά και καλά αγγλικά.',
      ),
      h2('Τι προσφέρουμε'),
      bullets(
        'Δύο μήνες στο πλοίο, έναν στο σπίτι, όλο τον χρόνο.',
        'Μισθό της συλλογικής σύμβασης και επίδομα ταχυπλόου.',
        'Το πλοίο διανυκτερεύει στη Ρόδο: κοιμάστε στη στεριά.',
      ),
    ),
    en: richText(
      p(
        'Nireas sails from Rhodes all year round: on the west line to Kalymnos, to Kastellorizo and to Symi. We are looking for a chief mate who shares the bridge with the master and is responsible for loading, life-saving appliances and drills.',
      ),
      h2('What you will do'),
      bullets(
        'Keep watch on the bridge and handle the ship in six ports on the days of the west line.',
        'Plan the loading of vehicles and check stability before every departure.',
        'Hold weekly drills with the whole crew.',
      ),
      h2('What you need'),
      bullets(
        'A Greek second-class master’s certificate or its recognised equivalent, and valid STCW certificates.',
        'Type rating for high-speed craft, or the wish to train for it with us in February.',
        'Two years of service on a passenger ship.',
        'Greek and good English.',
      ),
      h2('What we offer'),
      bullets(
        'Two months on board, one at home, all year.',
        'Pay by the collective agreement, with the allowance for fast ships.',
        'The ship stays in Rhodes overnight: you sleep ashore.',
      ),
    ),
  },
});

export const engineer = jobOpening({
  id: 'third-engineer',
  title: { el: 'Τρίτος μηχανικός στο οχηματαγωγό Κυμοθόη', en: 'Third engineer on the car ferry Kymothoe' },
  permalink: { el: 'michanikos-kymothoi', en: 'third-engineer-kymothoe' },
  place: { el: 'Ρόδος', en: 'Rhodes' },
  where: 'ship',
  text: {
    el: richText(
      p(
        'Η Κυμοθόη φορτώνει αυτοκίνητα, φορτηγά και παλέτες για την Κάρπαθο, την Κάσο, τη Χάλκη, την Κω, την Κάλυμνο και την Αστυπάλαια. Στο μηχανοστάσιο δουλεύουν τέσσερις μηχανικοί. Μία θέση είναι ελεύθερη και δεν έχει ημερομηνία λήξης: τη δίνουμε όταν βρούμε τον κατάλληλο άνθρωπο.',
      ),
      h2('Τι θα κάνετε'),
      bullets(
        'Βάρδια μηχανής και καθημερινή συντήρηση κύριων μηχανών και ηλεκτρομηχανών.',
        'Έλεγχο του καταπέλτη, των αντλιών και του δικτύου πυρκαγιάς.',
        'Προγραμματισμό των ανταλλακτικών για τον δεξαμενισμό του Μαρτίου.',
      ),
      h2('Τι χρειάζεται'),
      bullets(
        'Δίπλωμα μηχανικού τρίτης τάξης του Εμπορικού Ναυτικού και πιστοποιητικά STCW.',
        'Ένας χρόνος σε πλοίο, σε οποιαδήποτε κατηγορία.',
      ),
      h2('Τι προσφέρουμε'),
      bullets(
        'Εκπαίδευση για το δίπλωμα δεύτερης τάξης, με άδεια για τις εξετάσεις.',
        'Μισθό της συλλογικής σύμβασης και καμπίνα για έναν.',
      ),
    ),
    en: richText(
      p(
        'Kymothoe takes cars, lorries and pallets to Karpathos, Kasos, Halki, Kos, Kalymnos and Astypalaia. Four engineers work in her engine room. One post is free and has no closing date: we fill it when we find the right person.',
      ),
      h2('What you will do'),
      bullets(
        'Keep watch in the engine room and look after main engines and generators every day.',
        'Check the ramp, the pumps and the fire main.',
        'Plan the spare parts for dry-docking in March.',
      ),
      h2('What you need'),
      bullets(
        'A Greek third-class engineer’s certificate or its recognised equivalent, and STCW certificates.',
        'One year on a ship of any kind.',
      ),
      h2('What we offer'),
      bullets(
        'Training for the second-class certificate, with leave for the examinations.',
        'Pay by the collective agreement and a cabin to yourself.',
      ),
    ),
  },
});

export const stewards = jobOpening({
  id: 'stewards',
  title: { el: 'Θαλαμηπόλοι για το καλοκαίρι του 2027', en: 'Stewards for summer 2027' },
  permalink: { el: 'thalamipoloi-2027', en: 'stewards-2027' },
  place: { el: 'Ρόδος και Πάτμος', en: 'Rhodes and Patmos' },
  where: 'ship',
  closesOn: '2027-01-31',
  text: {
    el: richText(
      p(
        'Από τον Απρίλιο ως τον Οκτώβριο στα τρία ταχύπλοα ταξιδεύουν περισσότεροι άνθρωποι από όσους όλον τον υπόλοιπο χρόνο. Ζητάμε οκτώ θαλαμηπόλους: τους ανθρώπους που βλέπει πρώτους όποιος ανεβαίνει στο πλοίο.',
      ),
      h2('Τι θα κάνετε'),
      bullets(
        'Υποδοχή στον καταπέλτη, έλεγχο εισιτηρίων, βοήθεια σε όσους ταξιδεύουν με αμαξίδιο ή με μικρά παιδιά.',
        'Κυλικείο και καθαριότητα των σαλονιών στη διάρκεια του ταξιδιού.',
      ),
      h2('Τι χρειάζεται'),
      bullets(
        'Ναυτικό φυλλάδιο και βασική εκπαίδευση ασφάλειας. Όποιος δεν τα έχει, τα βγάζει μαζί μας τον Μάρτιο.',
        'Ελληνικά και αγγλικά. Ιταλικά, γερμανικά ή τουρκικά μετράνε.',
      ),
      h2('Τι προσφέρουμε'),
      bullets(
        'Συμβόλαιο επτά μηνών, έξι μέρες την εβδομάδα, οκτώ ώρες την ημέρα.',
        'Στέγη στη Ρόδο ή στην Πάτμο για όσους έρχονται από αλλού.',
        'Δωρεάν ταξίδια για εσάς και έναν δικό σας άνθρωπο όλο τον χρόνο.',
      ),
    ),
    en: richText(
      p(
        'From April to October more people travel on our three fast ships than in all the rest of the year. We are looking for eight stewards: the first people whom a traveller meets on board.',
      ),
      h2('What you will do'),
      bullets(
        'Welcome people on the ramp, check tickets, help those who travel with a wheelchair or with small children.',
        'Serve at the bar and keep the saloons clean during the trip.',
      ),
      h2('What you need'),
      bullets(
        'A seaman’s book and basic safety training. If you have neither, you get both with us in March.',
        'Greek and English. Italian, German or Turkish count.',
      ),
      h2('What we offer'),
      bullets(
        'A contract for seven months, six days a week, eight hours a day.',
        'A room in Rhodes or Patmos for those who come from elsewhere.',
        'Free trips for you and one person of your own, all year.',
      ),
    ),
  },
});
