import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import el from '#messages/el.json' with { type: 'json' };
import en from '#messages/en.json' with { type: 'json' };
import errorPageEl from '#messages/error-page/el.json' with { type: 'json' };
import errorPageEn from '#messages/error-page/en.json' with { type: 'json' };
import {
  packagesWithTexts,
  PLACE_MESSAGES_FILE,
  placeMessagesSource,
  placesIn,
  readTexts,
} from '#scripts/texts/catalogues.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { numbersIn } from '#tests/fixtures/text-measures.ts';

/** Every message by its path, `common.shell.home`. */
function flatten(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) throw new Error(`${path} is no text`);
  return Object.entries(value).flatMap(([key, inner]) =>
    flatten(inner, path === '' ? key : `${path}.${key}`),
  );
}

/** Names between braces: `{port}`, `{count, plural, …}`. */
function slots(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)(?=[,}])/g)].map((match) => match[1] ?? ''))]
    .filter((name) => !/^\d+$/.test(name))
    .toSorted();
}

/** The numbers in a message without its values, the date «την 1η», and examples, which are those of each country. */
function fixedNumbers(message: string, locale: Locale): string {
  const text = message
    .replaceAll(/(?:π\.χ\.|για παράδειγμα|for example|such as)\s[^,.)]*/gu, '')
    .replaceAll(/\{\w+(?:, \w+)?\}|=\d+|\d+η/gu, ' x ');
  return numbersIn(text, locale).join(' ');
}

const greek = new Map(flatten({ ...el, errorPage: errorPageEl }));
const english = new Map(flatten({ ...en, errorPage: errorPageEn }));

describe('messages', () => {
  it('have the same keys in both languages', () => {
    expect([...english.keys()].toSorted()).toEqual([...greek.keys()].toSorted());
  });

  it('are never empty', () => {
    const empty = [...greek, ...english].filter(([, text]) => text.trim() === '').map(([key]) => key);
    expect(empty).toEqual([]);
  });

  it('take the same values in both languages', () => {
    const different = [...greek].filter(
      ([key, text]) => slots(text).join() !== slots(english.get(key) ?? '').join(),
    );
    expect(different.map(([key]) => key)).toEqual([]);
  });

  it('name the same numbers in both languages', () => {
    const texts = [
      ...[...greek].map(([key, text]) => ({ key, el: text, en: english.get(key) ?? '' })),
      ...packagesWithTexts().flatMap((name) => {
        const other = readTexts(name, 'en');
        return [...readTexts(name, 'el')].map(([key, el]) => ({
          key: `${name}.${key}`,
          el,
          en: other.get(key) ?? '',
        }));
      }),
    ];
    const different = texts.filter(({ el, en }) => fixedNumbers(el, 'el') !== fixedNumbers(en, 'en'));
    expect(different).toEqual([]);
  });

  it('are never in capitals', () => {
    expect([...greek, ...english].filter(([, text]) => text.includes('!')).map(([key]) => key)).toEqual([]);
  });
});

/** A plain value after a preposition or an article, if its name says that it is a place. */
const PLACE_WITHOUT_CASE =
  /(?<!\p{L})(από|προς|για|έως|μέχρι|σε|στον?|στην?|στις|στα|στους|του|της|των|τον?|την?|τους|τις) \{(port|place|island|from|to|origin|destination|stop)\}/iu;

describe('places in sentences', () => {
  it('stand in a case after a preposition or an article', () => {
    const services = packagesWithTexts().flatMap((name) => [...readTexts(name, 'el')]);
    const without = [...greek, ...services].filter(([, text]) => PLACE_WITHOUT_CASE.test(text));
    // The network's texts for feeds take the accusative of the port, which the type of their value asks for.
    expect(without.map(([key]) => key)).toEqual(['feed.towards']);
    expect('από {port}').toMatch(PLACE_WITHOUT_CASE);
  });

  it('are the same in both languages, and English has no cases', () => {
    for (const [key, text] of greek) {
      const [own, other] = [placesIn(text), placesIn(english.get(key) ?? '')];
      expect([key, other.map(({ tag }) => tag).toSorted()]).toEqual([
        key,
        own.map(({ tag }) => tag).toSorted(),
      ]);
      expect([key, other.filter(({ form }) => form !== 'name')]).toEqual([key, []]);
    }
  });

  it('have a genitive only where the place is an island: ports have none', () => {
    const withGenitive = [...greek].filter(([, text]) =>
      placesIn(text).some(({ form }) => form === 'genitive'),
    );
    expect(withGenitive.filter(([key]) => !key.startsWith('common.destinations.'))).toEqual([]);
  });

  it('are listed for the compiler (if not: npm run texts)', () => {
    expect(readFileSync(PLACE_MESSAGES_FILE, 'utf8')).toBe(placeMessagesSource());
  });
});
