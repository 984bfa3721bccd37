import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { declineGreek, hasAccusativeArticle, hasGenitiveArticle } from '#foundation/text/decline-greek.ts';
import { ports } from '#seed/network/ports.ts';

describe('proposals for the cases of a Greek place name', () => {
  const islands = globSync('seed/content/destinations/*.el.md').map((path) => {
    const source = readFileSync(path, 'utf8');
    const field = (name: string) => new RegExp(`^${name}: (.*)$`, 'm').exec(source)?.[1] ?? '';
    return { name: field('title'), accusative: field('accusative'), genitive: field('genitive') };
  });

  it('are right for every island of the network', () => {
    expect(islands).toHaveLength(21);
    for (const { name, ...cases } of islands) expect([name, declineGreek(name)]).toEqual([name, cases]);
  });

  it('are right for every port, without the part in brackets', () => {
    const plain = (text: string) => text.replace(/ \(.*\)$/, '');
    for (const { name, accusative } of ports)
      expect(plain(declineGreek(name.el).accusative)).toBe(plain(accusative));
  });

  it.each([
    ['Άγιος Κήρυκος', 'τον Άγιο Κήρυκο', 'του Αγίου Κηρύκου'],
    ['Αγία Μαρίνα', 'την Αγία Μαρίνα', 'της Αγίας Μαρίνας'],
    ['Μανδράκι Νισύρου', 'το Μανδράκι Νισύρου', 'του Μανδρακίου Νισύρου'],
    ['Πανορμίτης', 'τον Πανορμίτη', 'του Πανορμίτη'],
    ['Λακκί', 'το Λακκί', 'του Λακκιού'],
    ['Ψαρά', 'την Ψαρά', 'της Ψαράς'],
    ['Bodrum', 'Bodrum', 'Bodrum'],
    ['', '', ''],
  ])('%s: %s, %s', (name, accusative, genitive) => {
    expect(declineGreek(name)).toEqual({ accusative, genitive });
  });
});

it('knows a form with its article from a bare name', () => {
  expect(['τη Σύμη', 'τους Λειψούς', 'Σύμη', 'τησ Σύμη', 'τη'].map(hasAccusativeArticle)).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
  expect(['της Σύμης', 'των Λειψών', 'Σύμης'].map(hasGenitiveArticle)).toEqual([true, true, false]);
});
