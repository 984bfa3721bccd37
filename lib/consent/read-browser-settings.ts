import { fetchJson } from '#foundation/http/fetch-json.ts';
import { parseBrowserSettings, type BrowserSettings } from './browser-settings.ts';

const BROWSER_SETTINGS_ADDRESS = '/api/browser-settings';

/**
 * Reads the settings from the browser; its HTTP cache keeps the response. `locale` is needed for settings with texts.
 * Throws as `fetchJson` does.
 */
export async function readBrowserSettings(locale = ''): Promise<BrowserSettings> {
  const query = locale === '' ? '' : `?locale=${locale}`;
  return parseBrowserSettings(await fetchJson(`${BROWSER_SETTINGS_ADDRESS}${query}`));
}
