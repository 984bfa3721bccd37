import 'server-only';
import { cookies } from 'next/headers';
import { readSettings, type Settings, SETTINGS_COOKIE } from './settings.ts';

/** The visitor's settings. Only for pages and endpoints that respond to one visitor: reading them makes a page uncacheable. */
export async function chosenSettings(): Promise<Settings> {
  return readSettings((await cookies()).get(SETTINGS_COOKIE)?.value);
}
