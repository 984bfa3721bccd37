import type { NetworkData } from '#contracts/reservations/index.ts';

type Entitlement = NonNullable<NetworkData['entitlements']>[number];
type DayTrip = NonNullable<NetworkData['dayTrips']>[number];

const VALID = { validFrom: '2026-01-01', validTo: null };
const grownUps: Entitlement['categories'] = ['ADT'];
const everybody: Entitlement['categories'] = ['ADT', 'CHD'];

const ON_BOARD = {
  el: 'Δηλώνεται κατά την έκδοση του εισιτηρίου και το δικαιολογητικό επιδεικνύεται στην επιβίβαση.',
  en: 'Claim it when you buy the ticket, and show the proof when you board.',
};

/** Concessions besides age (domain 4.6). Shares are demo values. */
export const entitlements: Entitlement[] = [
  {
    code: 'STU',
    name: { el: 'Φοιτητής', en: 'Student' },
    percent: 25,
    categories: grownUps,
    asks: 'card',
    proof: { el: 'Φοιτητική ταυτότητα ελληνικού ιδρύματος.', en: 'Student card of a Greek institution.' },
    text: { el: 'Έκπτωση φοιτητή −25 %', en: 'Student discount −25%' },
    terms: ON_BOARD,
    ...VALID,
  },
  {
    code: 'LRG',
    name: { el: 'Πολύτεκνος', en: 'Large family' },
    percent: 20,
    categories: everybody,
    asks: 'card',
    proof: { el: 'Κάρτα της ένωσης πολυτέκνων.', en: 'Card of the large families’ association.' },
    text: { el: 'Έκπτωση πολυτέκνων −20 %', en: 'Large family discount −20%' },
    terms: ON_BOARD,
    ...VALID,
  },
  {
    code: 'DIS',
    name: { el: 'Άτομο με αναπηρία 80 % και άνω', en: 'Person with a disability of 80% or more' },
    percent: 50,
    categories: everybody,
    proof: { el: 'Πιστοποιητικό αναπηρίας 80 % και άνω.', en: 'Certificate of a disability of 80% or more.' },
    text: { el: 'Έκπτωση αναπηρίας −50 %', en: 'Disability discount −50%' },
    terms: ON_BOARD,
    ...VALID,
  },
  {
    code: 'DIS-W',
    name: {
      el: 'Χρήστης αμαξιδίου, αναπηρία 80 % και άνω',
      en: 'Wheelchair user, disability of 80% or more',
    },
    percent: 50,
    categories: everybody,
    countsAs: 'DIS',
    wheelchair: true,
    proof: { el: 'Πιστοποιητικό αναπηρίας 80 % και άνω.', en: 'Certificate of a disability of 80% or more.' },
    text: { el: 'Έκπτωση αναπηρίας −50 %', en: 'Disability discount −50%' },
    terms: {
      el: 'Μαζί με θέση για το αμαξίδιο πάνω στο πλοίο. Το πιστοποιητικό επιδεικνύεται στην επιβίβαση.',
      en: 'With a wheelchair space on board. The certificate is shown when boarding.',
    },
    ...VALID,
  },
  {
    code: 'WCH',
    name: { el: 'Χρήστης αμαξιδίου', en: 'Wheelchair user' },
    percent: 0,
    categories: everybody,
    wheelchair: true,
    proof: {
      el: 'Δεν χρειάζεται δικαιολογητικό. Σας κρατάμε θέση για το αμαξίδιο.',
      en: 'No proof is needed. We hold a wheelchair space for you.',
    },
    text: { el: 'Θέση για αμαξίδιο', en: 'Wheelchair space' },
    ...VALID,
  },
  {
    code: 'DIS-C',
    name: { el: 'Συνοδός ατόμου με αναπηρία', en: 'Companion of a person with a disability' },
    percent: 50,
    categories: grownUps,
    companionOf: 'DIS',
    proof: {
      el: 'Ταυτότητα. Ο συνοδός επιβιβάζεται μαζί με το άτομο που συνοδεύει.',
      en: 'Identity card. The companion boards together with the person accompanied.',
    },
    text: { el: 'Έκπτωση συνοδού −50 %', en: 'Companion discount −50%' },
    terms: {
      el: 'Ένας συνοδός για κάθε άτομο με αναπηρία 80 % και άνω, στην ίδια κράτηση.',
      en: 'One companion for each person with a disability of 80% or more, in the same booking.',
    },
    ...VALID,
  },
  {
    code: 'ISL',
    name: { el: 'Νησιώτης', en: 'Islander' },
    percent: 10,
    categories: everybody,
    asks: 'man',
    proof: {
      el: 'Ταυτότητα με το όνομα όπως στο εισιτήριο, και ο ΜΑΝ.',
      en: 'Identity card with the name as on the ticket, and the islander number (MAN).',
    },
    text: { el: 'Έκπτωση νησιώτη −10 %', en: 'Islander discount −10%' },
    terms: {
      el: 'Για μόνιμους κατοίκους νησιών που δίνουν τον ΜΑΝ τους. Το Μεταφορικό Ισοδύναμο υπολογίζεται χωριστά, από το Δημόσιο.',
      en: 'For permanent residents of the islands who give their islander number (MAN). The Transport Equivalent is worked out separately, by the state.',
    },
    ...VALID,
  },
  {
    code: 'MIL',
    name: { el: 'Ένοπλες Δυνάμεις', en: 'Armed forces' },
    percent: 50,
    categories: grownUps,
    asks: 'card',
    proof: { el: 'Στρατιωτική ταυτότητα.', en: 'Military identity card.' },
    text: { el: 'Έκπτωση Ενόπλων Δυνάμεων −50 %', en: 'Armed forces discount −50%' },
    terms: ON_BOARD,
    ...VALID,
  },
  {
    code: 'LOY',
    name: { el: 'Μέλος Bonus Ways', en: 'Bonus Ways member' },
    percent: 20,
    categories: everybody,
    asks: 'card',
    proof: { el: 'Αριθμός μέλους.', en: 'Member number.' },
    text: { el: 'Έκπτωση μέλους −20 %', en: 'Member discount −20%' },
    terms: {
      el: 'Για μέλη, μόνο στα εισιτήρια επιβατών και όχι στα οχήματα.',
      en: 'For members, on passenger tickets only and not on vehicles.',
    },
    ...VALID,
  },
];

/** Demo codes. The last one is an agreement with a group: it counts people, and only the group knows it. */
export const promoCodes: NetworkData['promoCodes'] = [
  {
    code: 'MELTEMI10',
    gives: { kind: 'percent', percent: 10 },
    appliesTo: ['passenger'],
    maxUses: 500,
    maxUsesPerPerson: 1,
    text: { el: 'Κωδικός MELTEMI10 −10 %', en: 'Code MELTEMI10 −10%' },
    terms: {
      el: 'Μία φορά για κάθε e-mail, στα εισιτήρια επιβατών.',
      en: 'Once for each email address, on passenger tickets.',
    },
    validFrom: '2026-11-01',
    validTo: '2027-10-31',
  },
  {
    code: 'SYMI5',
    gives: { kind: 'cents', cents: 500 },
    appliesTo: ['passenger'],
    pairs: [
      { from: 'RHO', to: 'SYM' },
      { from: 'SYM', to: 'RHO' },
    ],
    travelFrom: '2026-11-15',
    travelTo: '2027-03-31',
    maxUses: 200,
    text: { el: 'Κωδικός SYMI5 −5 €', en: 'Code SYMI5 −€5' },
    terms: {
      el: 'Για κάθε επιβάτη και διαδρομή Ρόδος–Σύμη, ταξίδια έως τις 31 Μαρτίου 2027.',
      en: 'For each passenger and leg between Rhodes and Symi, travel until 31 March 2027.',
    },
    validFrom: '2026-11-15',
    validTo: '2027-03-31',
  },
  {
    code: 'AMAXI5',
    gives: { kind: 'percent', percent: 5 },
    appliesTo: ['vehicle'],
    combinable: true,
    maxUses: 300,
    text: { el: 'Κωδικός AMAXI5 −5 % στο όχημα', en: 'Code AMAXI5 −5% on the vehicle' },
    terms: {
      el: 'Προστίθεται στην καλύτερη άλλη έκπτωση του οχήματος.',
      en: 'On top of the best other discount of the vehicle.',
    },
    validFrom: '2026-11-01',
    validTo: '2027-10-31',
  },
  {
    // Of the offer «Φοιτητικό Πάσχα στο νησί»; a test compares them.
    code: 'FOITITES10',
    gives: { kind: 'percent', percent: 10 },
    appliesTo: ['passenger'],
    combinable: true,
    maxUses: 500,
    maxUsesPerPerson: 1,
    travelFrom: '2027-04-22',
    travelTo: '2027-05-09',
    text: { el: 'Κωδικός FOITITES10 −10 %', en: 'Code FOITITES10 −10%' },
    terms: {
      el: 'Προστίθεται στη φοιτητική έκπτωση, με τη φοιτητική ταυτότητα στην επιβίβαση.',
      en: 'On top of the student discount, with the student card shown when boarding.',
    },
    validFrom: '2027-04-22',
    validTo: '2027-05-09',
  },
  {
    code: 'OMADA-AEGEAN-2027',
    agreement: true,
    gives: { kind: 'percent', percent: 30 },
    appliesTo: ['passenger'],
    maxUses: 40,
    counts: 'passengers',
    travelFrom: '2027-04-01',
    travelTo: '2027-10-31',
    text: { el: 'Συμφωνία ομάδας −30 %', en: 'Group agreement −30%' },
    terms: {
      el: 'Ομάδα από δέκα άτομα, με συμφωνία· σαράντα εισιτήρια συνολικά.',
      en: 'Group of ten or more, by agreement; forty tickets in all.',
    },
    validFrom: '2026-11-01',
    validTo: '2027-10-31',
  },
];

function dayTrip(
  id: string,
  [from, to]: [string, string],
  lines: [string, string],
  euros: number,
  pool: string | null = null,
): DayTrip {
  return {
    id: `day-trip-${id}`,
    from,
    to,
    outLines: [lines[0]],
    backLines: [lines[1]],
    returnCents: euros * 100,
    seats: 30,
    pool,
    text: { el: `Μονοήμερη με ${euros} €`, en: `Day trip for €${euros}` },
    terms: {
      el: `Μετάβαση και επιστροφή την ίδια ημέρα με ${euros} € ανά ενήλικα, μαζί με τα τέλη. Τριάντα εισιτήρια σε κάθε δρομολόγιο.`,
      en: `Outbound and return on the same day for €${euros} per adult, dues included. Thirty tickets on each sailing.`,
    },
    validFrom: '2026-11-01',
    validTo: '2027-10-31',
  };
}

/** Domain 4.8: the trips that the offer «Μονοήμερες εκδρομές από 19 €» lists; a test compares them. */
export const dayTrips: DayTrip[] = [
  dayTrip('symi', ['RHO', 'SYM'], ['S3', 'S4'], 29),
  dayTrip('halki', ['RHO', 'HLK'], ['W1', 'W2'], 29, 'day-trips-west'),
  dayTrip('tilos', ['RHO', 'TIL'], ['W1', 'W2'], 29, 'day-trips-west'),
  dayTrip('kastellorizo', ['RHO', 'MEG'], ['E1', 'E2'], 29),
  dayTrip('lipsi', ['PAT', 'LIP'], ['P1', 'P2'], 19),
  dayTrip('fournoi', ['PAT', 'FOU'], ['F1', 'F2'], 19),
];
