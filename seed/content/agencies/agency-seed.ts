import type { SeedDocument } from '#seed/content/document.ts';

type Pair = readonly [el: string, en: string];
type Service = 'tickets' | 'payment' | 'vehicles' | 'cargo' | 'assistance' | 'luggage';

/** When they are open. The firms are made up; the habits are those of ports, islets and cities. */
const HOURS = {
  town: [
    'Δευτέρα ως Σάββατο 08:00 – 21:00\nΚυριακή 09:00 – 14:00 και μία ώρα πριν από κάθε πλοίο',
    'Monday to Saturday 08:00 – 21:00\nSunday 09:00 – 14:00 and one hour before every ship',
  ],
  village: [
    'Κάθε μέρα 09:00 – 13:30 και 17:30 – 20:30\nΚαι μία ώρα πριν από κάθε πλοίο',
    'Every day 09:00 – 13:30 and 17:30 – 20:30\nAlso one hour before every ship',
  ],
  islet: [
    'Τις μέρες που έχει πλοίο, από μία ώρα πριν ως την αναχώρηση',
    'On days with a ship, from one hour before until it leaves',
  ],
  summer: [
    'Απρίλιο ως Οκτώβριο, κάθε μέρα 09:00 – 21:00\nΤον χειμώνα κλειστά',
    'April to October, every day 09:00 – 21:00\nClosed in winter',
  ],
  city: [
    'Δευτέρα ως Παρασκευή 09:00 – 18:00\nΣάββατο 09:00 – 14:00',
    'Monday to Friday 09:00 – 18:00\nSaturday 09:00 – 14:00',
  ],
} as const satisfies Record<string, Pair>;

export type AgencySeed = {
  key: string;
  /** One of the islands with a coastline; a town elsewhere has a region instead. */
  island?: string;
  region?: Pair;
  name: Pair;
  city: Pair;
  address: Pair;
  phone: string;
  hours: keyof typeof HOURS;
  services: Service[];
  tags?: string[];
};

/** One document per agency. Numbers are full of zeros and mail goes to `.example`: nobody is ever rung by mistake. */
export function agency(seed: AgencySeed): SeedDocument {
  return {
    _id: `agency-${seed.key}`,
    _type: 'agency',
    title_el: seed.name[0],
    title_en: seed.name[1],
    city_el: seed.city[0],
    city_en: seed.city[1],
    ...(seed.region ? { region_el: seed.region[0], region_en: seed.region[1] } : {}),
    ...(seed.island ? { island: seed.island } : {}),
    address_el: onOneLine(seed.address[0]),
    address_en: onOneLine(seed.address[1]),
    phone: `+30 ${seed.phone}`,
    email: `${seed.key}@agencies.meltemi.example`,
    hours_el: HOURS[seed.hours][0],
    hours_en: HOURS[seed.hours][1],
    services: seed.services,
    ...(seed.tags ? { tags: seed.tags } : {}),
  };
}

/** A postal code stays on one line. */
function onOneLine(address: string): string {
  return address.replace(/(\d{3}) (\d{2})(?!\d)/, '$1\u00a0$2');
}
