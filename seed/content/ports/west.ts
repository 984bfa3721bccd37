import { port } from './port-seed.ts';

export const westPorts = [
  port(
    'HLK',
    'halki',
    {
      title: 'Χάλκη, Εμπορειός',
      gettingThere:
        'Το πλοίο δένει μπροστά στο μοναδικό χωριό του νησιού και όλα τα σπίτια είναι σε λίγα λεπτά με τα πόδια. Το καλοκαίρι ένα μικρό λεωφορείο πηγαίνει στον Ποτάμο και στα Φτενάγια.',
      facilities:
        'Στην προκυμαία υπάρχουν ταβέρνες, φούρνος και ένα μηχάνημα ανάληψης. Η αναμονή είναι υπαίθρια. Έχετε λίγα μετρητά, γιατί το μηχάνημα κάποτε αδειάζει.',
      accessibility:
        'Η προκυμαία είναι επίπεδη και σχεδόν χωρίς αυτοκίνητα. Τα σοκάκια πίσω της έχουν σκαλοπάτια. Ζητήστε βοήθεια επιβίβασης 48 ώρες πριν.',
    },
    {
      title: 'Halki, Emporios',
      gettingThere:
        'The ship berths in front of the only village on the island, and every house is a few minutes’ walk away. In summer a small bus runs to Potamos and Ftenagia.',
      facilities:
        'On the waterfront there are tavernas, a bakery and one cash machine. You wait in the open air. Carry some cash, because the machine sometimes runs out.',
      accessibility:
        'The waterfront is level and almost free of cars. The lanes behind it have steps. Ask for boarding help 48 hours ahead.',
    },
  ),
  port(
    'TIL',
    'tilos',
    {
      title: 'Τήλος, Λιβάδια',
      gettingThere:
        'Η προβλήτα είναι στην άκρη του όρμου και η πλατεία των Λιβαδιών δίπλα της. Το λεωφορείο για το Μεγάλο Χωριό και την παραλία Έριστος ξεκινά από το λιμάνι.',
      facilities:
        'Στα Λιβάδια υπάρχουν φούρνος, παντοπωλεία και μηχάνημα ανάληψης, όλα κοντά στην πλατεία. Το χωριό απλώνεται κατά μήκος της παραλίας, ως είκοσι λεπτά με τα πόδια.',
      accessibility:
        'Η προβλήτα και ο παραλιακός πεζόδρομος είναι επίπεδοι. Το Μεγάλο Χωριό είναι χτισμένο σε πλαγιά. Ζητήστε βοήθεια επιβίβασης 48 ώρες πριν.',
    },
    {
      title: 'Tilos, Livadia',
      gettingThere:
        'The quay is at the end of the bay, with the square of Livadia beside it. The bus to Megalo Chorio and Eristos beach starts from the port.',
      facilities:
        'Livadia has a bakery, groceries and a cash machine, all close to the square. The village stretches along the beach, up to twenty minutes on foot.',
      accessibility:
        'The quay and the promenade along the beach are level. Megalo Chorio is built on a hillside. Ask for boarding help 48 hours ahead.',
    },
  ),
  port(
    'NIS',
    'nisyros',
    {
      title: 'Νίσυρος, Μανδράκι',
      gettingThere:
        'Η προβλήτα είναι στην ανατολική άκρη του Μανδρακίου, οκτώ λεπτά με τα πόδια από το χωριό. Τα λεωφορεία για το ηφαίστειο, τον Εμπορειό και τα Νικιά περιμένουν το πλοίο. Μην το μπερδέψετε με το Μανδράκι της Ρόδου.',
      facilities:
        'Δίπλα στην προβλήτα υπάρχουν καφενεία, στο χωριό φαρμακείο και μηχάνημα ανάληψης. Η αναμονή είναι υπαίθρια.',
      accessibility:
        'Η προβλήτα και ο δρόμος ως το χωριό είναι επίπεδοι. Μέσα στο Μανδράκι τα σοκάκια είναι στενά, με βότσαλο και σκαλοπάτια. Ζητήστε βοήθεια επιβίβασης 48 ώρες πριν.',
    },
    {
      title: 'Nisyros, Mandraki',
      gettingThere:
        'The quay is at the eastern end of Mandraki, eight minutes on foot from the village. Buses to the volcano, Emporios and Nikia wait for the ship. Not to be confused with Mandraki in Rhodes.',
      facilities:
        'There are cafés beside the quay, and a pharmacy and a cash machine in the village. You wait in the open air.',
      accessibility:
        'The quay and the road to the village are level. Inside Mandraki the lanes are narrow, with pebbles and steps. Ask for boarding help 48 hours ahead.',
    },
  ),
];
