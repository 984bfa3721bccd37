import { describe, expect, test } from 'vitest';
import { soundOf } from '#foundation/text/sound-of.ts';
import { portFinder } from '#lib/booking/port-search.ts';
import type { Port } from '#contracts/reservations/index.ts';

const port = (code: string, el: string, en: string, aliases: string[] = [], quay = 'Λιμάνι'): Port => ({
  code,
  island: en.toLowerCase(),
  name: { el, en },
  accusative: el,
  lat: 36,
  lon: 27,
  aliases,
  quays: [{ id: code, name: { el: quay, en: quay }, lat: 36, lon: 27, note: { el: '', en: '' } }],
  destinations: [],
});
const ports = [
  port('RHO', 'Ρόδος', 'Rhodes', ['Rodos', 'Rhodos'], 'Κολώνα'),
  port('SYM', 'Σύμη', 'Symi', ['Simi', 'Yialos'], 'Γιαλός'),
  port('KOS', 'Κως', 'Kos', ['Cos']),
  port('KAL', 'Κάλυμνος', 'Kalymnos', ['Kalimnos', 'Pothia'], 'Πόθια'),
  port('HLK', 'Χάλκη', 'Halki', ['Chalki', 'Khalki'], 'Εμπορειό'),
  port('LIP', 'Λειψοί', 'Lipsi', ['Leipsoi', 'Lipsoi']),
  port('MEG', 'Καστελλόριζο', 'Kastellorizo', ['Megisti', 'Meis']),
  port('AST', 'Αστυπάλαια', 'Astypalaia', ['Astypalea']),
];
const find = portFinder(ports);
const found = (typed: string) => find(typed).found.map((each) => each.code);

describe('port search ignores accents, case, alphabet and spelling', () => {
  test.each([
    ['ροδος', 'RHO'],
    ['ΡΟΔΟΣ', 'RHO'],
    ['Ρόδ', 'RHO'],
    ['rodos', 'RHO'],
    ['Rhod', 'RHO'],
    ['symi', 'SYM'],
    ['simi', 'SYM'],
    ['συμη', 'SYM'],
    ['Kalimnos', 'KAL'],
    ['kalymnos', 'KAL'],
    ['halki', 'HLK'],
    ['Chalki', 'HLK'],
    ['xalki', 'HLK'],
    ['χαλκη', 'HLK'],
    ['leipsoi', 'LIP'],
    ['λιψοι', 'LIP'],
    ['kastelorizo', 'MEG'],
    ['καστελόριζο', 'MEG'],
    ['meis', 'MEG'],
    ['astipalea', 'AST'],
    ['αστυπαλεα', 'AST'],
    ['κολωνα', 'RHO'],
    ['kolona', 'RHO'],
    ['kos', 'KOS'],
    ['cos', 'KOS'],
    ['MEG', 'MEG'],
  ])('%s finds %s first', (typed, code) => {
    expect(found(typed)[0]).toBe(code);
  });
  test('an empty text lists all ports in order; nonsense lists none', () => {
    expect(found('  ')).toEqual(ports.map((each) => each.code));
    expect(found('qqq')).toEqual([]);
  });
  test('a guess is only offered: a typing error, or a keyboard left in the other language', () => {
    for (const [typed, code] of [
      ['kalimnso', 'KAL'],
      ['R;odow', 'RHO'],
      ['ΡΗΟΔΕΣ', 'RHO'],
    ] as const) {
      expect(found(typed)).toEqual([]);
      expect(find(typed).offered[0]?.code).toBe(code);
    }
  });
  test('two places in one text are both offered', () => {
    expect(find('rodos kos').offered.map(({ code }) => code)).toEqual(['RHO', 'KOS']);
  });
  test('both alphabets have the same phonetic key', () => {
    expect(soundOf('Κάλυμνος')).toBe(soundOf('KALIMNOS'));
    expect(soundOf('Αγαθονήσι')).toBe(soundOf('Agathonisi'));
  });
});
