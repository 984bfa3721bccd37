import type { ChatSettings } from '#lib/consent/browser-settings.ts';
import { readBrowserSettings } from '#lib/consent/read-browser-settings.ts';
import type { Locale } from '#foundation/text/locales.ts';

/**
 * Reads what the operator has switched on, and starts error reports. Throws without a response; no page needs one.
 * @returns the settings of the chat, if there is one
 */
export async function startVisitorTools(locale: Locale): Promise<ChatSettings | null> {
  const settings = await readBrowserSettings(locale);
  if (settings.errorReports) {
    const { startErrorReports } = await import('./error-reports.ts');
    startErrorReports(settings.errorReports);
  } else window.meltemiEarlyErrors?.stop();
  return settings.chat;
}
