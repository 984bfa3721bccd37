import { describe, expect, it } from 'vitest';
import type { KeptShip, KeptTrip } from '#lib/trips/kept-trips.ts';
import { BOAT_TEXTS, type BoatTexts, type Connection, sayBoat } from '#lib/trips/say-boat.ts';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { keptShip, keptTrip } from '#tests/fixtures/kept-trips.ts';

/** The catalogue's texts as the server passes them on, and addresses. */
function textsOf({ common }: typeof el | typeof en): BoatTexts {
  const texts = new Map<string, string>(Object.entries(common.trips.boat));
  const inBraces = (text: string) => text.replaceAll(/<port>\w+<\/port>/g, '{port}');
  const all: Record<string, string> = Object.fromEntries(
    BOAT_TEXTS.map((name) => [name, inBraces(texts.get(name) ?? '')]),
  );
  const complete = {
    ...all,
    choose: common.booking.disruption.choose,
    ticketsHref: '/booking/ticket?ref=REFERENCE',
    bookingHref: '/booking/manage?ref=REFERENCE',
    chooseHref: '/booking/manage/disruption?ref=REFERENCE',
  };
  if (!isComplete(complete)) throw new Error('a text is missing');
  return complete;
}

const isComplete = (texts: Record<string, string>): texts is BoatTexts =>
  BOAT_TEXTS.every((name) => name in texts);

type Given = {
  at?: string;
  ship?: Partial<KeptShip>;
  trip?: Partial<KeptTrip>;
  connection?: Connection;
  locale?: 'el' | 'en';
};

/** What the card says at a time of 10 June. */
function say({ at = '07:38', ship = {}, trip = {}, connection = 'ok', locale = 'el' }: Given = {}) {
  const now = new Date(`2027-06-10T${at}:00+03:00`);
  const booked = keptShip(ship);
  const texts = textsOf(locale === 'el' ? el : en);
  return sayBoat(
    { trip: keptTrip({ ships: [booked], ...trip }), ship: booked },
    now,
    connection,
    locale,
    texts,
  );
}

describe('the card of the day of travel', () => {
  it('counts down in words, from hours to the last minute', () => {
    expect(say().heading).toBe('Για τη Σύμη σε 52\u00A0λεπτά');
    expect(say({ locale: 'en' }).heading).toBe('To Symi in 52\u00A0minutes');
    expect(say({ at: '07:13' }).heading).toBe('Για τη Σύμη σε 1\u00A0ώρα και 17\u00A0λεπτά');
    expect(say({ at: '00:10' }).heading).toBe('Για τη Σύμη σε 8\u00A0ώρες');
    expect(say({ at: '08:29' }).heading).toBe('Για τη Σύμη σε 1\u00A0λεπτό');
  });

  it('says where to be and when, who travels, and how it stands', () => {
    expect(say()).toMatchObject({
      day: 'Πέμπτη 10 Ιουνίου',
      tone: 'ok',
      title: 'Κανονικά',
      age: 'πριν από 2\u00A0λεπτά',
      warning: null,
      departs: { time: '08:30', was: null, place: 'Ρόδος' },
      arrives: { time: '09:25', was: null, place: 'Σύμη' },
      facts: [
        { term: 'Προβλήτα', text: 'Κολώνα', more: '10 λεπτά με τα πόδια.' },
        { term: 'Να είστε εκεί', text: 'έως τις\u00a008:00', more: null },
        { term: 'Πλοίο', text: 'Αιολίς', more: null },
        { term: 'Στην κράτηση', text: '2 επιβάτες, 1 όχημα', more: null },
      ],
      action: { text: 'Εισιτήρια', href: '/booking/ticket?ref=ABEHKM7' },
      more: { text: 'Κράτηση ABE HKM7', href: '/booking/manage?ref=ABEHKM7' },
    });
    expect(say({ at: '08:05' }).facts[1]).toMatchObject({ more: 'Η επιβίβαση τελειώνει' });
    expect(say({ trip: { hasTickets: false } })).toMatchObject({
      action: { href: '/booking/manage?ref=ABEHKM7' },
      more: null,
    });
  });

  it('names the ship that follows on the same day, and not one of another day', () => {
    const onward = (departsAt: string) =>
      say({
        trip: {
          ships: [
            keptShip(),
            keptShip({
              id: 'L2',
              departsAt,
              from: { el: 'Σύμη', en: 'Symi' },
              toAccusative: { el: 'την Κω', en: 'Kos' },
            }),
          ],
        },
      }).facts.find(({ term }) => term === 'Έπειτα');
    expect(onward('2027-06-10T12:00:00+03:00')).toEqual({
      term: 'Έπειτα',
      text: '12:00 για την Κω',
      more: 'Σύμη, Κολώνα',
    });
    expect(onward('2027-06-12T12:00:00+03:00')).toBeUndefined();
  });

  it('has the new time of a late ship, the old one, and the reason', () => {
    const late: Partial<KeptShip> = {
      departsAt: '2027-06-10T08:55:00+03:00',
      arrivesAt: '2027-06-10T09:50:00+03:00',
      state: 'changed',
      title: { el: 'Καθυστέρηση 25 λεπτά', en: '25 minutes late' },
      text: { el: 'Η αναχώρηση αναμένεται στις 08:55.', en: 'Departure is expected at 08:55.' },
    };
    expect(say({ ship: late })).toMatchObject({
      heading: 'Για τη Σύμη σε 1\u00A0ώρα και 17\u00A0λεπτά',
      tone: 'late',
      title: 'Καθυστέρηση 25 λεπτά',
      departs: { time: '08:55', was: '08:30' },
      arrives: { time: '09:50', was: '09:25' },
      note: 'Η αναχώρηση αναμένεται στις 08:55.',
      more: { text: 'Κράτηση ABE HKM7' },
    });
    const choosing = say({ ship: { ...late, hasChoices: true } });
    expect(choosing.action.text).toBe('Εισιτήρια');
    expect(choosing.more?.href).toBe('/booking/manage/disruption?ref=ABEHKM7');
    // Once it has left, its departure is no news.
    expect(say({ at: '09:10', ship: late }).note).toBeNull();
  });

  it('sends nobody to the quay for a ship that doesn’t take them, and leads to the choices', () => {
    const cancelled = say({ ship: { state: 'cancelled', hasChoices: true } });
    expect(cancelled).toMatchObject({
      heading: 'Το πλοίο σας δεν αναχωρεί',
      tone: 'bad',
      isOff: true,
      facts: [],
      help: null,
      action: { text: 'Δείτε τις επιλογές σας', href: '/booking/manage/disruption?ref=ABEHKM7' },
    });
    expect(say({ ship: { state: 'off' } })).toMatchObject({
      heading: 'Δεν ταξιδεύετε με αυτό το πλοίο',
      action: { href: '/booking/manage?ref=ABEHKM7' },
    });
  });

  it('says under way when it arrives, and what to do for who missed it', () => {
    const view = say({ at: '08:45' });
    expect(view.heading).toBe('Εν πλω για τη Σύμη, άφιξη σε 40\u00A0λεπτά');
    expect(view.help).toContain('{phone}');
    expect(view.facts.map(({ term }) => term)).toEqual(['Πλοίο', 'Στην κράτηση']);
  });

  it('moves the ship by its times as they were reported', () => {
    expect(say({ at: '08:10' }).done).toBe(0);
    expect(say({ at: '08:41' }).done).toBe(20);
    expect(say({ at: '09:40' }).done).toBe(100);
    const late = { departsAt: '2027-06-10T08:52:00+03:00', arrivesAt: '2027-06-10T09:47:00+03:00' };
    expect(say({ at: '08:41', ship: late }).done).toBe(0);
    expect(say({ at: '09:03', ship: late }).done).toBe(20);
    expect(say({ at: '08:41', ship: { state: 'cancelled' } }).done).toBe(0);
  });

  it('says without a connection how old the news are, and nothing of it while they are new', () => {
    expect(say({ at: '08:02', connection: 'lost' })).toMatchObject({
      tone: 'old',
      title: 'Κανονικά',
      age: 'ίσχυε πριν από 26\u00A0λεπτά',
      warning: el.common.trips.boat.lost,
    });
    expect(say({ at: '08:02', connection: 'silent' }).warning).toBe(el.common.trips.boat.silent);
    expect(say({ at: '07:37', connection: 'lost' })).toMatchObject({ tone: 'ok', warning: null });
    const days = { trip: { asOf: '2027-06-01T07:00:00+03:00' }, connection: 'lost' } as const;
    expect(say(days).age).toBe('ίσχυε πριν από 9 ημέρες');
    expect(say({ at: '07:36' }).age).toBe('μόλις ενημερώθηκε');
  });
});
