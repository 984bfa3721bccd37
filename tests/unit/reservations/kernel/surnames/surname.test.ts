import { describe, expect, it } from 'vitest';
import { isSameSurname } from '#reservations/kernel/surnames/surname.ts';

describe('surnames', () => {
  it.each([
    ['Παπαδόπουλος', 'ΠΑΠΑΔΟΠΟΥΛΟΣ'],
    ['Παπαδόπουλος', 'Papadopoulos'],
    ['Χατζηγεωργίου', 'chatzigeorgiou'],
    ['ΖΑΝΝΗ', 'ZANNH'],
    ["O'Brien-Müller", 'obrien muller'],
    // Travellers who typed χ as x, as on phones, did not find their booking.
    ['Χατζηδάκης', 'Xatzidakis'],
    ['Χατζηδάκης', 'Hatzhdakhs'],
    ['Χατζηδάκης', 'Khatzidakis'],
    ['Chatzidakis', 'Xatzidakis'],
    ['Αλεξίου', 'Aleksiou'],
    ['Αλεξίου', 'Alexiou'],
    ['Θεοχάρης', 'Theoxarhs'],
    ['Κυριακού', 'Kiriakou'],
    ['Ευσταθίου', 'Efstathiou'],
    ['Ευσταθίου', 'Eustathiou'],
    ['Παύλου', 'Paulou'],
    ['Μπακογιάννης', 'Mpakogiannis'],
    ['Μπακογιάννης', 'Bakogiannis'],
    ['Αγγελής', 'Aggelis'],
    ['Αγγελής', 'Angelis'],
    ['Γκίκας', 'Gkikas'],
    ['Γκίκας', 'Gikas'],
    ['Ντόκος', 'Dokos'],
    ['Ψαράς', 'Psaras'],
    ['Νικολάου', 'Nicolaou'],
    ['Φωτίου', 'Fwtiou'],
    ['Φωτίου', 'Photiou'],
  ])('%s matches %s', (one, other) => {
    expect(isSameSurname(one, other)).toBe(true);
    expect(isSameSurname(other, one)).toBe(true);
  });

  it('differ when they differ, and an empty one matches nothing', () => {
    expect(isSameSurname('Παπαδάκης', 'Παπαδόπουλος')).toBe(false);
    for (const [one, other] of [
      ['Χένος', 'Ξένος'],
      ['Λύτρας', 'Λίτρας'],
      ['Χατζής', 'Χατζηδάκης'],
      ['Xu', 'Hu'],
      ['Li', 'Ly'],
      ['Hansen', 'Jansen'],
      ['Müller', 'Miller'],
      ['Βασιλείου', 'Vasileiadis'],
      ['Δήμου', 'Ntimouu'],
    ] as const)
      expect(isSameSurname(one, other), `${one} ${other}`).toBe(false);
    expect(isSameSurname('', '')).toBe(false);
    expect(isSameSurname('--', '..')).toBe(false);
  });
});
