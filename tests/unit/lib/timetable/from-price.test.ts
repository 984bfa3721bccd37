import { expect, test } from 'vitest';
import { fromPrice } from '#lib/timetable/from-price.ts';

type Way = Parameters<typeof fromPrice>[0];

const name = { el: 'Πλοίο', en: 'Ship' };
const ship = (departsAt: string, arrivesAt: string, fromCents: number): Way['next'][number] => ({
  tripId: 'X.0.1',
  fromCents,
  departsAt,
  arrivesAt,
  beThereBy: departsAt,
  vesselName: name,
});
const fast = ship('2026-12-01T08:30:00+02:00', '2026-12-01T09:25:00+02:00', 2_550);
const slow = ship('2026-12-01T09:00:00+02:00', '2026-12-01T13:00:00+02:00', 1_550);
const way: Way = {
  durationMinutes: 50,
  fromCents: 1_550,
  fromMinutes: 240,
  fastestCents: 2_550,
  vipFromCents: null,
  vipFromMinutes: null,
  next: [fast, slow],
};

// Kos was “4 h 15 min” on the evening of a day whose fast ship had left.
test('the cheapest ship’s minutes belong to the price, and the fastest of the coming weeks is named beside them', () => {
  expect(fromPrice(way)).toEqual({ cents: 1_550, minutes: 240, fastest: 50 });
  expect(fromPrice({ ...way, next: [slow] })).toEqual({ cents: 1_550, minutes: 240, fastest: 50 });
  const inWinter = { ...way, fastestCents: null };
  expect(fromPrice(inWinter)).toEqual({ cents: 1_550, minutes: 240, fastest: 55 });
  expect(fromPrice({ ...inWinter, next: [slow] })).toEqual({ cents: 1_550, minutes: 240, fastest: 240 });
  expect(fromPrice({ ...inWinter, next: [] })).toEqual({ cents: 1_550, minutes: 240, fastest: 240 });
});

test('a class that is not on sale has no price', () => {
  expect(fromPrice(way, 'VIP')).toBeNull();
});
