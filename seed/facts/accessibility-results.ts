import * as v from 'valibot';

/** For each success criterion the day on which its tests of a kind last passed. */
export const AccessibilityResults = v.record(
  v.string(),
  v.record(v.string(), v.pipe(v.string(), v.isoDate())),
);
