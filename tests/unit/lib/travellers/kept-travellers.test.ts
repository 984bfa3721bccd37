import { describe, expect, it } from 'vitest';
import {
  fullName,
  type KeptTraveller,
  parseTravellers,
  type Traveller,
  withoutTravellers,
  withTravellers,
  withUse,
} from '#lib/travellers/kept-travellers.ts';

const TODAY = '2027-06-09';
const traveller = (given: string, more: Partial<Traveller> = {}): Traveller => ({
  surname: 'Αντωνίου',
  given,
  birthDate: '1988-09-12',
  gender: 'F',
  nationality: 'GR',
  ...more,
});
const [anna, petros] = [traveller('Άννα'), traveller('Πέτρος', { gender: 'M' })];
const names = (stored: string, today = TODAY) => parseTravellers(stored, today).map(({ given }) => given);

describe('the travellers that a device remembers', () => {
  it('are their five details and the day, and nothing else that comes with them', () => {
    const more = { ...anna, man: '123456', card: 'A1', specialCare: 'wheelchair' };
    const stored = withTravellers(null, [more], TODAY);
    expect(JSON.parse(stored)).toEqual([{ ...anna, usedOn: TODAY }]);
  });

  it('come first when used in a booking, and are there once', () => {
    const before = withTravellers(null, [anna, petros], TODAY);
    const later = withTravellers(before, [traveller('Ελένη'), { ...petros, given: 'ΠΕΤΡΟΣ' }], TODAY);
    expect(names(later)).toEqual(['Ελένη', 'ΠΕΤΡΟΣ', 'Άννα']);
  });

  it('are forgotten a year after they were last used, and when asked', () => {
    const stored = withTravellers(null, [anna, petros], TODAY);
    expect(names(stored, '2028-06-07')).toEqual(['Άννα', 'Πέτρος']);
    expect(names(stored, '2028-06-08')).toEqual([]);
    const used = withUse(stored, petros, '2028-01-01');
    expect(names(used, '2028-06-08')).toEqual(['Πέτρος']);
    expect(names(withUse(stored, petros, '2028-01-01'), '2028-01-01')).toEqual(['Άννα', 'Πέτρος']);
    expect(names(withoutTravellers(stored, [anna], TODAY))).toEqual(['Πέτρος']);
  });

  it('are at most twelve', () => {
    const many = Array.from({ length: 14 }, (_, index) => traveller(`Άννα ${index}`));
    expect(names(withTravellers(null, many, TODAY))).toHaveLength(12);
  });

  it('are left out where the stored text is foreign or damaged', () => {
    const kept: KeptTraveller = { ...anna, usedOn: TODAY };
    for (const stored of [null, '', '{', '7', '{}', '[7, null]', '[{}]'])
      expect(parseTravellers(stored, TODAY)).toEqual([]);
    const damaged = [
      { ...kept, birthDate: '1988-02-31' },
      { ...kept, surname: 7 },
      { ...kept, usedOn: '' },
    ];
    expect(parseTravellers(JSON.stringify([...damaged, kept]), TODAY)).toEqual([kept]);
  });

  it('have a full name in the order in which people say it', () => {
    expect(fullName(anna)).toBe('Άννα Αντωνίου');
  });
});
