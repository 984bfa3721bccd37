import { describe, expect, it } from 'vitest';
import { soundOf } from '#foundation/text/sound-of.ts';
import {
  allReadings,
  filterOf,
  isEmpty,
  matches as matchesReadings,
  placesMeant,
  searchOf,
  usualReadings,
  type Entry,
  type Filter,
} from '#app/_ui/filter/filter.ts';

const matches = (each: Entry, filter: Filter, readings = usualReadings(filter.q)) =>
  matchesReadings(each, filter, readings);
const entry = (words: string[], values: Record<string, string[]> = {}) => ({
  sound: words.map(soundOf).join(' '),
  values,
});
const kolona = entry(['Πρακτορείο Κολώνα', 'Kolona Ferry Agency', 'Ρόδος', 'Rhodes Town', 'Παλιά Πόλη'], {
  island: ['rhodes'],
  service: ['tickets', 'cargo'],
});
const any = { island: '', service: '' };
const offered = { island: ['rhodes', 'symi'], service: ['tickets', 'cargo'] };

describe('filtering a list', () => {
  it.each([
    'κολωνα',
    'ΚΟΛΩΝΑ',
    'kolona',
    'Colona',
    'rodos',
    'Rhodos',
    'παλια',
    'palia poli',
    'πόλη ρόδος',
    'οδος',
  ])('finds the agency by «%s»', (q) => expect(matches(kolona, { q, choices: any })).toBe(true));

  it.each(['κως', 'symi', 'κολώνα σύμη', 'ολ'])('doesn’t find it by «%s»', (q) =>
    expect(matches(kolona, { q, choices: any })).toBe(false),
  );

  it('needs every choice to match, and keeps all entries when nothing is chosen', () => {
    expect(matches(kolona, { q: '', choices: any })).toBe(true);
    expect(matches(kolona, { q: '', choices: { island: 'rhodes', service: 'cargo' } })).toBe(true);
    expect(matches(kolona, { q: '', choices: { island: 'rhodes', service: 'luggage' } })).toBe(false);
    expect(matches(kolona, { q: 'kolona', choices: { island: 'symi', service: '' } })).toBe(false);
  });

  it('reads an address and drops unknown values', () => {
    expect(filterOf('?q=kolona&island=symi&service=yachts', offered)).toEqual({
      q: 'kolona',
      choices: { island: 'symi', service: '' },
    });
    expect(isEmpty(filterOf('?island=atlantis', offered))).toBe(true);
  });

  it('writes the address and keeps its other parameters', () => {
    const filter = { q: ' Σύμη ', choices: { island: 'symi', service: '' } };
    expect(searchOf('?utm=mail&service=cargo', filter)).toBe(
      '?utm=mail&island=symi&q=%CE%A3%CF%8D%CE%BC%CE%B7',
    );
    expect(searchOf('?q=kos', { q: '', choices: any })).toBe('');
  });

  it.each(['κολώνας', 'Kwlwna', 'Rhodou', 'R0dou'])('finds the agency by another reading of «%s»', (q) => {
    expect(matches(kolona, { q, choices: any }, allReadings(q))).toBe(true);
  });

  it('offers places for a typing error, and for a keyboard left in the other language', () => {
    const places = [
      { name: 'Ρόδος', sound: 'rodos rodi' },
      { name: 'Κάλυμνος', sound: 'kalimnos pothia' },
    ];
    expect(placesMeant(places, 'kalimnso')).toEqual(['Κάλυμνος']);
    expect(placesMeant(places, 'R;odow')).toEqual(['Ρόδος']);
    expect(placesMeant(places, 'Αθήνα')).toEqual([]);
  });
});
