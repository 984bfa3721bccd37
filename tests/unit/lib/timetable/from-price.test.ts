import { createTranslator } from 'next-intl';
import { expect, test } from 'vitest';
import { fromPrice } from '#lib/timetable/from-price.ts';
import { hopText } from '#lib/timetable/hop-text.ts';
import en from '#messages/en.json' with { type: 'json' };

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
  const lowest = { cents: 1_550, minutes: 240 };
  const inSummer = { ...lowest, fastest: 50, faster: { cents: 2_550, minutes: 50 } };
  expect(fromPrice(way)).toEqual(inSummer);
  expect(fromPrice({ ...way, next: [slow] })).toEqual(inSummer);
  const inWinter = { ...way, fastestCents: null };
  expect(fromPrice(inWinter)).toEqual({ ...lowest, fastest: 55, faster: { cents: 2_550, minutes: 55 } });
  const alone = { ...lowest, fastest: 240, faster: null };
  expect(fromPrice({ ...inWinter, next: [slow] })).toEqual(alone);
  expect(fromPrice({ ...inWinter, next: [] })).toEqual(alone);
});

// “55 min – 4 h, fares from €15.50” read as if 55 minutes cost €15.50.
test('a hop names the price of each ship where the fastest is dearer', () => {
  const t = createTranslator({ locale: 'en', messages: en, namespace: 'common.destinations' });
  const dear = fromPrice(way);
  const same = fromPrice({ ...way, fromMinutes: 50, fastestCents: 1_550, next: [] });
  expect(dear && plain(hopText(t, 'hop', dear, 'en'))).toBe('50 min, €25.50 · 4 h, from €15.50');
  expect(same && plain(hopText(t, 'hop', same, 'en'))).toBe('50 min · fares from €15.50');
});

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a class that is not on sale has no price', () => {
  expect(fromPrice(way, 'VIP')).toBeNull();
});
