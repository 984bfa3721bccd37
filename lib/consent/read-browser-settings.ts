import { fetchJson } from '#foundation/http/fetch-json.ts';
import { parseBrowserSettings, type BrowserSettings } from './browser-settings.ts';

const BROWSER_SETTINGS_ADDRESS = '/api/browser-settings';

/** Asks from the browser; the answer is kept by its cache. `locale` is needed for what has words. Throws as `fetchJson` does. */
export async function readBrowserSettings(locale = ''): Promise<BrowserSettings> {
  const query = locale === '' ? '' : `?locale=${locale}`;
  return parseBrowserSettings(await fetchJson(`${BROWSER_SETTINGS_ADDRESS}${query}`));
}
