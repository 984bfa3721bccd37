import { port } from './port-seed.ts';

export const smallIslandPorts = [
  port(
    'KSK',
    'rhodes',
    {
      title: 'Ρόδος, Σκάλα Καμείρου',
      gettingThere:
        'Η Σκάλα Καμείρου είναι στη δυτική ακτή της Ρόδου, πενήντα λεπτά με αυτοκίνητο από την πόλη. Το λεωφορείο σταματά δύο λεπτά από την προβλήτα, αλλά τα δρομολόγιά του είναι λίγα.',
      facilities:
        'Στο αλιευτικό καταφύγιο θα βρείτε ψαροταβέρνες και χώρο στάθμευσης. Μηχάνημα ανάληψης δεν υπάρχει.',
      accessibility:
        'Η προβλήτα είναι επίπεδη και φτάνετε ως το πλοίο με αυτοκίνητο. Ζητήστε βοήθεια επιβίβασης 48 ώρες πριν.',
    },
    {
      title: 'Rhodes, Kamiros Skala',
      gettingThere:
        'Kamiros Skala is on the west coast of Rhodes, fifty minutes by car from the town. The bus stops two minutes from the pier, but there are few a day.',
      facilities: 'The fishing harbour has fish tavernas and room to park. There is no cash machine.',
      accessibility:
        'The pier is level and you can drive right up to the ship. Ask for boarding help 48 hours ahead.',
    },
  ),
  port(
    'LER',
    'leros',
    {
      title: 'Λέρος, Λακκί',
      gettingThere:
        'Το πλοίο δένει στη νότια πλευρά του λιμανιού, έξι λεπτά με τα πόδια από την πλατεία. Ταξί περιμένουν στην προβλήτα. Η Αγία Μαρίνα, όπου πιάνει η βόρεια γραμμή, απέχει τέσσερα χιλιόμετρα.',
      facilities:
        'Στο Λακκί υπάρχουν καφενεία, σούπερ μάρκετ, φαρμακείο και τράπεζα. Η αναμονή είναι υπαίθρια.',
      accessibility:
        'Οι δρόμοι του Λακκιού είναι πλατιοί και επίπεδοι, με πεζοδρόμια. Ζητήστε βοήθεια επιβίβασης 48 ώρες πριν.',
    },
    {
      title: 'Leros, Lakki',
      gettingThere:
        'The ship berths on the south side of the harbour, six minutes on foot from the square. Taxis wait at the quay. Agia Marina, where the north line calls, is four kilometres away.',
      facilities: 'Lakki has cafés, supermarkets, a pharmacy and a bank. You wait in the open air.',
      accessibility:
        'The streets of Lakki are wide and level, with pavements. Ask for boarding help 48 hours ahead.',
    },
  ),
  port(
    'PSE',
    'pserimos',
    {
      title: 'Ψέριμος, Αυλάκια',
      gettingThere:
        'Ο μόλος είναι στην άκρη της παραλίας και όλο το χωριό σε δύο λεπτά με τα πόδια. Στο νησί πηγαίνετε παντού περπατώντας.',
      facilities:
        'Μερικές ταβέρνες γύρω από την παραλία, ένα παντοπωλείο το καλοκαίρι. Πάρτε μετρητά και νερό.',
      accessibility:
        'Ο μόλος είναι στενός και ο δρόμος του χωριού από άμμο και χώμα. Μιλήστε μας πριν κλείσετε θέση.',
    },
    {
      title: 'Pserimos, Avlakia',
      gettingThere:
        'The jetty is at the end of the beach and the whole village within two minutes. On the island you walk everywhere.',
      facilities: 'A few tavernas around the beach and, in summer, a grocery. Bring cash and water.',
      accessibility:
        'The jetty is narrow and the village street is sand and earth. Talk to us before you book.',
    },
  ),
  port(
    'TEL',
    'telendos',
    {
      title: 'Τέλενδος',
      gettingThere:
        'Ο μόλος είναι στη μέση του οικισμού. Αυτοκίνητα δεν κυκλοφορούν: τις βαλίτσες τις κουβαλάτε ή έρχονται να τις πάρουν με καρότσι.',
      facilities:
        'Ταβέρνες και καφενεία κατά μήκος της θάλασσας. Για τράπεζα ή φαρμακείο περνάτε απέναντι στην Κάλυμνο.',
      accessibility: 'Ο παραλιακός δρόμος είναι στενός αλλά επίπεδος. Μιλήστε μας πριν κλείσετε θέση.',
    },
    {
      title: 'Telendos',
      gettingThere:
        'The jetty is in the middle of the village. There are no cars: you carry your luggage, or your host fetches it with a cart.',
      facilities: 'Tavernas and cafés along the sea. For a bank or a pharmacy you cross over to Kalymnos.',
      accessibility: 'The waterfront path is narrow but level. Talk to us before you book.',
    },
  ),
  port(
    'ARK',
    'arki',
    {
      title: 'Αρκιοί, Αυγούστα',
      gettingThere:
        'Το πλοίο δένει στον όρμο Αυγούστα, τρία λεπτά με τα πόδια από την πλατεία. Για το Μαράθι περνούν καΐκια το καλοκαίρι.',
      facilities: 'Στην πλατεία υπάρχουν λίγες ταβέρνες. Μηχάνημα ανάληψης και φαρμακείο δεν υπάρχουν.',
      accessibility:
        'Ο μόλος και ο δρόμος ως την πλατεία είναι τσιμεντένιοι, με μικρή κλίση. Μιλήστε μας πριν κλείσετε θέση.',
    },
    {
      title: 'Arki, Avgousta',
      gettingThere:
        'The ship berths in Avgousta bay, three minutes on foot from the square. Small boats cross to Marathi in summer.',
      facilities: 'There are a few tavernas on the square, but no cash machine and no pharmacy.',
      accessibility:
        'The jetty and the road to the square are concrete, with a slight slope. Talk to us before you book.',
    },
  ),
  port(
    'FOU',
    'fournoi',
    {
      title: 'Φούρνοι',
      gettingThere:
        'Το πλοίο δένει μπροστά στον οικισμό, δύο λεπτά με τα πόδια από τον κεντρικό δρόμο με τις μουριές.',
      facilities:
        'Ψαροταβέρνες, φούρνος, φαρμακείο και μηχάνημα ανάληψης βρίσκονται κοντά στην προκυμαία. Η αναμονή είναι υπαίθρια.',
      accessibility:
        'Η προκυμαία και ο κεντρικός δρόμος είναι επίπεδοι. Ζητήστε βοήθεια επιβίβασης 48 ώρες πριν.',
    },
    {
      title: 'Fournoi',
      gettingThere:
        'The ship berths in front of the village, two minutes on foot from the main street with its mulberry trees.',
      facilities:
        'Fish tavernas, a bakery, a pharmacy and a cash machine are near the waterfront. You wait in the open air.',
      accessibility: 'The waterfront and the main street are level. Ask for boarding help 48 hours ahead.',
    },
  ),
  port(
    'AKI',
    'ikaria',
    {
      title: 'Ικαρία, Άγιος Κήρυκος',
      gettingThere:
        'Το πλοίο δένει στον μόλο με το άγαλμα του Ικάρου, τρία λεπτά με τα πόδια από την πλατεία. Για τον Εύδηλο υπολογίστε μία ώρα οδικώς, με ταξί ή με το λεωφορείο, που δεν περνά κάθε μέρα.',
      facilities:
        'Γύρω από την πλατεία υπάρχουν καφενεία, φούρνος, φαρμακείο και τράπεζες. Η αναμονή είναι υπαίθρια.',
      accessibility:
        'Ο μόλος είναι επίπεδος και μακρύς. Οι γειτονιές πάνω από την πλατεία έχουν σκαλιά. Ζητήστε βοήθεια επιβίβασης 48 ώρες πριν.',
    },
    {
      title: 'Ikaria, Agios Kirykos',
      gettingThere:
        'The ship berths at the pier with the statue of Icarus, three minutes on foot from the square. Evdilos is an hour by road, by taxi or by the bus, which does not run every day.',
      facilities:
        'There are cafés, a bakery, a pharmacy and banks around the square. You wait in the open air.',
      accessibility:
        'The pier is level and long. The quarters above the square have steps. Ask for boarding help 48 hours ahead.',
    },
  ),
  port(
    'AST',
    'astypalaia',
    {
      title: 'Αστυπάλαια, Άγιος Ανδρέας',
      gettingThere:
        'Το λιμάνι των πλοίων είναι στον Άγιο Ανδρέα, επτά χιλιόμετρα από τη Χώρα. Το λεωφορείο περιμένει το πλοίο. Αν θέλετε ταξί, κλείστε το από πριν.',
      facilities: 'Στο λιμάνι δεν υπάρχει οικισμός. Έχετε μαζί νερό και κάτι ζεστό να φορέσετε.',
      accessibility:
        'Η προβλήτα είναι επίπεδη και φαρδιά και ο καταπέλτης της Κυμοθόης πλατύς. Η Χώρα είναι χτισμένη σε πλαγιά, με πολλά σκαλιά. Ζητήστε βοήθεια επιβίβασης 48 ώρες πριν.',
    },
    {
      title: 'Astypalaia, Agios Andreas',
      gettingThere:
        'The ferry port is at Agios Andreas, seven kilometres from Chora. The bus waits for the ship. If you want a taxi, book it beforehand.',
      facilities: 'There is no village at the port. Bring water and something warm to wear.',
      accessibility:
        'The quay is level and wide, and the ramp of Kymothoe is broad. Chora is built on a hillside, with many steps. Ask for boarding help 48 hours ahead.',
    },
  ),
];
