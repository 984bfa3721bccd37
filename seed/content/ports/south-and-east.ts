import { port } from './port-seed.ts';

export const southAndEastPorts = [
  port(
    'KAR',
    'karpathos',
    {
      title: 'Κάρπαθος, Πηγάδια',
      gettingThere:
        'Η προβλήτα είναι στην άκρη της πόλης, έξι λεπτά με τα πόδια από το κέντρο και τη στάση των λεωφορείων. Το αεροδρόμιο απέχει περίπου 15 χιλιόμετρα με ταξί.',
      facilities:
        'Φαρμακεία, σούπερ μάρκετ και τράπεζες υπάρχουν στην πόλη. Στην προβλήτα η αναμονή είναι υπαίθρια και με βοριά θέλει μπουφάν ακόμη και τον Ιούλιο.',
      accessibility:
        'Η προβλήτα είναι επίπεδη και φαρδιά και ο καταπέλτης της Κυμοθόης πλατύς. Προς το κέντρο ο δρόμος έχει ήπια κλίση. Ζητήστε βοήθεια επιβίβασης 48 ώρες πριν.',
    },
    {
      title: 'Karpathos, Pigadia',
      gettingThere:
        'The quay is at the edge of the town, six minutes on foot from the centre and the bus stop. The airport is about 15 kilometres away by taxi.',
      facilities:
        'The town has pharmacies, supermarkets and banks. On the quay you wait in the open, and in a northerly you will want a jacket even in July.',
      accessibility:
        'The quay is level and wide, and the ramp of Kymothoe is broad. The road to the centre slopes gently. Ask for boarding help 48 hours ahead.',
    },
  ),
  port(
    'DIA',
    'karpathos',
    {
      title: 'Κάρπαθος, Διαφάνι',
      gettingThere:
        'Το Διαφάνι είναι το λιμάνι της βόρειας Καρπάθου. Ο ασφαλτοστρωμένος δρόμος για την Όλυμπο έχει μήκος εννέα χιλιόμετρα. Το λεωφορείο δεν περνά κάθε μέρα, γι’ αυτό συνεννοηθείτε πριν με το κατάλυμά σας.',
      facilities:
        'Στο χωριό υπάρχουν ταβέρνες και ένα παντοπωλείο. Μηχάνημα ανάληψης μην περιμένετε: πάρτε μετρητά από τα Πηγάδια ή τη Ρόδο. Με ανατολικό άνεμο το πλοίο μπορεί να μην πιάσει.',
      accessibility:
        'Η προβλήτα είναι μικρή και εκτεθειμένη. Ο δρόμος ως το χωριό είναι σύντομος και σχεδόν επίπεδος. Μιλήστε μας 48 ώρες πριν, για να προετοιμαστεί το πλήρωμα.',
    },
    {
      title: 'Karpathos, Diafani',
      gettingThere:
        'Diafani is the port of northern Karpathos. The paved road to Olympos is nine kilometres long. The bus does not run every day, so arrange your onward trip with your host.',
      facilities:
        'The village has tavernas and a grocery. Do not count on a cash machine: bring cash from Pigadia or Rhodes. In an easterly wind the ship may have to pass by.',
      accessibility:
        'The quay is small and exposed. The road to the village is short and almost level. Talk to us 48 hours ahead, so that the crew can prepare.',
    },
  ),
  port(
    'KAS',
    'kasos',
    {
      title: 'Κάσος, Φρυ',
      gettingThere:
        'Το πλοίο δένει στο νέο λιμάνι, δίπλα στο Φρυ. Η Μπούκα και η πλατεία απέχουν πέντε λεπτά με τα πόδια, το αεροδρόμιο ένα χιλιόμετρο. Τα άλλα χωριά είναι όλα σε δέκα λεπτά με ταξί.',
      facilities:
        'Στο Φρυ υπάρχουν φούρνος, φαρμακείο και μηχάνημα ανάληψης. Η αναμονή είναι υπαίθρια. Με δυνατό άνεμο το λιμάνι κλείνει εύκολα: δείτε την κράτησή σας πριν ξεκινήσετε.',
      accessibility:
        'Η προβλήτα είναι επίπεδη και ο δρόμος ως το χωριό ασφαλτοστρωμένος. Γύρω από την Μπούκα υπάρχουν λίγα σκαλοπάτια. Ζητήστε βοήθεια επιβίβασης 48 ώρες πριν.',
    },
    {
      title: 'Kasos, Fry',
      gettingThere:
        'The ship berths at the new port, next to Fry. Bouka and the square are five minutes away on foot, the airport one kilometre. All the other villages are within ten minutes by taxi.',
      facilities:
        'Fry has a bakery, a pharmacy and a cash machine. You wait in the open air. In strong wind the port closes easily, so look at your booking before you set out.',
      accessibility:
        'The quay is level and the road to the village is paved. There are a few steps around Bouka. Ask for boarding help 48 hours ahead.',
    },
  ),
  port(
    'MEG',
    'kastellorizo',
    {
      title: 'Καστελλόριζο, Μεγίστη',
      gettingThere:
        'Το πλοίο δένει μέσα στο λιμάνι, μπροστά στα σπίτια. Όλα είναι σε δέκα λεπτά με τα πόδια. Στο αεροδρόμιο, τρία χιλιόμετρα πιο πάνω, ανεβαίνετε με το ταξί του νησιού.',
      facilities:
        'Καφενεία, φούρνος, φαρμακείο και μηχάνημα ανάληψης βρίσκονται στην προκυμαία. Η αναμονή είναι υπαίθρια, συνήθως σε ένα τραπέζι δίπλα στο νερό.',
      accessibility:
        'Η προκυμαία είναι επίπεδη, στρωμένη με πλάκες και στενή ανάμεσα στα τραπέζια. Τα σπίτια της δεύτερης σειράς έχουν σκαλιά. Ζητήστε βοήθεια επιβίβασης 48 ώρες πριν.',
    },
    {
      title: 'Kastellorizo, Megisti',
      gettingThere:
        'The ship berths inside the harbour, in front of the houses. Everything is within ten minutes on foot. The island’s taxi takes you up to the airport, three kilometres away.',
      facilities:
        'Cafés, a bakery, a pharmacy and a cash machine are on the waterfront. You wait in the open air, usually at a table by the water.',
      accessibility:
        'The waterfront is level, paved and narrow between the tables. Houses in the second row have steps. Ask for boarding help 48 hours ahead.',
    },
  ),
];
