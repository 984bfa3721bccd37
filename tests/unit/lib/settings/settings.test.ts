import { describe, expect, it } from 'vitest';
import {
  readSettings,
  settingSwitches,
  settingWords,
  textSizes,
  writeSettings,
} from '#lib/settings/settings.ts';

describe('the cookie with a visitor’s settings', () => {
  it('reads back every combination as it was written', () => {
    for (const textSize of textSizes)
      for (let at = 0; at < 8; at += 1) {
        const on = new Set(settingSwitches.filter((_, bit) => (at >> bit) & 1));
        expect(readSettings(writeSettings({ textSize, on }))).toEqual({ textSize, on });
      }
  });

  it('is empty when nothing is set, so that no cookie is kept', () => {
    expect(writeSettings({ textSize: '100', on: new Set() })).toBe('');
    expect(readSettings(undefined)).toEqual({ textSize: '100', on: new Set() });
  });

  it('reads an edited cookie as far as it is valid', () => {
    const edited = readSettings('text-900.plain."><script>.text-125.plain');
    expect(edited).toEqual({ textSize: '125', on: new Set(['plain']) });
    expect(settingWords(edited)).toEqual(['text-125', 'plain']);
  });
});
