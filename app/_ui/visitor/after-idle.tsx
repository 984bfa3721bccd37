import type { ReactNode } from 'react';
import { readBrowserSettings } from '#lib/consent/read-browser-settings.ts';
import type { Locale } from '#foundation/text/locales.ts';

/**
 * Reads what the operator has switched on and loads only that. Without a response there are no tools; no page needs
 * one.
 */
export async function startVisitorTools(locale: Locale): Promise<ReactNode> {
  const settings = await readBrowserSettings(locale).catch(() => null);
  if (settings?.errorReports) {
    const { startErrorReports } = await import('./error-reports.ts');
    startErrorReports(settings.errorReports);
  } else window.meltemiEarlyErrors?.stop();
  if (!settings?.chat) return null;
  const { Chat } = await import('../chat/chat.client.tsx');
  return <Chat settings={settings.chat} locale={locale} />;
}
