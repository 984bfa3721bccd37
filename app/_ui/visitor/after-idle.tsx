import type { ReactNode } from 'react';
import { readBrowserSettings } from '#lib/browser-settings/read.ts';
import type { Locale } from '#lib/i18n/locales.ts';

/** Asks what the operator has switched on and loads just that. Without settings there are no tools; the page needs none. */
export async function startVisitorTools(locale: Locale): Promise<ReactNode> {
  const settings = await readBrowserSettings(locale).catch(() => null);
  if (settings?.errorReports) {
    const { startErrorReports } = await import('./error-reports.ts');
    startErrorReports(settings.errorReports);
  } else window.meltemiEarlyErrors?.stop();
  return null;
}
