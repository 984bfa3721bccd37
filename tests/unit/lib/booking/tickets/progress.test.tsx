import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ShipLine } from '#app/[locale]/(booking)/booking/_shared/ship-line.tsx';
import { progressOf } from '#lib/booking/tickets/progress.ts';
import { segmentOf } from '#tests/fixtures/booked-segments.ts';

const ship = segmentOf('RHO', 'SYM', '2027-06-10T08:30', '2027-06-10T09:30');
const at = (time: string) => new Date(`${time}:00+03:00`);

test('a booked ship is on her way from her departure until her arrival', () => {
  expect(progressOf(ship, at('2027-06-09T08:29'))).toBeNull();
  expect(progressOf(ship, at('2027-06-09T20:30'))).toEqual({
    elapsed: -43_200,
    whole: 3_600,
    isUnderWay: false,
  });
  expect(progressOf(ship, at('2027-06-10T08:30'))).toEqual({ elapsed: 0, whole: 3_600, isUnderWay: true });
  expect(progressOf(ship, at('2027-06-10T09:15'))).toEqual({
    elapsed: 2_700,
    whole: 3_600,
    isUnderWay: true,
  });
  expect(progressOf(ship, at('2027-06-10T09:30'))).toBeNull();
});

test('a ship without a date, or one that leaves the travellers behind, is nowhere', () => {
  const now = at('2027-06-10T09:15');
  expect(progressOf({ ...ship, state: 'open' }, now)).toBeNull();
  expect(progressOf({ ...ship, state: 'cancelled' }, now)).toBeNull();
  const text = { el: 'Ακυρώθηκε', en: 'Cancelled' };
  const standing = {
    kind: 'cancelled' as const,
    plannedDepartsAt: ship.leg.from.at,
    plannedArrivesAt: ship.leg.to.at,
    title: text,
    text,
    notice: null,
    choices: [],
  };
  expect(progressOf({ ...ship, standing }, now)).toBeNull();
});

test('the line has the ship where she is, also where nothing moves, and says when she left', () => {
  const html = renderToStaticMarkup(<ShipLine progress={progressOf(ship, at('2027-06-10T09:15'))} />);
  expect(html).toContain('--done:0.750');
  expect(html).toContain('--delay:-2700s');
  expect(html).toContain('--whole:3600s');
  const ahead = renderToStaticMarkup(<ShipLine progress={progressOf(ship, at('2027-06-10T08:00'))} />);
  expect(ahead).toContain('--done:0.000');
  expect(ahead).toContain('--delay:1800s');
  expect(renderToStaticMarkup(<ShipLine progress={null} />)).not.toContain('style');
});
