import { describe, expect, it } from 'vitest';
import { edits } from '#reservations/servicing/corrections/edits.ts';
import { isSamePerson, isSamePlate } from '#reservations/servicing/corrections/same-person.ts';

const who = {
  surname: 'Παπαδόπουλος',
  given: 'Νικόλαος',
  birthDate: '1980-05-01',
  gender: 'M',
  nationality: 'GR',
} as const;
const same = (change: Partial<Record<keyof typeof who, string>>) =>
  isSamePerson(who, { ...who, ...change, gender: 'M' }, 3);

describe('a correction and another person (D5)', () => {
  it.each([
    ['a slip', { surname: 'Παπαδόπυολος' }],
    ['no accents', { surname: 'ΠΑΠΑΔΟΠΟΥΛΟΣ' }],
    ['Latin letters', { surname: 'Papadopoulos', given: 'Nikolaos' }],
    ['swapped names', { surname: 'Νικόλαος', given: 'Παπαδόπουλος' }],
    ['swapped and in Latin letters', { surname: 'Nikolaos', given: 'Papadopoulos' }],
    ['a second name', { given: 'Νικόλαος Γεώργιος' }],
    ['a wrong day', { birthDate: '1980-05-10' }],
    ['a wrong year', { birthDate: '1981-05-01' }],
    ['a passport’s nationality', { nationality: 'CY' }],
  ])('accepts %s', (_, change) => expect(same(change)).toBe(true));

  it.each([
    ['another given name', { given: 'Μαρία' }],
    ['another surname', { surname: 'Γεωργίου' }],
    ['another date of birth', { birthDate: '2012-11-23' }],
    ['a similar name with another date', { given: 'Νίκος', birthDate: '1983-06-01' }],
  ])('refuses %s', (_, change) => expect(same(change)).toBe(false));

  it('does not let a short name become any other', () => {
    const short = { ...who, surname: 'Ρω', given: 'Εύα' };
    expect(isSamePerson(short, { ...short, surname: 'Λι', given: 'Άνα' }, 3)).toBe(false);
  });

  it('reads plates in either alphabet, with any separators', () => {
    expect(isSamePlate('ΡΟΕ-1234', 'POE 1234', 0)).toBe(true);
    expect(isSamePlate('ΡΟΕ-1234', 'ΡΟΕ-1243', 1)).toBe(true);
    expect(isSamePlate('ΡΟΕ-1234', 'ΑΒΓ-7777', 3)).toBe(false);
  });

  it('counts swapped neighbours as one edit', () => {
    expect([edits('', ''), edits('', 'abc'), edits('ab', 'ba'), edits('kitten', 'sitting')]).toEqual([
      0, 3, 1, 3,
    ]);
  });
});
