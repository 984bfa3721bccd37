import { readBrowserSettings } from '#lib/consent/read-browser-settings.ts';
import { allowsTags } from '#lib/consent/consents.ts';
import { BEFORE_TAGS_KEY, cookieNames } from '#lib/consent/traces.ts';
import { storedChoice } from './choice.ts';
import { TAG_MANAGER_ELEMENT } from './marks.ts';

/**
 * Loads the tag manager, once, if the operator has one. It is the site's first request to another host: never call it
 * before consent (F2). First records what the browser holds, so that withdrawing consent removes what was added later.
 */
export async function loadTagManager(): Promise<void> {
  if (document.getElementById(TAG_MANAGER_ELEMENT)) return;
  const { tagManagerId } = await readBrowserSettings();
  const choice = storedChoice();
  // Checked again: the visitor may have withdrawn consent while the settings were loading.
  if (tagManagerId === null || !choice || !allowsTags(choice)) return;
  if (document.getElementById(TAG_MANAGER_ELEMENT)) return;
  if (localStorage.getItem(BEFORE_TAGS_KEY) === null)
    localStorage.setItem(BEFORE_TAGS_KEY, JSON.stringify(namesHeld()));
  (window.dataLayer ??= []).push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  const script = document.createElement('script');
  script.id = TAG_MANAGER_ELEMENT;
  script.async = true;
  script.src = `https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(tagManagerId)}`;
  document.head.append(script);
}

/** Names of all cookies that scripts can see and of all keys in both storages. */
function namesHeld(): string[] {
  return [
    ...new Set([
      ...cookieNames(document.cookie),
      ...Object.keys(localStorage),
      ...Object.keys(sessionStorage),
    ]),
  ];
}
