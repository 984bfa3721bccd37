import { allowsTags, type Consents } from '#lib/consent/consents.ts';
import { BEFORE_TAGS_KEY, cookieNames, expiriesOf, parseNames, tracesAmong } from '#lib/consent/traces.ts';
import { SWEEP_KEY, TAG_MANAGER_ELEMENT } from './marks.ts';

/**
 * Removes what tags have set (F2), and reloads the page when tags are running in it, because a loaded script can't be
 * stopped. Runs again after the reload, for what a tag wrote while the page unloaded.
 */
export function removeWithdrawn(now: Consents): 'reloading' | 'done' {
  removeTraces(now);
  if (!document.getElementById(TAG_MANAGER_ELEMENT)) return 'done';
  sessionStorage.setItem(SWEEP_KEY, 'true');
  location.reload();
  return 'reloading';
}

/** The second run, at the start of the page after consent was withdrawn. */
export function sweepAfterReload(now: Consents): void {
  sessionStorage.removeItem(SWEEP_KEY);
  removeTraces(now);
  if (!allowsTags(now)) localStorage.removeItem(BEFORE_TAGS_KEY);
}

function removeTraces(now: Consents): void {
  const before = parseNames(localStorage.getItem(BEFORE_TAGS_KEY));
  for (const name of tracesAmong(cookieNames(document.cookie), before, now))
    for (const expiry of expiriesOf(name, location.hostname)) document.cookie = expiry;
  for (const storage of [localStorage, sessionStorage])
    for (const name of tracesAmong(Object.keys(storage), before, now)) storage.removeItem(name);
}
