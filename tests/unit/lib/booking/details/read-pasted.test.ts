import { describe, expect, test } from 'vitest';
import { readPasted } from '#lib/booking/details/read-pasted.ts';

const born = (birthDay: string, birthMonth: string, birthYear: string) => ({
  birthDay,
  birthMonth,
  birthYear,
});
const march = born('12', '3', '1985');
const name = (surname: string, given: string) => ({ surname, given });

describe('D1 what a pasted text fills in', () => {
  test.each<[string, object]>([
    ['Παπαδόπουλος Γιώργος 12/03/1985', { ...name('Παπαδόπουλος', 'Γιώργος'), ...march }],
    ['  Παπαδόπουλος\tΓιώργος\t12.3.1985 ', { ...name('Παπαδόπουλος', 'Γιώργος'), ...march }],
    ['Παπαδόπουλος, Γιώργος Ιωάννης', name('Παπαδόπουλος', 'Γιώργος Ιωάννης')],
    ['\u202aO’Neill Jean-Luc\u202c', name('O’Neill', 'Jean-Luc')],
    // It could be any of the three; the date is certain.
    ['García López María 12-03-1985', { surname: 'García López María', ...march }],
    ['García López María', {}],
    ['Παπαδόπουλος', {}],
    ['', {}],
  ])('%s, in the surname', (text, filled) => {
    expect(readPasted(text, 'surname', true)).toEqual(filled);
  });

  test('the part for the field in which it was pasted comes first, except before a comma', () => {
    expect(readPasted('Γιώργος Παπαδόπουλος', 'given', true)).toEqual(name('Παπαδόπουλος', 'Γιώργος'));
    expect(readPasted('Παπαδόπουλος, Γιώργος', 'given', true)).toEqual(name('Παπαδόπουλος', 'Γιώργος'));
  });

  test('two given names stay together once there is a surname', () => {
    expect(readPasted('Μαρία Ελένη', 'given', false)).toEqual({});
  });

  test.each<[string, object]>([
    ['12/03/1985', march],
    ['1985-03-12', march],
    ['12 3 1985', march],
    ['12 / 03 / 1985', march],
    ['12 Μαρτίου 1985', march],
    ['12 μαρ. 1985', march],
    ['12η Μαρτίου 1985', march],
    ['12th March 1985', march],
    ['3 Ιουλ 2019', born('3', '7', '2019')],
    // Only the American order is a day.
    ['03/25/1985', born('25', '3', '1985')],
    ['3 Ιου 2019', {}],
    ['31/02/1985', {}],
    ['12/03/85', {}],
    ['12', {}],
    ['690 000 0000', {}],
  ])('%s, in a field of the date', (text, filled) => {
    expect(readPasted(text, null, false)).toEqual(filled);
  });
});
