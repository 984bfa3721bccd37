/**
 * For every field that holds a moment: it is shown and typed in the operator's time, whatever the browser's clock and language are.
 * An editor abroad who types 10:00 means 10:00 in Greece, as everybody does who reads it.
 */
export const athensTime = { displayTimeZone: 'Europe/Athens', allowTimeZoneSwitch: false };
