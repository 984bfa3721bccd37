import { createTranslator } from 'next-intl';
import { describe, expect, it } from 'vitest';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import { hoursLines, openingTexts } from '#app/[locale]/(site)/agencies/hours-text.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { parseHours } from '#lib/opening/hours.ts';
import { sayOpening, sayOpenings } from '#lib/opening/say-opening.ts';
import { openingAt, type OpeningState } from '#lib/opening/standing.ts';

const messages = { el, en };
const translator = (locale: Locale) =>
  createTranslator({ locale, messages: messages[locale], namespace: 'common.agencies.hours' });

const TOWN = '123456 08:00-21:00,7 09:00-14:00';
const VILLAGE = '1234567 09:00-13:30,1234567 17:30-20:30';

/** With plain spaces. */
const lines = (hours: string, locale: Locale) =>
  hoursLines(parseHours(hours), locale, translator(locale)).map((line) => line.replaceAll('\u00a0', ' '));

describe('A1 hours in words', () => {
  it('name days that have the same once, and closed days too', () => {
    expect(lines(TOWN, 'el')).toEqual(['Δευτέρα έως Σάββατο 08:00 – 21:00', 'Κυριακή 09:00 – 14:00']);
    expect(lines('12345 09:00-18:00,6 09:00-14:00', 'en')).toEqual([
      'Monday to Friday 09:00 – 18:00',
      'Saturday 09:00 – 14:00',
      'Sunday closed',
    ]);
    expect(lines('1357 09:00-14:00', 'el')).toEqual([
      'Δευτέρα, Τετάρτη, Παρασκευή και Κυριακή 09:00 – 14:00',
      'Τρίτη, Πέμπτη και Σάββατο κλειστά',
    ]);
  });

  it('are the same however they were entered', () => {
    const one = ['Κάθε ημέρα 09:00 – 13:30 και 17:30 – 20:30'];
    expect(lines(VILLAGE, 'el')).toEqual(one);
    expect(lines('1234 17:30-20:30,1234567 09:00-13:30,567 17:30-20:30', 'el')).toEqual(one);
  });

  it('name the season by its first and last day', () => {
    expect(lines('1234567 09:00-21:00;4-10', 'el')).toEqual([
      'Κάθε ημέρα 09:00 – 21:00',
      'Από 1 Απριλίου έως 31 Οκτωβρίου',
    ]);
    expect(lines('1234567 09:00-21:00;4-10', 'en')).toEqual([
      'Every day 09:00 – 21:00',
      'From 1 April until 31 October',
    ]);
  });
});

describe('A1 how an agency stands, in words', () => {
  const say = (hours: string, moment: string, locale: Locale = 'el') => {
    const state = openingAt(parseHours(hours), new Date(moment));
    return state && sayOpening(state, locale, openingTexts(translator(locale), 5));
  };

  it.each([
    ['2027-01-12T10:00:00Z', 'open', 'Ανοιχτό έως 21:00', 'Open until 21:00'],
    ['2027-01-12T18:29:00Z', 'open', 'Ανοιχτό έως 21:00', 'Open until 21:00'],
    ['2027-01-12T18:30:00Z', 'soon', 'Ανοιχτό, κλείνει 21:00', 'Open, closes 21:00'],
    ['2027-01-12T05:00:00Z', 'closed', 'Κλειστό, ανοίγει 08:00', 'Closed, opens 08:00'],
    ['2027-01-12T19:00:00Z', 'closed', 'Κλειστό, ανοίγει αύριο 08:00', 'Closed, opens tomorrow 08:00'],
  ])('at %s is %s', (moment, tone, greek, english) => {
    expect(say(TOWN, moment)).toEqual({ tone, text: greek });
    expect(say(TOWN, moment, 'en')).toEqual({ tone, text: english });
  });

  it('names a weekday, and a date from a week on', () => {
    const city = '12345 09:00-18:00';
    expect(say(city, '2027-01-15T17:00:00Z')?.text).toBe('Κλειστό, ανοίγει Δευτέρα 09:00');
    expect(say('1 09:00-18:00', '2027-01-11T17:00:00Z', 'en')?.text).toBe(
      'Closed, opens 18\u00a0January 09:00',
    );
    expect(say('1234567 09:00-18:00;4-10', '2027-01-11T17:00:00Z')?.text).toBe(
      'Κλειστό, ανοίγει 1\u00a0Απριλίου 09:00',
    );
    expect(say('1234567 00:00-24:00', '2027-01-11T17:00:00Z')?.text).toBe('Ανοιχτό τώρα');
  });

  it('counts those of an island that are open, or says when the first one opens', () => {
    const states = (moment: string) =>
      [TOWN, TOWN, VILLAGE].flatMap((hours): OpeningState[] => {
        const state = openingAt(parseHours(hours), new Date(moment));
        return state ? [state] : [];
      });
    const row = (moment: string) =>
      sayOpenings(states(moment), false, 'el', openingTexts(translator('el'), 3))?.text;
    expect(row('2027-01-12T08:00:00Z')).toBe('3 ανοιχτά τώρα');
    expect(row('2027-01-12T06:30:00Z')).toBe('2 ανοιχτά τώρα');
    expect(row('2027-01-10T16:00:00Z')).toBe('1 ανοιχτό τώρα');
    expect(row('2027-01-10T13:00:00Z')).toBe('ανοίγει 17:30');
    const alone = states('2027-01-12T08:00:00Z').slice(0, 1);
    expect(sayOpenings(alone, true, 'el', openingTexts(translator('el'), 3))?.text).toBe('Ανοιχτό έως 21:00');
    expect(sayOpenings([], true, 'el', openingTexts(translator('el'), 3))).toBeNull();
  });
});
