import { expect, test } from 'vitest';
import { spanOf } from '#app/[locale]/(site)/news/span.ts';

const posts = (...days: string[]) => days.map((day) => ({ publishedAt: `${day}T08:00:00Z` }));

test.each([
  [posts('2026-09-12'), 'Σεπτέμβριος 2026', 'September 2026'],
  [
    posts('2026-10-12', '2026-10-02', '2026-09-03'),
    'Οκτώβριος και Σεπτέμβριος 2026',
    'October and September 2026',
  ],
  [posts('2026-08-03', '2026-05-11'), 'Αύγουστος – Μάιος 2026', 'August – May 2026'],
  [posts('2026-02-02', '2025-11-03'), 'Φεβρουάριος 2026 – Νοέμβριος 2025', 'February 2026 – November 2025'],
])('a list of posts has its months as heading', (list, el, en) => {
  expect(spanOf(list, 'el')).toBe(el);
  expect(spanOf(list, 'en')).toBe(en);
});

test('the month is that of Athens', () => {
  expect(spanOf([{ publishedAt: '2026-08-31T22:30:00Z' }], 'en')).toBe('September 2026');
});
