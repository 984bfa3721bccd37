import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { type Locale, perLocale } from '#foundation/text/locales.ts';
import { AccessibilityResults } from './accessibility-results.ts';
import { criteria, REVIEWED_ON, type Check, type Criterion } from './criteria.ts';
import { date, type Fact, literal } from './quantities.ts';

const results = v.parse(
  AccessibilityResults,
  JSON.parse(readFileSync(new URL('accessibility.json', import.meta.url), 'utf8')),
);

/** When something was last looked at in this manner; nothing if its tests have not passed. */
export function checkedOn({ id }: Pick<Criterion, 'id'>, check: Check): string | undefined {
  return check === 'review' ? REVIEWED_ON : results[id]?.[check];
}

const CHECKS = {
  axe: { el: 'αυτόματος έλεγχος', en: 'automatic check' },
  settings: { el: 'ρυθμίσεις όρασης', en: 'settings for sight' },
  spoken: { el: 'κείμενο αναγνώστη οθόνης', en: 'screen reader’s script' },
  browser: { el: 'δοκιμή χρήσης', en: 'test of use' },
  review: { el: 'δική μας εξέταση', en: 'our own review' },
} satisfies Record<Check, Record<Locale, string>>;

const RESULTS = {
  met: { el: 'Τηρείται', en: 'Met' },
  partly: { el: 'Εν μέρει, δείτε πιο πάνω', en: 'In part, see above' },
  unchecked: { el: 'Δεν έχει ελεγχθεί ακόμη', en: 'Not checked yet' },
  absent: { el: 'Δεν υπάρχει τέτοιο περιεχόμενο', en: 'No such content' },
} satisfies Record<Criterion['result'] | 'unchecked', Record<Locale, string>>;

/**
 * The rows of the statement's table: the criterion, how it was checked, the result, and the day of the oldest of its checks. A
 * criterion of which a test has not passed is not called met, whatever `criteria.ts` says.
 */
export function criteriaRows(locale: Locale): string[][] {
  return criteria.map((criterion) => {
    const { id, level, name, checks, result } = criterion;
    const days = checks.flatMap((check) => checkedOn(criterion, check) ?? []).toSorted();
    const [oldest] = days;
    const isChecked = days.length === checks.length;
    return [
      `${id} ${name[locale]} (${level})`,
      checks.map((check) => CHECKS[check][locale]).join(', '),
      RESULTS[isChecked ? result : 'unchecked'][locale],
      oldest === undefined ? RESULTS.unchecked[locale] : date(oldest)[locale].full,
    ];
  });
}

export function accessibilityFacts(): Record<string, Fact> {
  const isFull = criteria.every(({ result }) => result !== 'partly');
  const days = criteria.flatMap((criterion) =>
    criterion.checks.flatMap((check) => checkedOn(criterion, check) ?? []),
  );
  return {
    accessConformance: isFull ? literal('πλήρως', 'in full') : literal('εν μέρει', 'in part'),
    accessCriteria: perLocale(() => ({ full: String(criteria.length) })),
    accessChecked: date(days.toSorted().at(-1) ?? REVIEWED_ON),
  };
}
