/**
 * Name of the cookie with what a visitor has set for themselves. Scripts may read it: `scripts/first-paint/source.js` applies it to
 * pages, which are the same for everybody. It exists only if something is set.
 */
export const SETTINGS_COOKIE = 'ml_settings';
/** The privacy policy states it. */
export const SETTINGS_DAYS = 365;

/** Percent of the usual size of text. */
export const textSizes = ['100', '125', '150'] as const;
type TextSize = (typeof textSizes)[number];

/** What can be switched on. `plain`: a plain page, `time`: held seats get more time, `phone`: help with booking by phone. */
export const settingSwitches = ['plain', 'time', 'phone'] as const;
type SettingSwitch = (typeof settingSwitches)[number];

export type Settings = { textSize: TextSize; on: ReadonlySet<SettingSwitch> };

/** An edited cookie reads as far as it is valid. */
export function readSettings(cookie: string | undefined): Settings {
  const words = new Set((cookie ?? '').split('.'));
  return {
    textSize: textSizes.find((size) => words.has(`text-${size}`)) ?? '100',
    on: new Set(settingSwitches.filter((each) => words.has(each))),
  };
}

/** What the style sheets read, as the words of `data-settings`; empty when nothing is set. */
export function settingWords({ textSize, on }: Settings): string[] {
  return [
    ...(textSize === '100' ? [] : [`text-${textSize}`]),
    ...settingSwitches.filter((each) => on.has(each)),
  ];
}

/** The value of the cookie; empty when there is nothing to keep. */
export function writeSettings(settings: Settings): string {
  return settingWords(settings).join('.');
}
