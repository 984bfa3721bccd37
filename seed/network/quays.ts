import type { NetworkData } from '#contracts/reservations/index.ts';

type Quay = NetworkData['quays'][number];

function quay(
  [id, port]: [string, string],
  [el, en]: [string, string],
  [lat, lon]: [number, number],
  [noteEl, noteEn]: [string, string],
): Quay {
  return { id, port, name: { el, en }, lat, lon, note: { el: noteEl, en: noteEn } };
}

/** Rhodes is one port with three quays; the ticket must say which. Walking times are estimates of this demo. */
export const quays: Quay[] = [
  quay(
    ['RHO-KOL', 'RHO'],
    ['Κολώνα', 'Kolona'],
    [36.4472, 28.2287],
    [
      'Έξω από την Πύλη της Αγίας Αικατερίνης της Παλιάς Πόλης, 10 λεπτά με τα πόδια από το Μανδράκι.',
      'Just outside the Old Town walls near St Catherine’s Gate, a 10-minute walk from Mandraki.',
    ],
  ),
  quay(
    ['RHO-MAN', 'RHO'],
    ['Μανδράκι', 'Mandraki'],
    [36.4505, 28.227],
    [
      'Στο λιμανάκι με τα ελάφια, απέναντι από τη Νέα Αγορά, 5 λεπτά με τα πόδια από τα λεωφορεία.',
      'In the little harbour with the deer statues, opposite the Nea Agora (New Market), a 5-minute walk from the bus stations.',
    ],
  ),
  quay(
    ['RHO-AKA', 'RHO'],
    ['Ακαντιά', 'Akandia'],
    [36.4413, 28.2352],
    [
      'Στο εμπορικό λιμάνι, 20 λεπτά με τα πόδια από το Μανδράκι. Τα οχήματα μπαίνουν από την πύλη της Ακαντιάς.',
      'In the commercial harbour, a 20-minute walk from Mandraki. Vehicles enter by the Akandia gate.',
    ],
  ),
  quay(
    ['KSK-1', 'KSK'],
    ['Προβλήτα Σκάλας Καμείρου', 'Kamiros Skala quay'],
    [36.2733, 27.824],
    [
      'Στο αλιευτικό καταφύγιο, 2 λεπτά από τη στάση του λεωφορείου και 50 λεπτά οδικώς από την πόλη της Ρόδου.',
      'In the fishing harbour, 2 minutes from the bus stop and 50 minutes by road from Rhodes Town.',
    ],
  ),
  quay(
    ['SYM-GIA', 'SYM'],
    ['Γιαλός', 'Gialos'],
    [36.6185, 27.8385],
    [
      'Δίπλα στον πύργο του ρολογιού, 5 λεπτά με τα πόδια από το κέντρο του Γιαλού.',
      'Beside the clock tower, a 5-minute walk from the centre of Gialos.',
    ],
  ),
  quay(
    ['PAN-1', 'PAN'],
    ['Πανορμίτης', 'Panormitis'],
    [36.5505, 27.8455],
    [
      'Μπροστά στο μοναστήρι, 2 λεπτά με τα πόδια από την πύλη.',
      'In front of the monastery, a 2-minute walk from its gate.',
    ],
  ),
  quay(
    ['KOS-1', 'KOS'],
    ['Λιμάνι της Κω', 'Kos harbour'],
    [36.8972, 27.2893],
    [
      'Κάτω από το κάστρο, 5 λεπτά με τα πόδια από την πλατεία Ελευθερίας.',
      'Below the castle, a 5-minute walk from Eleftherias Square.',
    ],
  ),
  quay(
    ['PSE-1', 'PSE'],
    ['Αυλάκια', 'Avlakia'],
    [36.929, 27.133],
    [
      'Στην άκρη της παραλίας του χωριού, 2 λεπτά με τα πόδια.',
      'At the end of the village beach, a 2-minute walk.',
    ],
  ),
  quay(
    ['KAL-POT', 'KAL'],
    ['Πόθια', 'Pothia'],
    [36.9485, 26.9865],
    [
      'Στον κεντρικό λιμενοβραχίονα, 8 λεπτά με τα πόδια από το δημαρχείο.',
      'On the main breakwater, an 8-minute walk from the town hall.',
    ],
  ),
  quay(
    ['TEL-1', 'TEL'],
    ['Μόλος Τελένδου', 'Telendos jetty'],
    [36.9985, 26.9185],
    [
      'Στη μέση του οικισμού. Στο νησί δεν κυκλοφορούν αυτοκίνητα.',
      'In the middle of the village. There are no cars on the island.',
    ],
  ),
  quay(
    ['LAM-1', 'LAM'],
    ['Αγία Μαρίνα', 'Agia Marina'],
    [37.1588, 26.853],
    [
      'Μπροστά στον οικισμό της Αγίας Μαρίνας, 15 λεπτά με τα πόδια από τον Πλάτανο.',
      'On the waterfront of Agia Marina, a 15-minute walk from Platanos.',
    ],
  ),
  quay(
    ['LER-1', 'LER'],
    ['Λακκί', 'Lakki'],
    [37.1285, 26.85],
    [
      'Στη νότια άκρη του λιμανιού, 6 λεπτά με τα πόδια από την πλατεία του Λακκιού.',
      'On the south side of the harbour, a 6-minute walk from Lakki’s square.',
    ],
  ),
  quay(
    ['LIP-1', 'LIP'],
    ['Λιμάνι των Λειψών', 'Lipsi harbour'],
    [37.2952, 26.7655],
    [
      'Στην είσοδο του λιμανιού, 8 λεπτά με τα πόδια από το χωριό.',
      'At the mouth of the harbour, an 8-minute walk from the village.',
    ],
  ),
  quay(
    ['PAT-SKA', 'PAT'],
    ['Σκάλα', 'Skala'],
    [37.324, 26.5475],
    [
      'Στον κεντρικό μόλο της Σκάλας, δίπλα στα λεωφορεία για τη Χώρα.',
      'On Skala’s main quay, next to the buses for Chora.',
    ],
  ),
  quay(
    ['ARK-1', 'ARK'],
    ['Αυγούστα', 'Avgousta'],
    [37.3795, 26.733],
    [
      'Στον όρμο Αυγούστα, 3 λεπτά με τα πόδια από την πλατεία.',
      'In Avgousta bay, a 3-minute walk from the square.',
    ],
  ),
  quay(
    ['AGN-1', 'AGN'],
    ['Άγιος Γεώργιος', 'Agios Georgios'],
    [37.455, 26.9665],
    [
      'Στον όρμο του Αγίου Γεωργίου, 20 λεπτά με τα πόδια ανηφορικά ως το Μεγάλο Χωριό.',
      'In Agios Georgios bay; Megalo Chorio is a 20-minute uphill walk.',
    ],
  ),
  quay(
    ['PYT-1', 'PYT'],
    ['Πυθαγόρειο', 'Pythagoreio'],
    [37.6885, 26.945],
    [
      'Στον εξωτερικό μόλο του Πυθαγορείου, 5 λεπτά με τα πόδια από την πλατεία.',
      'On the outer quay of Pythagoreio, a 5-minute walk from the square.',
    ],
  ),
  quay(
    ['FOU-1', 'FOU'],
    ['Λιμάνι Φούρνων', 'Fournoi harbour'],
    [37.5765, 26.4785],
    [
      'Μπροστά στον οικισμό, 2 λεπτά με τα πόδια από τον κεντρικό δρόμο.',
      'In front of the village, a 2-minute walk from the main street.',
    ],
  ),
  quay(
    ['AKI-1', 'AKI'],
    ['Άγιος Κήρυκος', 'Agios Kirykos'],
    [37.614, 26.297],
    [
      'Στον μόλο με το άγαλμα του Ικάρου, 3 λεπτά με τα πόδια από την πλατεία.',
      'On the quay with the statue of Icarus, a 3-minute walk from the square.',
    ],
  ),
  quay(
    ['NIS-MAN', 'NIS'],
    ['Μανδράκι Νισύρου', 'Mandraki, Nisyros'],
    [36.615, 27.1395],
    [
      'Στην ανατολική άκρη του Μανδρακίου, 8 λεπτά με τα πόδια από το χωριό.',
      'At the east end of Mandraki village, an 8-minute walk from its centre.',
    ],
  ),
  quay(
    ['TIL-1', 'TIL'],
    ['Λιβάδια', 'Livadia'],
    [36.4165, 27.387],
    [
      'Στον μόλο των Λιβαδιών, 3 λεπτά με τα πόδια από την πλατεία.',
      'On Livadia’s quay, a 3-minute walk from the square.',
    ],
  ),
  quay(
    ['HLK-1', 'HLK'],
    ['Εμπορειός', 'Emporios'],
    [36.2222, 27.6135],
    [
      'Μπροστά στον Εμπορειό, 3 λεπτά με τα πόδια από τον πύργο του ρολογιού.',
      'On the Emporios waterfront, a 3-minute walk from the clock tower.',
    ],
  ),
  quay(
    ['MEG-1', 'MEG'],
    ['Λιμάνι Μεγίστης', 'Megisti harbour'],
    [36.15, 29.5922],
    [
      'Στη δυτική πλευρά του λιμανιού, 5 λεπτά με τα πόδια από την πλατεία.',
      'On the west side of the harbour, a 5-minute walk from the square.',
    ],
  ),
  quay(
    ['KAR-1', 'KAR'],
    ['Πηγάδια', 'Pigadia'],
    [35.509, 27.2135],
    [
      'Στο λιμάνι των Πηγαδίων, 6 λεπτά με τα πόδια από το κέντρο.',
      'In Pigadia harbour, a 6-minute walk from the centre.',
    ],
  ),
  quay(
    ['DIA-1', 'DIA'],
    ['Διαφάνι', 'Diafani'],
    [35.7565, 27.211],
    [
      'Στον μόλο του Διαφανίου, 2 λεπτά με τα πόδια από την παραλία. Λεωφορείο για την Όλυμπο.',
      'On Diafani’s quay, a 2-minute walk from the beach. Bus to Olympos.',
    ],
  ),
  quay(
    ['KAS-1', 'KAS'],
    ['Φρυ', 'Fry'],
    [35.419, 26.9235],
    [
      'Στο λιμάνι του Φρυ, 5 λεπτά με τα πόδια από την Μπούκα.',
      'In Fry’s harbour, a 5-minute walk from Bouka.',
    ],
  ),
  quay(
    ['AST-1', 'AST'],
    ['Άγιος Ανδρέας', 'Agios Andreas'],
    [36.5835, 26.3715],
    [
      'Στον Άγιο Ανδρέα, 7 χιλιόμετρα από τη Χώρα. Το λεωφορείο περιμένει το πλοίο.',
      'At Agios Andreas, 7 kilometres from Chora. The bus waits for the ship.',
    ],
  ),
];
