import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { locales } from '#foundation/text/locales.ts';
import { checkedOn, criteriaRows } from '#seed/facts/accessibility.ts';
import { criteria } from '#seed/facts/criteria.ts';

const textIn = (locale: string) => readFileSync(`seed/content/pages/accessibility.${locale}.md`, 'utf8');
const notYet = { el: '## Τι δεν λειτουργεί ακόμη', en: '## What doesn’t work yet' };

describe('the accessibility statement', () => {
  it('lists all criteria of WCAG 2.2, levels A and AA', () => {
    expect(criteria.filter(({ level }) => level === 'A')).toHaveLength(31);
    expect(criteria.filter(({ level }) => level === 'AA')).toHaveLength(24);
    expect(new Set(criteria.map(({ id }) => id)).size).toBe(55);
  });

  it('calls a criterion met only if every check that it names has passed', () => {
    const met = new Set(
      criteriaRows('en').flatMap(([name = '', , result]) => (result === 'Met' ? [name.split(' ')[0]] : [])),
    );
    const unproven = criteria.filter(
      (criterion) =>
        met.has(criterion.id) && criterion.checks.some((check) => checkedOn(criterion, check) === undefined),
    );
    expect(met.size).toBeGreaterThan(10);
    expect(unproven.map(({ id }) => id)).toEqual([]);
  });

  it('calls nothing met that only a program looked at, unless the program can measure it', () => {
    const MEASURABLE = new Set(['1.3.5', '1.4.3', '2.5.8', '3.1.1']);
    const alone = criteria.filter(({ checks, result }) => result === 'met' && checks.join() === 'axe');
    expect(alone.map(({ id }) => id).filter((id) => !MEASURABLE.has(id))).toEqual([]);
  });

  it.each(locales)(
    'says what is missing from each criterion that is met in part, and from no other (%s)',
    (locale) => {
      const [, after = ''] = textIn(locale).split(notYet[locale]);
      const [section = ''] = after.split('\n## ');
      const named = [...section.matchAll(/\d\.\d\.\d+/g)].map(([id]) => id);
      const partly = criteria.filter(({ result }) => result === 'partly').map(({ id }) => id);
      expect(named.toSorted()).toEqual(partly.toSorted());
    },
  );

  it.each(locales)('claims as much as the criteria allow, no more (%s)', (locale) => {
    expect(textIn(locale)).toContain('{accessConformance}');
  });

  it.each(locales)('has a row with four cells for each criterion (%s)', (locale) => {
    const rows = criteriaRows(locale);
    expect(rows).toHaveLength(criteria.length);
    for (const row of rows) expect(row.every(Boolean) && row.length === 4, row.join()).toBe(true);
  });
});
