import { expect, it } from 'vitest';
import { unbroken } from '#foundation/text/unbroken.ts';

it('keeps a number and its unit on one line, and both ends of a range', () => {
  expect(unbroken('−25 %, up to 4.25 m')).toBe('−25\u00A0%, up to 4.25\u00A0m');
  // “Children 5–” stood at the end of a line, and “10” on the next.
  expect(unbroken('Friday 18, at 08:30 from Kolona')).toBe('Friday 18, at\u00A008:30\u00A0from Kolona');
  expect(unbroken('Τηλέφωνο 22410 00000')).toBe('Τηλέφωνο 22410\u00A000000');
  expect(unbroken('Παιδιά 5–10 ετών')).toBe('Παιδιά 5–\u206010\u00A0ετών');
  expect(unbroken('(άρθρο 3 παρ. 3, Regulation (EU) 1177/2010)')).toBe(
    '(άρθρο\u00A03\u00A0παρ.\u00A03, Regulation (EU)\u00A01177/2010)',
  );
  expect(unbroken('08:00 – 16:00')).toBe('08:00\u00A0–\u2060\u00A016:00');
});
