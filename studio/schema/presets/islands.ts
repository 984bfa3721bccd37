import { locales } from '#foundation/text/locales.ts';
import { textKey, translateIn } from '#studio/locale/text.ts';

const ISLAND_NAMES = [
  'rhodes',
  'symi',
  'tilos',
  'nisyros',
  'kos',
  'pserimos',
  'kalymnos',
  'telendos',
  'leros',
  'lipsi',
  'patmos',
  'arki',
  'agathonisi',
  'samos',
  'fournoi',
  'ikaria',
  'halki',
  'kastellorizo',
  'karpathos',
  'kasos',
  'astypalaia',
] as const;

/** The islands on the maps, by the names of their coastlines; each title contains every language. */
export const ISLANDS: { value: string; title: string }[] = ISLAND_NAMES.map((value) => ({
  value,
  title: locales.map((locale) => translateIn(locale)(`islands.${value}`)).join(' · '),
}));

export const LINES = [
  { value: 'north', title: textKey('documents.north') },
  { value: 'west', title: textKey('documents.west') },
  { value: 'east', title: textKey('documents.east') },
  { value: 'south', title: textKey('documents.south') },
];
