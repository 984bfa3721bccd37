import { expect, it } from 'vitest';
import { count, date, hours, minutes, money, months, percent, period } from '#seed/facts/quantities.ts';

it.each([
  ['a share', percent(25), '25\u00a0%', '25%'],
  ['an amount', money(800), '8\u00a0€', '€8'],
  ['an amount with cents', money(123450), '1.234,50\u00a0€', '€1,234.50'],
  ['a length in metres', count(4.25), '4,25', '4.25'],
  ['minutes', minutes(90), '90 λεπτά', '90 minutes'],
  ['whole hours', minutes(60), '1 ώρα', '1 hour'],
  ['two days', hours(48), '48 ώρες', '48 hours'],
  ['a month of days', period(31), '1 μήνας', '1 month'],
  ['thirty days', period(30), '30 ημέρες', '30 days'],
  ['a year of days', period(365), '12 μήνες', '12 months'],
  ['a day', date('2027-03-31'), '31 Μαρτίου 2027', '31 March 2027'],
])('%s is written as both languages do', (_name, fact, el, en) => {
  expect([fact.el.full, fact.en.full]).toEqual([el, en]);
});

it('a month has the case that follows a preposition', () => {
  expect(months(1).el.accusative).toBe('1 μήνα');
  expect(months(2).el.accusative).toBe('2 μήνες');
});
