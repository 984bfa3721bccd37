/**
 * For every field with a time: it is shown and typed in the operator's time zone, whatever the browser's. An editor abroad who
 * types 10:00 means 10:00 in Greece.
 */
export const athensTime = { displayTimeZone: 'Europe/Athens', allowTimeZoneSwitch: false };
