import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#foundation/text/locales.ts';
import { packagesWithTexts, readTexts } from '#scripts/texts/catalogues.ts';
import { network } from '#seed/network/network.ts';
import { seedDocuments } from '#seed/run/documents.ts';
import { seededTexts } from '#tests/fixtures/seeded-texts.ts';
import { patternOf, readTermBase, type Scope, termFaults } from '#tests/fixtures/term-base.ts';

type Text = { place: string; text: string; scope: Scope };
type Exception = { place: string; word: string; why: string };

const terms = readTermBase();

/** Texts that need a word that is rejected elsewhere, with the reason. */
const EXCEPTIONS: readonly Exception[] = [
  {
    place: 'messages/en.json.common.fleet.fast',
    word: 'catamaran…',
    why: 'the page that presents the ships',
  },
  {
    place: 'reservations/messages.refusals.waitingListFull',
    word: 'is full',
    why: 'a list is full, a sailing is sold out',
  },
  { place: 'network.quays.TEL-1.name', word: 'jetty', why: 'the quay of Telendos is a jetty' },
];

/** Every string of a catalogue by its path. */
function flatten(value: unknown, path: string): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, `${path}.${key}`));
}

function catalogue(path: string): [string, string][] {
  return flatten(JSON.parse(readFileSync(path, 'utf8')), path);
}

const Bilingual = v.object({ el: v.string(), en: v.string() });
const Named = v.union([
  v.pipe(
    v.object({ id: v.string() }),
    v.transform(({ id }) => id),
  ),
  v.pipe(
    v.object({ code: v.string() }),
    v.transform(({ code }) => code),
  ),
]);

/** The texts of the network's data: each object with both languages. */
function networkTexts(value: unknown, locale: Locale, path: string): [string, string][] {
  if (v.is(Bilingual, value)) return [[path, value[locale]]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    const named = v.safeParse(Named, inner);
    return networkTexts(inner, locale, `${path}.${named.success ? named.output : key}`);
  });
}

/** Documents that tell stories, in which a journey is a journey. */
const STORIES = new Set(['newsPost', 'magazineIssue', 'destination', 'port', 'jobOpening', 'agency']);

const documents = seedDocuments();

function textsIn(locale: Locale): Text[] {
  const ofInterface = [
    ...catalogue(`messages/${locale}.json`),
    ...catalogue(`messages/error-page/${locale}.json`),
    ...packagesWithTexts().flatMap((name) =>
      [...readTexts(name, locale)].map(([key, text]): [string, string] => [`${name}/messages.${key}`, text]),
    ),
    ...(locale === 'el' ? catalogue('studio/messages/sanity-core.el.json') : []),
    ...catalogue(`contracts/reservations/rules/passenger-law.${locale}.json`),
    ...networkTexts(network, locale, 'network'),
  ];
  return [
    ...ofInterface.map(([place, text]): Text => ({ place, text, scope: 'interface' })),
    ...documents.flatMap((document) =>
      seededTexts(document, locale).map(([place, text]): Text => ({
        place: `seed/content ${place}`,
        text,
        scope: STORIES.has(document._type) ? 'everywhere' : 'product',
      })),
    ),
  ];
}

const texts: Record<Locale, Text[]> = { el: textsIn('el'), en: textsIn('en') };

function faultsIn(locale: Locale) {
  return texts[locale].flatMap(({ place, text, scope }) =>
    termFaults(text, locale, scope, terms).map((fault) => ({ place, text, ...fault })),
  );
}

const isAbout = ({ place, word }: { place: string; word: string }, exception: Exception) =>
  exception.place === place && exception.word === word;

describe.each(locales)('the texts in %s', (locale) => {
  it('were found, in every scope', () => {
    for (const [scope, count] of [
      ['interface', 2500],
      ['product', 500],
      ['everywhere', 500],
    ] as const)
      expect(texts[locale].filter((text) => text.scope === scope).length).toBeGreaterThan(count);
  });

  it('use the words and names of places of the glossary', () => {
    const wrong = faultsIn(locale).filter((fault) => !EXCEPTIONS.some((each) => isAbout(fault, each)));
    expect(wrong.map(({ place, word, use, text }) => `${place}: “${word}”, use “${use}” – ${text}`)).toEqual(
      [],
    );
  });
});

it('no exception from the glossary is left that no text needs', () => {
  const faults = locales.flatMap(faultsIn);
  expect(EXCEPTIONS.filter((each) => !faults.some((fault) => isAbout(fault, each)))).toEqual([]);
});

it.each([
  ['μοτοσικλ…', 'Μοτοσικλέτα έως 250 κ.εκ.', true],
  ['ζώο', 'Κατοικίδιο ζώο', true],
  ['ζώο', 'Σώζοντας ζώα', false],
  ['ως 0', 'Τεμάχια από 1 ως 500', true],
  ['ως 0', 'Τεμάχια από 1 έως 500', false],
  ['μέρα', 'Καλημέρα', false],
  ['ακόμα', 'ΑΚΟΜΑ', false],
  ['χωρίς πλοίο', 'Ημέρα χωρίς\u00a0πλοίο', true],
  ['Κολόνα', 'μια αρχαία κολόνα', false],
  ['no ship', 'there is no shipment', false],
  ['Kambos', 'the beach of Kambos', true],
  ['Vathy on Kalymnos', 'Vathy on Samos', false],
  ['Ποτάμο', 'Ποτάμι', false],
  ['Κώ', 'Κως', false],
])('the pattern “%s” in “%s”: %s', (word, text, isFound) => {
  expect(patternOf(word).test(text)).toBe(isFound);
});
