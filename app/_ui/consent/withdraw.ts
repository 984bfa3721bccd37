import { allowsTags, type Consents } from '#lib/consent/consents.ts';
import { BEFORE_TAGS_KEY, cookieNames, expiriesOf, parseNames, tracesAmong } from '#lib/consent/traces.ts';
import { SWEEP_KEY, TAG_MANAGER_ELEMENT } from './marks.ts';

/**
 * Removes what tags have set (F2) and loads the page anew when tags are running in it: a script that has been loaded cannot be
 * stopped, it could only be asked. Runs again after that load, for what a tag wrote on its way out.
 */
export function removeWithdrawn(now: Consents): 'reloading' | 'done' {
  removeTraces(now);
  if (!document.getElementById(TAG_MANAGER_ELEMENT)) return 'done';
  sessionStorage.setItem(SWEEP_KEY, 'true');
  location.reload();
  return 'reloading';
}

/** The second time, at the start of the page after a withdrawal. */
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
