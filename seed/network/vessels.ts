import type { NetworkData } from '#contracts/reservations/index.ts';

type Vessel = NetworkData['vessels'][number];

/**
 * Demo fleet. Car deck in decimetres: the smaller of the lane length and 43 dm for each car of the published number.
 * `PERSON` is the number of passengers on the certificate (demo): the seats and some who need none.
 */
export const vessels: Vessel[] = [
  {
    id: 'AEOLIS',
    name: { el: 'Αιολίς', en: 'Aeolis' },
    kind: 'fast',
    takesVehicles: true,
    configurations: [
      {
        validFrom: '2026-01-01',
        validTo: null,
        capacity: {
          SEAT_ECO: 244,
          SEAT_VIP: 36,
          PERSON: 290,
          PMR: 2,
          CEU_DM: 387,
          MOTO: 6,
          BIKE: 10,
          PET: 6,
        },
      },
    ],
  },
  {
    id: 'NIREAS',
    name: { el: 'Νηρέας', en: 'Nireas' },
    kind: 'fast',
    takesVehicles: true,
    configurations: [
      {
        validFrom: '2026-01-01',
        validTo: null,
        capacity: {
          SEAT_ECO: 300,
          SEAT_VIP: 37,
          PERSON: 345,
          PMR: 2,
          CEU_DM: 258,
          MOTO: 6,
          BIKE: 10,
          PET: 6,
        },
      },
    ],
  },
  {
    id: 'THALIA',
    name: { el: 'Θάλεια', en: 'Thalia' },
    kind: 'fast',
    takesVehicles: false,
    configurations: [
      {
        validFrom: '2026-01-01',
        validTo: null,
        capacity: { SEAT_ECO: 160, PERSON: 166, PMR: 1, BIKE: 6, PET: 4 },
      },
    ],
  },
  {
    id: 'KYMOTHOE',
    name: { el: 'Κυμοθόη', en: 'Kymothoe' },
    kind: 'ferry',
    takesVehicles: true,
    configurations: [
      {
        validFrom: '2026-01-01',
        validTo: null,
        capacity: {
          SEAT_ECO: 620,
          SEAT_VIP: 80,
          PERSON: 900,
          PMR: 6,
          CEU_DM: 4730,
          MOTO: 40,
          BIKE: 60,
          PET: 20,
        },
      },
    ],
  },
];
