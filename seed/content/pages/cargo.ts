import { picture, type SeedDocument, slug } from '#seed/content/document.ts';
import { bullets, callout, h2, internalLink, p, richText, strong, table } from '#seed/content/rich-text.ts';

/** Figures are made up; ships, quays and islands are those of the seeded network. */
export const cargo: SeedDocument = {
  _id: 'page-cargo',
  _type: 'page',
  title_el: 'Μεταφορά φορτίων',
  title_en: 'Cargo',
  permalink_el: slug('cargo'),
  permalink_en: slug('cargo'),
  lead_el: 'Από έναν φάκελο ως ένα φορτηγό. Το πρωί στη Ρόδο, το μεσημέρι στο νησί.',
  lead_en: 'From an envelope to a lorry. In Rhodes in the morning, on the island by noon.',
  cover: picture('cargo'),
  body_el: richText(
    h2('Τι μεταφέρουμε'),
    bullets(
      [
        strong('Με όλα τα πλοία: '),
        'φακέλους και δέματα ως 30 κιλά, φάρμακα, ανταλλακτικά, αποσκευές που στέλνονται χωρίς τον επιβάτη.',
      ],
      [
        strong('Με το οχηματαγωγό Κυμοθόη: '),
        'παλέτες, οικοδομικά υλικά, οικοσκευές, τρόφιμα με ψύξη, μηχανές, αυτοκίνητα και φορτηγά χωρίς τον οδηγό τους.',
      ],
    ),
    p(
      'Η Κυμοθόη πηγαίνει στη Σύμη, στον Πανορμίτη, στη Χάλκη, στην Κάρπαθο, στην Κάσο, στην Κω, στην Κάλυμνο και στην Αστυπάλαια. Στα άλλα νησιά φτάνουν δέματα.',
    ),
    h2('Τιμές για δέματα'),
    table(
      'Ένα δέμα από τη Ρόδο ή προς τη Ρόδο, με ΦΠΑ',
      ['Βάρος', 'Σύμη, Χάλκη, Τήλος', 'Νίσυρος, Κως, Κάλυμνος', 'Τα άλλα νησιά'],
      ['Φάκελος', '4,00\u00a0€', '5,00\u00a0€', '6,00\u00a0€'],
      ['Ως 5 κιλά', '6,00\u00a0€', '7,00\u00a0€', '8,00\u00a0€'],
      ['Ως 15 κιλά', '9,00\u00a0€', '11,00\u00a0€', '13,00\u00a0€'],
      ['Ως 30 κιλά', '13,00\u00a0€', '16,00\u00a0€', '19,00\u00a0€'],
    ),
    h2('Τιμές με το οχηματαγωγό'),
    table(
      'Από τη Ρόδο ή προς τη Ρόδο, με ΦΠΑ',
      ['Φορτίο', 'Σύμη, Πανορμίτης, Χάλκη', 'Κως, Κάλυμνος, Κάρπαθος', 'Αστυπάλαια, Κάσος'],
      ['Ευρωπαλέτα ως 400 κιλά', '28,00\u00a0€', '38,00\u00a0€', '44,00\u00a0€'],
      ['Ευρωπαλέτα ως 800 κιλά', '42,00\u00a0€', '56,00\u00a0€', '64,00\u00a0€'],
      ['Παλέτα με ψύξη, ως 600 κιλά', '58,00\u00a0€', '74,00\u00a0€', '84,00\u00a0€'],
      ['Ογκώδη, ανά κυβικό μέτρο', '22,00\u00a0€', '30,00\u00a0€', '34,00\u00a0€'],
      ['Φορτηγό, ανά μέτρο μήκους', '16,00\u00a0€', '22,00\u00a0€', '25,00\u00a0€'],
    ),
    p(
      'Ανάμεσα σε δύο νησιά, ή για αυτοκίνητο που ταξιδεύει μόνο του, η τιμή έρχεται με την απάντηση στο αίτημά σας. Το ίδιο και για πάνω από δέκα παλέτες.',
    ),
    h2('Μέγεθος και συσκευασία'),
    table(
      'Τα όρια για κάθε κομμάτι',
      ['Είδος', 'Μέγιστο βάρος', 'Μέγιστο μέγεθος'],
      ['Δέμα', '30 κιλά', '120 × 60 × 60 εκ.'],
      ['Ευρωπαλέτα', '800 κιλά', '120 × 80 εκ., ύψος 180 εκ.'],
      ['Όχημα ή μηχάνημα', '40 τόνοι', 'μήκος 18\u00a0μ., ύψος 4,20\u00a0μ.'],
    ),
    p(
      'Γράψτε σε κάθε κομμάτι όνομα, τηλέφωνο και λιμάνι του παραλήπτη. Το φορτίο της παλέτας είναι δεμένο και τυλιγμένο. Τα εύθραυστα χρειάζονται σκληρό κουτί· μια ετικέτα δεν φτάνει.',
    ),
    h2('Τι δεν ταξιδεύει'),
    callout(
      'warn',
      'Επικίνδυνα εμπορεύματα δεν μεταφέρουμε: φιάλες αερίου, καύσιμα, διαλύτες, πυροτεχνήματα, οξέα, χαλασμένες μπαταρίες λιθίου. Αν δεν είστε βέβαιοι για κάτι, ρωτήστε πριν το φέρετε.',
    ),
    p(
      'Ζώα ταξιδεύουν μόνο μαζί με τον άνθρωπό τους, με εισιτήριο. Χρήματα και κοσμήματα δεν τα παραλαμβάνουμε.',
    ),
    h2('Παράδοση και παραλαβή'),
    bullets(
      [
        strong('Δέματα: '),
        'στο γραφείο της προβλήτας από όπου φεύγει το πλοίο, ως 45 λεπτά πριν από την αναχώρηση. Στη Ρόδο τα ταχύπλοα φεύγουν από την Κολώνα.',
      ],
      [
        strong('Παλέτες και οχήματα: '),
        'στην Ακαντιά, ως δύο ώρες πριν από την αναχώρηση. Περονοφόρο έχουμε εμείς.',
      ],
      [
        strong('Παραλαβή: '),
        'με ταυτότητα και τον αριθμό της απόδειξης, από την άφιξη του πλοίου. Τα φορτία με ψύξη παραλαμβάνονται στην προβλήτα.',
      ],
      [
        strong('Φύλαξη: '),
        'δύο μέρες δωρεάν, μετά 2,00\u00a0€ την ημέρα για το δέμα και 8,00\u00a0€ για την παλέτα.',
      ],
    ),
    p(
      'Αν το πλοίο δεν φύγει λόγω καιρού, το φορτίο ταξιδεύει με το επόμενο και σας ειδοποιούμε. Για όλα τα άλλα γράψτε μας από τη σελίδα ',
      internalLink('Επικοινωνία', 'page-contact'),
      '.',
    ),
  ),
  body_en: richText(
    h2('What we carry'),
    bullets(
      [
        strong('On all ships: '),
        'envelopes and parcels up to 30 kg, medicine, spare parts, luggage sent without its owner.',
      ],
      [
        strong('On the car ferry Kymothoe: '),
        'pallets, building materials, household goods, chilled food, motorcycles, cars and lorries without their driver.',
      ],
    ),
    p(
      'Kymothoe calls at Symi, Panormitis, Halki, Karpathos, Kasos, Kos, Kalymnos and Astypalaia. The other islands take parcels.',
    ),
    h2('Rates for parcels'),
    table(
      'One parcel from or to Rhodes, VAT included',
      ['Weight', 'Symi, Halki, Tilos', 'Nisyros, Kos, Kalymnos', 'The other islands'],
      ['Envelope', '€4.00', '€5.00', '€6.00'],
      ['Up to 5 kg', '€6.00', '€7.00', '€8.00'],
      ['Up to 15 kg', '€9.00', '€11.00', '€13.00'],
      ['Up to 30 kg', '€13.00', '€16.00', '€19.00'],
    ),
    h2('Rates on the car ferry'),
    table(
      'From or to Rhodes, VAT included',
      ['Cargo', 'Symi, Panormitis, Halki', 'Kos, Kalymnos, Karpathos', 'Astypalaia, Kasos'],
      ['Euro pallet up to 400 kg', '€28.00', '€38.00', '€44.00'],
      ['Euro pallet up to 800 kg', '€42.00', '€56.00', '€64.00'],
      ['Chilled pallet up to 600 kg', '€58.00', '€74.00', '€84.00'],
      ['Bulky goods, per cubic metre', '€22.00', '€30.00', '€34.00'],
      ['Lorry, per metre of length', '€16.00', '€22.00', '€25.00'],
    ),
    p(
      'Between two islands, or for a car that travels alone, the price comes with the answer to your request. The same goes for more than ten pallets.',
    ),
    h2('Size and packing'),
    table(
      'Limits for each piece',
      ['Kind', 'Heaviest', 'Largest'],
      ['Parcel', '30 kg', '120 × 60 × 60 cm'],
      ['Euro pallet', '800 kg', '120 × 80 cm, 180 cm high'],
      ['Vehicle or machine', '40 tonnes', '18\u00a0m long, 4.20\u00a0m high'],
    ),
    p(
      'Write name, phone and port of the person who collects it on every piece. The load of a pallet must be strapped and wrapped. Fragile things need a hard box; a sticker is not enough.',
    ),
    h2('What does not travel'),
    callout(
      'warn',
      'We carry no dangerous goods: gas cylinders, fuel, solvents, fireworks, acids, damaged lithium batteries. If you are not sure about something, ask before you bring it.',
    ),
    p('Animals travel only with their people, on a ticket. We do not take in money or jewellery.'),
    h2('Handing in and collecting'),
    bullets(
      [
        strong('Parcels: '),
        'at the office on the quay from which the ship leaves, up to 45 minutes before departure. In Rhodes fast ships leave from Kolona.',
      ],
      [
        strong('Pallets and vehicles: '),
        'at Akandia, up to two hours before departure. We have the forklift.',
      ],
      [
        strong('Collecting: '),
        'with an identity card and the number of the receipt, from the ship’s arrival on. Chilled cargo is collected on the quay.',
      ],
      [strong('Storage: '), 'two days free, then €2.00 a day for a parcel and €8.00 for a pallet.'],
    ),
    p(
      'If the ship does not sail because of the weather, the cargo goes with the next one and we let you know. For anything else write to us from the page ',
      internalLink('Contact', 'page-contact'),
      '.',
    ),
  ),
};
