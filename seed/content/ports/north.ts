import { port } from './port-seed.ts';

export const northPorts = [
  port(
    'RHO',
    'rhodes',
    {
      title: 'Ρόδος',
      gettingThere:
        'Τα περισσότερα ταχύπλοα φεύγουν από την Κολώνα, κάτω από τα τείχη της Παλιάς Πόλης, δέκα λεπτά με τα πόδια από τα λεωφορεία και τα ταξί στη Νέα Αγορά. Το ταχύπλοο της γραμμής Σύμης φεύγει από το Μανδράκι, το οχηματαγωγό από την Ακαντιά, είκοσι λεπτά πιο πέρα. Η κράτησή σας γράφει πάντα την προβλήτα. Το αεροδρόμιο απέχει 14 χιλιόμετρα.',
      facilities:
        'Καφενεία, περίπτερα και μηχανήματα ανάληψης θα βρείτε στο Μανδράκι και μέσα στα τείχη. Στην Κολώνα η αναμονή είναι υπαίθρια, με λίγη σκιά το μεσημέρι. Υπολογίστε χρόνο για στάθμευση: κοντά στα τείχη οι θέσεις είναι λίγες.',
      accessibility:
        'Η προβλήτα είναι επίπεδη και η διαδρομή από τη Νέα Αγορά ασφαλτοστρωμένη. Μέσα από την Παλιά Πόλη οι δρόμοι είναι βοτσαλωτοί και δύσκολοι για αμαξίδιο, γι’ αυτό ακολουθήστε τον παραλιακό. Το πλήρωμα σας περιμένει στη ράμπα.',
    },
    {
      title: 'Rhodes',
      gettingThere:
        'Most fast ships leave from Kolona, below the walls of the Old Town, ten minutes on foot from the buses and taxis at the New Market. The fast ship of the Symi line leaves from Mandraki, the car ferry from Akandia, twenty minutes further on. Your booking always names the quay. The airport is 14 kilometres away.',
      facilities:
        'There are cafés, kiosks and cash machines at Mandraki and inside the walls. At Kolona you wait in the open, with little shade at midday. Allow time for parking: spaces near the walls are few.',
      accessibility:
        'The quay is level and the way from the New Market is paved. The streets of the Old Town are cobbled with pebbles and hard going in a wheelchair, so take the waterfront road. The crew meets you at the ramp.',
    },
  ),
  port(
    'SYM',
    'symi',
    {
      title: 'Σύμη, Γιαλός',
      gettingThere:
        'Το πλοίο δένει μέσα στον Γιαλό, κοντά στο ρολόι. Οι περισσότεροι φτάνουν με τα πόδια. Το μικρό λεωφορείο του νησιού ξεκινά από την άλλη άκρη του λιμανιού και συνδέει τον Γιαλό με το Χωριό και το Πέδι.',
      facilities:
        'Ταβέρνες, φούρνοι και φαρμακείο βρίσκονται λίγα βήματα από το πλοίο. Στην προβλήτα δεν υπάρχει στεγασμένη αναμονή. Τις ώρες που φτάνουν τα εκδρομικά, κρατήστε ελεύθερο τον δρόμο μπροστά στη ράμπα.',
      accessibility:
        'Η προκυμαία είναι επίπεδη, με πλάκες που γλιστρούν όταν βραχούν. Για το Χωριό υπάρχει δρόμος, ενώ η Καλή Στράτα είναι μόνο σκαλιά. Ζητήστε βοήθεια επιβίβασης 48 ώρες πριν.',
    },
    {
      title: 'Symi, Gialos',
      gettingThere:
        'The ship berths inside Gialos, near the clock tower, and most people arrive on foot. The island’s small bus starts from the other end of the harbour and links Gialos with Chorio and Pedi.',
      facilities:
        'Tavernas, bakeries and a pharmacy are a few steps from the ship. There is no covered waiting area on the quay. When the excursion boats come in, please keep the road in front of the ramp clear.',
      accessibility:
        'The waterfront is level, with paving that turns slippery when wet. There is a road up to Chorio, while the Kali Strata is steps all the way. Ask for boarding help 48 hours ahead.',
    },
  ),
  port(
    'PAN',
    'symi',
    {
      title: 'Σύμη, Πανορμίτης',
      gettingThere:
        'Η προβλήτα είναι μπροστά στη μονή του Ταξιάρχη, στη νότια άκρη της Σύμης. Από τον Γιαλό φτάνετε με ταξί ή με δικό σας όχημα, από δρόμο με πολλές στροφές. Υπολογίστε σαράντα λεπτά.',
      facilities:
        'Γύρω από την αυλή της μονής θα βρείτε καφενείο, φούρνο και βρύση. Μηχάνημα ανάληψης δεν υπάρχει. Στη μονή μπαίνουμε με καλυμμένους ώμους και γόνατα.',
      accessibility:
        'Η προβλήτα και η αυλή είναι στο ίδιο επίπεδο. Στον ναό και στα μουσεία υπάρχουν σκαλοπάτια. Αν δεν θέλετε να κατεβείτε, μένετε στο πλοίο όσο κρατά η στάση.',
    },
    {
      title: 'Symi, Panormitis',
      gettingThere:
        'The quay is right in front of the monastery of the Archangel, at the southern end of Symi. From Gialos you come by taxi or with your own vehicle, on a road with many bends. Allow forty minutes.',
      facilities:
        'Around the courtyard of the monastery there are a café, a bakery and a drinking fountain. There is no cash machine. Shoulders and knees should be covered inside the monastery.',
      accessibility:
        'The quay and the courtyard are on one level. The church and the museums have steps. If you would rather not go ashore, you stay on board during the call.',
    },
  ),
  port(
    'KOS',
    'kos',
    {
      title: 'Κως',
      gettingThere:
        'Το λιμάνι είναι στην πόλη, δίπλα στο κάστρο της Νερατζιάς. Το κέντρο και τα αστικά λεωφορεία είναι πέντε λεπτά με τα πόδια. Το αεροδρόμιο απέχει 26 χιλιόμετρα, με υπεραστικό λεωφορείο ή ταξί.',
      facilities:
        'Καφενεία, φαρμακεία και μηχανήματα ανάληψης υπάρχουν σε όλη την προκυμαία. Η αναμονή είναι υπαίθρια. Η πόλη έχει ποδηλατόδρομο κατά μήκος της θάλασσας, που φτάνει ως το λιμάνι.',
      accessibility:
        'Η πόλη είναι επίπεδη και ο δρόμος ως την προβλήτα ασφαλτοστρωμένος. Προσέξτε την κίνηση των οχημάτων στην είσοδο του λιμανιού. Το πλήρωμα βοηθά στη ράμπα.',
    },
    {
      title: 'Kos',
      gettingThere:
        'The harbour is in the town, next to the castle of Nerantzia. The centre and the town buses are five minutes away on foot. The airport is 26 kilometres off, by long-distance bus or taxi.',
      facilities:
        'There are cafés, pharmacies and cash machines all along the waterfront. You wait in the open air. The town has a cycle path by the sea that reaches the harbour.',
      accessibility:
        'The town is flat and the road to the quay is paved. Mind the vehicles at the harbour entrance. The crew helps at the ramp.',
    },
  ),
  port(
    'KAL',
    'kalymnos',
    {
      title: 'Κάλυμνος, Πόθια',
      gettingThere:
        'Το πλοίο δένει στην Πόθια, στον κεντρικό λιμενοβραχίονα, οκτώ λεπτά με τα πόδια από το δημαρχείο. Ταξί και λεωφορεία για τις Μυρτιές και το Μασούρι ξεκινούν από την προκυμαία. Για την Τέλενδο περνάτε και από τις Μυρτιές με καΐκι.',
      facilities:
        'Καφενεία, φούρνοι και τράπεζες βρίσκονται απέναντι από την προβλήτα. Στην προβλήτα περιμένετε στο ύπαιθρο. Το βράδυ η προκυμαία γίνεται περίπατος και τα οχήματα πηγαίνουν αργά.',
      accessibility:
        'Η προβλήτα και η παραλία της Πόθιας είναι επίπεδες. Οι γειτονιές πίσω από το λιμάνι ανεβαίνουν με σκαλιά. Ζητήστε βοήθεια επιβίβασης 48 ώρες πριν.',
    },
    {
      title: 'Kalymnos, Pothia',
      gettingThere:
        'The ship berths at Pothia, on the main breakwater, eight minutes on foot from the town hall. Taxis and the buses for Myrties and Masouri start from the waterfront. For Telendos you can also cross from Myrties on a small boat.',
      facilities:
        'Cafés, bakeries and banks face the quay. On the quay you wait in the open. In the evening the waterfront turns into a promenade and vehicles go slowly.',
      accessibility:
        'The quay and the waterfront of Pothia are level. The quarters behind the harbour climb by steps. Ask for boarding help 48 hours ahead.',
    },
  ),
  port(
    'LAM',
    'leros',
    {
      title: 'Λέρος, Αγία Μαρίνα',
      gettingThere:
        'Η βόρεια γραμμή πιάνει στην Αγία Μαρίνα, μπροστά στον οικισμό. Ο Πλάτανος απέχει δεκαπέντε λεπτά με ανηφόρα. Αν η κράτησή σας γράφει Λακκί, το λιμάνι είναι στην άλλη πλευρά του νησιού, τέσσερα χιλιόμετρα με ταξί ή λεωφορείο.',
      facilities:
        'Καφενεία και παντοπωλείο υπάρχουν πάνω στην προβλήτα. Μηχάνημα ανάληψης θα βρείτε στο χωριό. Ο χώρος στάθμευσης είναι μικρός: αν αφήσετε κάποιον στο πλοίο, φύγετε αμέσως μετά.',
      accessibility:
        'Η προβλήτα είναι επίπεδη και στενή. Με βοριά το πλοίο κουνιέται στη θέση του, γι’ αυτό το πλήρωμα συνοδεύει όποιον το χρειάζεται. Πείτε μας τι θέλετε 48 ώρες πριν.',
    },
    {
      title: 'Leros, Agia Marina',
      gettingThere:
        'The north line calls at Agia Marina, in front of the village. Platanos is fifteen minutes uphill. If your booking says Lakki, that port is on the other side of the island, four kilometres by taxi or bus.',
      facilities:
        'There are cafés and a grocery right on the quay. You will find a cash machine in the village. The parking area is small: if you are dropping someone off, please leave straight afterwards.',
      accessibility:
        'The quay is level and narrow. In a northerly the ship moves at her berth, so the crew walks with anyone who needs it. Tell us what you need 48 hours ahead.',
    },
  ),
  port(
    'LIP',
    'lipsi',
    {
      title: 'Λειψοί',
      gettingThere:
        'Το πλοίο δένει στην είσοδο του λιμανιού, οκτώ λεπτά με τα πόδια από το χωριό. Για τις παραλίες υπάρχει μικρό λεωφορείο το καλοκαίρι και ταξί όλο τον χρόνο.',
      facilities:
        'Στο χωριό υπάρχουν φούρνος, φαρμακείο και μηχάνημα ανάληψης. Στην προβλήτα περιμένετε στο ύπαιθρο. Με βοριά φυσά πολύ, γι’ αυτό πάρτε κάτι ζεστό.',
      accessibility:
        'Ο παραλιακός δρόμος από την προβλήτα ως το χωριό είναι επίπεδος. Προς την πλατεία υπάρχουν σκαλιά, αλλά και δρόμος με ανηφόρα. Ζητήστε βοήθεια επιβίβασης 48 ώρες πριν.',
    },
    {
      title: 'Lipsi',
      gettingThere:
        'The ship berths at the mouth of the harbour, eight minutes on foot from the village. For the beaches there is a small bus in summer and a taxi all year.',
      facilities:
        'The village has a bakery, a pharmacy and a cash machine. On the quay you wait in the open. A northerly is felt there, so bring something warm.',
      accessibility:
        'The waterfront road from the quay to the village is level. There are steps up to the square, and also a sloping road. Ask for boarding help 48 hours ahead.',
    },
  ),
  port(
    'PAT',
    'patmos',
    {
      title: 'Πάτμος, Σκάλα',
      gettingThere:
        'Η Σκάλα είναι το λιμάνι και το κέντρο του νησιού. Το λεωφορείο για τη Χώρα και τον Κάμπο και τα ταξί ξεκινούν μπροστά από την προβλήτα. Με τα πόδια, το παλιό καλντερίμι ανεβαίνει στη Χώρα σε σαράντα λεπτά.',
      facilities:
        'Καφενεία, φαρμακείο και μηχανήματα ανάληψης είναι δύο λεπτά από το πλοίο. Όταν πιάνουν κρουαζιερόπλοια, η πλατεία γεμίζει: ελάτε νωρίτερα.',
      accessibility:
        'Η προβλήτα και η Σκάλα είναι επίπεδες. Στο Σπήλαιο της Αποκάλυψης και στο μοναστήρι υπάρχουν πολλά σκαλιά. Ζητήστε βοήθεια επιβίβασης 48 ώρες πριν.',
    },
    {
      title: 'Patmos, Skala',
      gettingThere:
        'Skala is both the port and the centre of the island. The bus to Chora and Kambos, and the taxis, start in front of the quay. On foot, the old cobbled path climbs to Chora in forty minutes.',
      facilities:
        'Cafés, a pharmacy and cash machines are two minutes from the ship. When cruise ships are in, the square fills up, so come earlier.',
      accessibility:
        'The quay and Skala are level. The Cave of the Apocalypse and the monastery have many steps. Ask for boarding help 48 hours ahead.',
    },
  ),
  port(
    'AGN',
    'agathonisi',
    {
      title: 'Αγαθονήσι, Άγιος Γεώργιος',
      gettingThere:
        'Το πλοίο δένει μέσα στον όρμο του Αγίου Γεωργίου, μπροστά στα σπίτια. Το Μεγάλο Χωριό απέχει είκοσι λεπτά με ανηφόρα. Μην υπολογίζετε σε ταξί: όσοι σας φιλοξενούν έρχονται συνήθως στο λιμάνι.',
      facilities:
        'Στο λιμάνι υπάρχουν λίγες ταβέρνες και ένα μικρό παντοπωλείο. Έχετε μετρητά μαζί σας. Η αναμονή είναι κάτω από τα αρμυρίκια.',
      accessibility:
        'Η προβλήτα είναι μικρή και επίπεδη. Ο δρόμος προς το χωριό είναι απότομος. Αν χρειάζεστε αμαξίδιο, μιλήστε μας πριν κλείσετε θέση, για να δούμε μαζί και τη μεταφορά στο νησί.',
    },
    {
      title: 'Agathonisi, Agios Georgios',
      gettingThere:
        'The ship berths inside the bay of Agios Georgios, in front of the houses. Megalo Chorio is twenty minutes uphill. Do not count on a taxi: hosts usually come down to the port.',
      facilities:
        'The port has a few tavernas and a small grocery. Bring cash. You wait under the tamarisk trees.',
      accessibility:
        'The quay is small and level. The road to the village is steep. If you use a wheelchair, talk to us before you book, so that we can also look at transport on the island.',
    },
  ),
  port(
    'PYT',
    'samos',
    {
      title: 'Σάμος, Πυθαγόρειο',
      gettingThere:
        'Το πλοίο δένει στον εξωτερικό μόλο του Πυθαγορείου, πέντε λεπτά με τα πόδια από την πλατεία. Το αεροδρόμιο απέχει τέσσερα χιλιόμετρα με ταξί. Λεωφορεία για το Βαθύ ξεκινούν από τον κεντρικό δρόμο του χωριού.',
      facilities:
        'Καφενεία, φαρμακείο και μηχανήματα ανάληψης είναι γύρω από το λιμάνι. Η αναμονή είναι υπαίθρια. Για τα μεγάλα πλοία προς τον Πειραιά πρέπει να πάτε στο Βαθύ ή στο Καρλόβασι.',
      accessibility:
        'Η προκυμαία είναι επίπεδη και στρωμένη με πλάκες. Το βράδυ του καλοκαιριού την πιάνουν τα τραπέζια: ζητήστε να σας συνοδεύσουμε ως το πλοίο. Η βοήθεια ζητείται 48 ώρες πριν.',
    },
    {
      title: 'Samos, Pythagoreio',
      gettingThere:
        'The ship berths at the outer pier of Pythagoreio, five minutes on foot from the square. The airport is four kilometres away by taxi. Buses to Vathy start from the main street of the village.',
      facilities:
        'Cafés, a pharmacy and cash machines surround the harbour. You wait in the open air. For the big ships to Piraeus you need to go to Vathy or Karlovasi.',
      accessibility:
        'The waterfront is level and paved. On summer evenings tables take up much of it: ask us to walk with you to the ship. Help is requested 48 hours ahead.',
    },
  ),
];
