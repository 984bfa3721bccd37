import { describe, expect, it } from 'vitest';
import { groupAgencies, MAINLAND, noteOf, townsOf } from '#app/[locale]/(site)/agencies/groups.ts';
import type { Agency } from '#lib/content/readers/agency.server.ts';

const agency = (id: string, island: string | null, services: Agency['services'] = []): Agency => ({
  id,
  name: id,
  city: `Town of ${id}`,
  region: null,
  island,
  address: '',
  phone: '+30 22410 00000',
  email: null,
  hours: null,
  hoursNote: null,
  services,
  searchTerms: [],
});
const names = new Map([
  ['rhodes', 'Ρόδος'],
  ['symi', 'Σύμη'],
]);

describe('A1 agencies by island', () => {
  it('follow the order of the ships, with the mainland last', () => {
    const groups = groupAgencies([agency('a', null), agency('b', 'symi'), agency('c', 'rhodes')], {
      order: ['rhodes', 'symi'],
      names,
    });
    expect(groups.map(({ id, name }) => [id, name])).toEqual([
      ['rhodes', 'Ρόδος'],
      ['symi', 'Σύμη'],
      [MAINLAND, null],
    ]);
  });

  it('start with those that have the most services', () => {
    const [group] = groupAgencies(
      [agency('small', 'symi', ['tickets']), agency('large', 'symi', ['tickets', 'cargo'])],
      { order: [], names },
    );
    expect(group?.agencies.map(({ id }) => id)).toEqual(['large', 'small']);
  });

  it('lose no agency, even without a timetable or the name of an island', () => {
    const groups = groupAgencies([agency('a', 'atlantis'), agency('b', 'symi')], { order: [], names });
    expect(groups.map(({ id }) => id)).toEqual(['symi', MAINLAND]);
  });

  it('name each of their towns once', () => {
    const two = [agency('a', 'symi'), agency('a', 'symi'), agency('b', 'symi')];
    expect(townsOf({ id: 'symi', name: 'Σύμη', agencies: two })).toEqual(['Town of a', 'Town of b']);
  });

  it('say in words when they’re open where none has hours, and all say the same', () => {
    const hoursNote = 'Before each ship';
    const group = (...agencies: Agency[]) => ({ id: 'symi', name: 'Σύμη', agencies });
    const [one, two] = [agency('a', 'symi'), agency('b', 'symi')];
    const hours = { week: [], season: null };
    expect(noteOf(group({ ...one, hoursNote }, { ...two, hoursNote }))).toBe(hoursNote);
    expect(noteOf(group({ ...one, hoursNote }, two))).toBeNull();
    expect(noteOf(group({ ...one, hoursNote }, { ...two, hoursNote, hours }))).toBeNull();
    expect(noteOf(group({ ...one, hoursNote, hours }))).toBeNull();
  });
});
