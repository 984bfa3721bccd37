import type { NetworkData } from '#contracts/reservations/index.ts';
import { decimal } from '#foundation/text/conventions.ts';
import { perLocale } from '#foundation/text/locales.ts';
import { tickets } from './tickets.ts';
import { CAR_HEIGHT_METRES, CAR_SPACE_DM, longestMetres } from './vehicle-sizes.ts';

const VALID = { validFrom: '2026-01-01', validTo: null };

/** Demo amounts: the real rates of the port dues weren't found. */
export const dues: NetworkData['dues'] = [
  { port: null, kind: 'passenger', cents: 100, ...VALID },
  { port: null, kind: 'vehicle', cents: 200, ...VALID },
];

/** The operator's accountant should check these: passengers 13 %, vehicles 24 %. */
export const vat: NetworkData['vat'] = [
  { line: null, kind: 'passenger', perMille: 130, ...VALID },
  { line: null, kind: 'vehicle', perMille: 240, ...VALID },
  { line: null, kind: 'pet', perMille: 130, ...VALID },
];

/** Ages on the day of travel. */
export const passengerCategories: NetworkData['passengerCategories'] = [
  {
    code: 'ADT',
    name: { el: 'Ενήλικας', en: 'Adult' },
    fromAge: 11,
    beforeAge: null,
    discountPercent: 0,
    takesSeat: true,
    paysDues: true,
  },
  {
    code: 'CHD',
    name: { el: 'Παιδί 5–10', en: 'Child 5–10' },
    fromAge: 5,
    beforeAge: 11,
    discountPercent: 50,
    takesSeat: true,
    paysDues: true,
    proof: {
      el: 'Ταυτότητα, διαβατήριο ή πιστοποιητικό γέννησης που δείχνει την ηλικία.',
      en: 'Identity card, passport or birth certificate that shows the age.',
    },
  },
  {
    code: 'INF',
    name: { el: 'Βρέφος 0–4', en: 'Infant 0–4' },
    fromAge: 0,
    beforeAge: 5,
    discountPercent: 100,
    takesSeat: false,
    paysDues: false,
    proof: {
      el: 'Πιστοποιητικό γέννησης ή διαβατήριο. Το δικό του εισιτήριο εκδίδεται μαζί με του ενηλίκου.',
      en: 'Birth certificate or passport. The infant’s own ticket is issued with the adult’s.',
    },
  },
];

const { el, en } = perLocale((locale) => ({
  CAR1: decimal(longestMetres.CAR1, locale),
  CAR3: decimal(longestMetres.CAR3, locale),
  CMP: decimal(longestMetres.CMP, locale),
  height: decimal(CAR_HEIGHT_METRES, locale),
}));
const motor = { flatCents: 0, needsPlate: true, driverAge: 18, paysDues: true };
const anyShip: ('fast' | 'ferry')[] = ['fast', 'ferry'];

/** Demo shares of the car and motorbike fares; lengths with the gap between cars. */
export const vehicleCategories: NetworkData['vehicleCategories'] = [
  {
    ...motor,
    code: 'CAR1',
    name: { el: `Αυτοκίνητο έως ${el.CAR1} μ.`, en: `Car up to ${en.CAR1} m` },
    product: 'CAR',
    perMille: 1000,
    resource: 'CEU_DM',
    units: CAR_SPACE_DM,
    vesselKinds: anyShip,
  },
  {
    ...motor,
    code: 'CAR2',
    name: { el: 'Αυτοκίνητο 4,26–5,00 μ.', en: 'Car 4.26–5.00 m' },
    product: 'CAR',
    perMille: 1250,
    resource: 'CEU_DM',
    units: 50,
    vesselKinds: anyShip,
  },
  {
    ...motor,
    code: 'CAR3',
    name: {
      el: `Αυτοκίνητο ή βαν έως ${el.CAR3} μ. ή ψηλότερο από ${el.height} μ.`,
      en: `Car or van up to ${en.CAR3} m, or higher than ${en.height} m`,
    },
    product: 'CAR',
    perMille: 1600,
    resource: 'CEU_DM',
    units: 60,
    vesselKinds: anyShip,
  },
  {
    ...motor,
    code: 'CMP',
    name: { el: `Αυτοκινούμενο (camper) έως ${el.CMP} μ.`, en: `Motorhome up to ${en.CMP} m` },
    product: 'CAR',
    perMille: 2200,
    resource: 'CEU_DM',
    units: 70,
    vesselKinds: ['ferry'],
  },
  {
    ...motor,
    code: 'MO1',
    name: { el: 'Μοτοσυκλέτα έως 250 κ.εκ.', en: 'Motorbike up to 250 cc' },
    product: 'MOTO',
    perMille: 1000,
    resource: 'MOTO',
    units: 1,
    vesselKinds: anyShip,
  },
  {
    ...motor,
    code: 'MO2',
    name: { el: 'Μοτοσυκλέτα άνω των 250 κ.εκ.', en: 'Motorbike over 250 cc' },
    product: 'MOTO',
    perMille: 1600,
    resource: 'MOTO',
    units: 1,
    vesselKinds: anyShip,
  },
  {
    code: 'BIC',
    name: { el: 'Ποδήλατο', en: 'Bicycle' },
    product: null,
    perMille: 0,
    flatCents: 300,
    resource: 'BIKE',
    units: 1,
    vesselKinds: anyShip,
    needsPlate: false,
    driverAge: 0,
    paysDues: false,
  },
];

export const petCategories: NetworkData['petCategories'] = [
  {
    code: 'PET_SMALL',
    name: { el: 'Μικρό κατοικίδιο, σε τσάντα μεταφοράς', en: 'Small pet, in a carrier' },
    cents: 0,
  },
  {
    code: 'PET_CAGE',
    name: { el: 'Κατοικίδιο σε κλουβί του πλοίου', en: 'Pet in a kennel on board' },
    cents: 800,
  },
];

/** Only the largest discount that applies is given, and never on dues. */
export const discounts: NetworkData['discounts'] = [
  {
    id: 'return',
    percent: 20,
    condition: { kind: 'return' },
    appliesTo: ['passenger', 'vehicle'],
    text: { el: 'Έκπτωση επιστροφής −20 %', en: 'Return discount −20%' },
    terms: {
      el: 'Ισχύει και στις δύο διαδρομές όταν κλείνετε μετάβαση και επιστροφή μαζί: στους ναύλους ενηλίκων και οχημάτων, όχι στα λιμενικά τέλη. Δεν χρειάζεται δικαιολογητικό.',
      en: 'Applies to both legs when you book a return: to the fares of adults and vehicles, not to port dues. No proof needed.',
    },
    ...VALID,
  },
  {
    id: 'early',
    percent: 15,
    condition: { kind: 'early', days: 30 },
    appliesTo: ['passenger', 'vehicle'],
    text: { el: 'Έγκαιρη κράτηση −15 %', en: 'Early booking −15%' },
    terms: {
      el: 'Όταν κλείνετε τουλάχιστον 30 ημέρες πριν από την αναχώρηση.',
      en: 'When you book at least 30 days before departure.',
    },
    refundable: false,
    ...VALID,
  },
];

/** Demo values of the operator's terms. */
export const policy: NetworkData['policy'] = {
  infantsPerAdult: 2,
  horizonDays: 400,
  holdMinutes: 15,
  salesCloseMinutes: 30,
  beThereMinutes: { fast: 30, ferry: 45 },
  minConnectionMinutes: 30,
  ticket: tickets,
  payHours: 48,
  payBeforeDepartureMinutes: 30,
  // The program's own limits on unpaid places: two full families per contact, a tenth of a ship per network address, and so on.
  unpaid: {},
  payingMinutes: 5,
  paymentCheckSeconds: 60,
};

/**
 * Demo values for the search. In this network, ports of the same island are half an hour apart by road, without a bus for the
 * ships, so there are no connections between them.
 */
export const search: NetworkData['search'] = {
  maxChanges: 2,
  nightStopMinutes: 840,
  fewSeats: 19,
  fewCars: 3,
  nearestDays: 21,
  transfers: [],
};
