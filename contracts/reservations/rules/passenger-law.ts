import type { RightsData } from './rights-rules.ts';

/** From before any sailing of ours; the acts themselves are older. */
const IN_FORCE = { validFrom: '2012-12-18', validTo: null };
const EU = 'Regulation (EU) 1177/2010';

/**
 * The law that binds every carrier of these waters, as a set of dated rules; what a network without rules of its own gets. Its
 * figures are those of domain 3.5. Marked `own reading` in decision 026: days are calendar days in Athens, and the Greek
 * percentages are those of law 3709/2008, to be compared with law 4948/2022.
 */
export const passengerLaw: RightsData = [
  {
    kind: 'refund',
    id: 'gr-14-days',
    ...IN_FORCE,
    basis: 'statute',
    causes: ['passenger'],
    notice: { kind: 'days', count: 14 },
    percent: 100,
    source: 'Law 3709/2008',
    reason: {
      el: 'Όταν ακυρώνετε τουλάχιστον 14 ημέρες πριν από την αναχώρηση, ο νόμος σας δίνει πίσω όλο το ποσό.',
      en: 'When you cancel at least 14 days before departure, the law gives you back the full amount.',
    },
  },
  {
    kind: 'refund',
    id: 'gr-7-days',
    ...IN_FORCE,
    basis: 'statute',
    causes: ['passenger'],
    notice: { kind: 'days', count: 7 },
    percent: 75,
    source: 'Law 3709/2008',
    reason: {
      el: 'Όταν ακυρώνετε τουλάχιστον 7 ημέρες πριν από την αναχώρηση, ο νόμος σας δίνει πίσω το 75\u00a0%.',
      en: 'When you cancel at least 7 days before departure, the law gives you back 75%.',
    },
  },
  {
    kind: 'refund',
    id: 'gr-12-hours',
    ...IN_FORCE,
    basis: 'statute',
    causes: ['passenger'],
    notice: { kind: 'minutes', count: 720 },
    percent: 50,
    source: 'Law 3709/2008',
    reason: {
      el: 'Όταν ακυρώνετε τουλάχιστον 12 ώρες πριν από την αναχώρηση, ο νόμος σας δίνει πίσω το 50\u00a0%.',
      en: 'When you cancel at least 12 hours before departure, the law gives you back 50%.',
    },
  },
  {
    kind: 'refund',
    id: 'gr-force-majeure',
    ...IN_FORCE,
    basis: 'statute',
    causes: ['force-majeure'],
    notice: null,
    percent: 100,
    source: 'Law 3709/2008',
    reason: {
      el: 'Όταν δεν μπορείτε να ταξιδέψετε για λόγο ανωτέρας βίας, ο νόμος σας δίνει πίσω όλο το ποσό.',
      en: 'When force majeure keeps you from travelling, the law gives you back the full amount.',
    },
  },
  {
    kind: 'refund',
    id: 'eu-carrier',
    ...IN_FORCE,
    basis: 'carrier',
    causes: ['carrier'],
    notice: null,
    percent: 100,
    source: `${EU}, art. 18`,
    reason: {
      el: 'Όταν ακυρώνουμε ένα δρομολόγιο ή φεύγει με καθυστέρηση πάνω από 90 λεπτά, παίρνετε πίσω όλο το ποσό για όσα δεν ταξιδέψατε.',
      en: 'When we cancel a sailing, or it leaves more than 90 minutes late, you get back the full amount for what you have not travelled.',
    },
  },
  {
    kind: 'refund',
    id: 'gr-sailing-ban',
    ...IN_FORCE,
    basis: 'carrier',
    causes: ['sailing-ban'],
    notice: null,
    percent: 100,
    source: 'Law 4948/2022',
    reason: {
      el: 'Σε απαγορευτικό απόπλου αλλάζετε ημέρα, μένετε στο πλοίο αν είναι ασφαλές ή παίρνετε πίσω όλο το ποσό.',
      en: 'During a sailing ban you may change the day, stay on board if it is safe, or get back the full amount.',
    },
  },
  {
    kind: 'choice',
    id: 'eu-90-minutes',
    ...IN_FORCE,
    departureDelayOver: 90,
    source: `${EU}, art. 18`,
    reason: {
      el: 'Όταν ακυρώνουμε ένα δρομολόγιο ή φεύγει με καθυστέρηση πάνω από 90 λεπτά, επιλέγετε άλλο δρομολόγιο χωρίς χρέωση ή επιστροφή των χρημάτων σας.',
      en: 'When we cancel a sailing, or it leaves more than 90 minutes late, you choose between another sailing at no charge and your money back.',
    },
  },
  {
    kind: 'assistance',
    id: 'eu-meals',
    ...IN_FORCE,
    what: 'meals',
    departureDelayOver: 90,
    capCents: null,
    nights: null,
    notInWeather: false,
    source: `${EU}, art. 17(1)`,
    reason: {
      el: 'Όσο περιμένετε, σας προσφέρουμε κάτι να φάτε και να πιείτε, ανάλογα με την αναμονή.',
      en: 'While you wait we offer you something to eat and drink, in keeping with the length of the wait.',
    },
  },
  {
    kind: 'assistance',
    id: 'eu-hotel',
    ...IN_FORCE,
    what: 'hotel',
    departureDelayOver: 90,
    capCents: 8000,
    nights: 3,
    notInWeather: true,
    source: `${EU}, art. 17(2)`,
    reason: {
      el: 'Αν χρειαστεί να διανυκτερεύσετε, καλύπτουμε ξενοδοχείο έως 80\u00a0€ τη βραδιά για τον καθένα, για τρεις βραδιές το πολύ, και τη μεταφορά έως εκεί.',
      en: 'If you have to stay overnight we cover a hotel up to €80 a night for each of you, for three nights at most, and the way there.',
    },
  },
  ...compensations(),
  ...causes(),
  {
    kind: 'terms',
    id: 'terms',
    ...IN_FORCE,
    source: `${EU}, art. 19(6) and 24`,
    minimumCents: 0,
    claimMonths: 2,
    connectionMinutes: 300,
    rebookDays: 14,
    offers: 5,
  },
];

/** Article 19(1): a quarter from the first threshold, half from the second, by how long the journey should have taken. */
function compensations(): RightsData {
  const bands = [
    { over: 0, upTo: 240, quarter: 60, half: 120, el: 'έως 4 ωρών', en: 'of up to 4 hours' },
    { over: 240, upTo: 480, quarter: 120, half: 240, el: '4 έως 8 ωρών', en: 'of 4 to 8 hours' },
    { over: 480, upTo: 1440, quarter: 180, half: 360, el: '8 έως 24 ωρών', en: 'of 8 to 24 hours' },
    { over: 1440, upTo: null, quarter: 360, half: 720, el: 'άνω των 24 ωρών', en: 'of more than 24 hours' },
  ];
  return bands.flatMap((band) =>
    [
      { percent: 25, arrivalDelay: band.quarter },
      { percent: 50, arrivalDelay: band.half },
    ].map(({ percent, arrivalDelay }) => ({
      kind: 'compensation' as const,
      id: `eu-${percent}-over-${band.over / 60}h`,
      ...IN_FORCE,
      journeyOver: band.over,
      journeyUpTo: band.upTo,
      arrivalDelay,
      percent,
      source: `${EU}, art. 19`,
      reason: {
        el: `Σε ταξίδι διάρκειας ${band.el} που φτάνει με καθυστέρηση ${hoursEl(arrivalDelay)} και πάνω, δικαιούστε το ${percent}\u00a0% της τιμής του εισιτηρίου.`,
        en: `On a journey ${band.en} that arrives ${hoursEn(arrivalDelay)} late or more, you are owed ${percent}% of the price of the ticket.`,
      },
    })),
  );
}

function hoursEl(minutes: number): string {
  return minutes === 60 ? 'μίας ώρας' : `${minutes / 60} ωρών`;
}

function hoursEn(minutes: number): string {
  return minutes === 60 ? 'an hour' : `${minutes / 60} hours`;
}

/**
 * Recitals 17 to 19 of the Regulation name the weather and what is extraordinary (labour conflicts, port authorities, rescue and
 * the sick among it); a fault of the ship is not, after the case law on air passengers. Both are own knowledge.
 */
function causes(): RightsData {
  const weather = {
    el: 'Όταν η αιτία είναι ο καιρός, ο Κανονισμός δεν προβλέπει αποζημίωση. Το δικαίωμα για άλλο δρομολόγιο ή επιστροφή χρημάτων μένει.',
    en: 'When the weather is the cause, the Regulation provides no compensation. Your right to another sailing or your money back stays.',
  };
  const extraordinary = {
    el: 'Η αιτία είναι έκτακτο γεγονός που δεν μπορούσαμε να αποφύγουμε και ο Κανονισμός δεν προβλέπει αποζημίωση. Το δικαίωμα για άλλο δρομολόγιο ή επιστροφή χρημάτων μένει.',
    en: 'The cause is an extraordinary event that we could not avoid, and the Regulation provides no compensation. Your right to another sailing or your money back stays.',
  };
  const list = [
    {
      id: 'weather',
      sailing: 'weather' as const,
      el: 'καιρός',
      en: 'weather',
      reason: weather,
      isWeather: true,
    },
    {
      id: 'sailing-ban',
      sailing: 'weather' as const,
      el: 'απαγορευτικό απόπλου',
      en: 'sailing ban',
      reason: weather,
      isWeather: true,
    },
    { id: 'strike', sailing: 'strike' as const, el: 'απεργία', en: 'strike', reason: extraordinary },
    {
      id: 'port-authority',
      sailing: 'authority' as const,
      el: 'απόφαση της λιμενικής αρχής',
      en: 'decision of the port authority',
      reason: extraordinary,
    },
    {
      id: 'rescue',
      sailing: 'other' as const,
      el: 'έρευνα και διάσωση',
      en: 'search and rescue',
      reason: extraordinary,
    },
    {
      id: 'medical',
      sailing: 'other' as const,
      el: 'ασθενής στο πλοίο',
      en: 'sick person on board',
      reason: extraordinary,
    },
    {
      id: 'technical',
      sailing: 'technical' as const,
      el: 'τεχνικό πρόβλημα',
      en: 'technical problem',
      reason: null,
    },
    {
      id: 'knock-on',
      sailing: 'operator' as const,
      el: 'καθυστέρηση προηγούμενου δρομολογίου',
      en: 'delay of an earlier sailing',
      reason: null,
    },
    {
      id: 'operational',
      sailing: 'operator' as const,
      el: 'λειτουργικοί λόγοι',
      en: 'operational reasons',
      reason: null,
    },
  ];
  return list.map(({ id, sailing, el, en, reason, isWeather = false }) => ({
    kind: 'cause' as const,
    id,
    ...IN_FORCE,
    name: { el, en },
    sailing,
    isWeather,
    isExtraordinary: reason !== null && !isWeather,
    reason,
    source: `${EU}, art. 20`,
  }));
}
