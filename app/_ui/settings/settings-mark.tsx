import { chosenSettings } from '#lib/settings/chosen-settings.server.ts';
import { settingWords } from '#lib/settings/settings.ts';

/**
 * The visitor's settings for browsers without script, as the first part of `main`: style sheets find it there (app/settings.css).
 * Only in pages that are rendered for one visitor; in all others, and with script, `scripts/first-paint/source.js` applies them.
 */
export async function SettingsMark() {
  const words = settingWords(await chosenSettings());
  return words.length === 0 ? null : <i hidden data-settings={words.join(' ')} />;
}
