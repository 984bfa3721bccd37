import { describe, expect, test } from 'vitest';
import { checkDetails } from '#lib/booking/details/check.ts';
import { fieldOf, paymentMethod, toConfirmRequest } from '#lib/booking/details/request.ts';
import { phoneNumber } from '#lib/booking/details/typed-numbers.ts';
import { readValues, type Values, isFilledIn } from '#lib/booking/details/values.ts';
import type { Party } from '#contracts/reservations/index.ts';

const party: Party = {
  passengers: [
    { category: 'ADT', entitlement: 'ISL' },
    { category: 'ADT', entitlement: 'STU' },
  ],
  vehicles: [{ category: 'CAR1' }],
  pets: [],
};
const careTexts = { wheelchair: 'Αμαξίδιο', escort: 'Συνοδεία', senses: 'Όραση' };
const rules = { today: '2026-11-22', askMan: ['ISL'] };

const person = (index: number, more: Values = {}): Values => ({
  [`passengers.${index}.surname`]: ' Καραγιάννη ',
  [`passengers.${index}.given`]: 'Μαρία',
  [`passengers.${index}.birthDay`]: '2',
  [`passengers.${index}.birthMonth`]: '9',
  [`passengers.${index}.birthYear`]: '1988',
  [`passengers.${index}.gender`]: 'F',
  [`passengers.${index}.nationality`]: 'GR',
  ...more,
});
const good: Values = {
  ...person(0, { 'passengers.0.man': '123 456-78' }),
  ...person(1),
  'vehicles.0.plate': 'ΡΟΑ 4521',
  'vehicles.0.driver': '1',
  'contact.email': 'maria@example.gr',
};
const errors = (values: Values) => checkDetails({ ...good, ...values }, party, rules);
const form = (values: Values) => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};

test.each([
  ['+30 690 000 0000', '+30 690 000 0000'],
  [' 690.000.0000 ', '690 000 0000'],
  ['\u202a+30\u00a0690\u2011000\u20110000\u202c', '+30 690-000-0000'],
  ['(+30) 2241/000000', '+30 2241 000000'],
  ['tel:+306900000000', '+306900000000'],
  ['0030 690 0000000', '0030 690 0000000'],
])('D1 the phone number %s, as it is pasted, is accepted', (typed, sent) => {
  expect(phoneNumber({ 'contact.phone': typed })).toBe(sent);
  expect(errors({ 'contact.phone': typed })).toEqual([]);
  expect(toConfirmRequest({ ...good, 'contact.phone': typed }, party, careTexts).contact.phone).toBe(sent);
});

describe('D1 errors of the details that don’t need the service', () => {
  test('are none when everything is filled in', () => {
    expect(errors({})).toEqual([]);
  });

  test.each<[string, Values, string, string]>([
    ['an islander without the number', { 'passengers.0.man': ' ' }, 'passengers.0.man', 'man'],
    ['a number with letters', { 'passengers.0.man': '12α4' }, 'passengers.0.man', 'manDigits'],
    ['a number that never ends', { 'passengers.0.man': '1'.repeat(21) }, 'passengers.0.man', 'manDigits'],
    ['letters where no number is asked', { 'passengers.1.man': 'ναι' }, 'passengers.1.man', 'manDigits'],
    ['no surname', { 'passengers.1.surname': '  ' }, 'passengers.1.surname', 'surname'],
    ['half a date', { 'passengers.0.birthYear': '' }, 'passengers.0.birthDay', 'birthIncomplete'],
    ['31 September', { 'passengers.0.birthDay': '31' }, 'passengers.0.birthDay', 'birthImpossible'],
    ['29 February 1999', birth('29', '2', '1999'), 'passengers.0.birthDay', 'birthImpossible'],
    ['a birth tomorrow', birth('23', '11', '2026'), 'passengers.0.birthDay', 'birthFuture'],
    ['no plate', { 'vehicles.0.plate': '' }, 'vehicles.0.plate', 'plate'],
    ['no driver', { 'vehicles.0.driver': '' }, 'vehicles.0.driver', 'driver'],
    ['neither contact nor a refusal', { 'contact.email': '' }, 'contact.email', 'contact'],
    ['half an address', { 'contact.email': 'maria@' }, 'contact.email', 'email'],
    ['a phone with letters', { 'contact.phone': '690 abc' }, 'contact.phone', 'phone'],
  ])('%s', (_, values, field, code) => {
    expect(errors(values)).toEqual([{ field, code }]);
  });

  test('don’t require a student card, a bicycle’s plate, or contact details that were refused', () => {
    const cycling: Party = { ...party, vehicles: [{ category: 'BIC' }] };
    const values = { ...good, 'vehicles.0.plate': '', 'contact.email': '', 'contact.refused': 'yes' };
    expect(checkDetails(values, cycling, rules)).toEqual([]);
  });

  test('don’t include a passenger with the five details that the law requires', () => {
    expect(isFilledIn(good, 1)).toBe(true);
    expect(isFilledIn({ ...good, 'passengers.1.gender': '' }, 1)).toBe(false);
    expect(isFilledIn(good, 2)).toBe(false);
  });
});

describe('the request', () => {
  test('has numbers as digits, needs as one text and trimmed names', () => {
    const request = toConfirmRequest(
      {
        ...good,
        'passengers.1.card': ' ΑΜ-77 ',
        'passengers.1.care.wheelchair': 'yes',
        'passengers.1.specialCare': 'Πλάτος 70 εκ.',
      },
      party,
      careTexts,
    );
    expect(request.passengers).toMatchObject([
      { surname: 'Καραγιάννη', birthDate: '1988-09-02', man: '12345678', card: null, specialCare: '' },
      { man: null, card: 'ΑΜ-77', specialCare: 'Αμαξίδιο. Πλάτος 70 εκ.' },
    ]);
    expect(request.vehicles).toEqual([{ plate: 'ΡΟΑ 4521', driver: 1 }]);
    expect(request.contact).toEqual({ email: 'maria@example.gr', phone: null, refused: false });
  });

  test('is paid at an agency unless another existing method was chosen', () => {
    expect(paymentMethod({ 'payment.method': 'card' })).toBe('card');
    expect(paymentMethod({ 'payment.method': 'gold' })).toBe('agency');
    expect(paymentMethod({})).toBe('agency');
  });

  test.each([
    ['passengers.0.birthDate', 'passengers.0.birthDay'],
    ['passengers[2].man', 'passengers.2.man'],
    ['contact', 'contact.email'],
    ['payment.returnUrl', 'payment.method'],
    ['vehicles.0.driver', 'vehicles.0.driver'],
  ])('an error at %s belongs to the field %s', (service, field) => {
    expect(fieldOf(service)).toBe(field);
  });
});

describe('typed values', () => {
  test('stay unchanged, without the hidden fields of the page', () => {
    expect(readValues(form({ ...good, reference: 'X', key: 'k', $ACTION_1: 'x' }))).toEqual(good);
  });

  test('copy surname and nationality from passenger to passenger, but never over typed text', () => {
    const family = {
      ...person(0),
      'passengers.1.surname': '',
      'passengers.1.nationality': '',
      'passengers.1.same': 'yes',
      'passengers.2.surname': 'Παπαδόπουλος',
      'passengers.2.nationality': '',
      'passengers.2.same': 'yes',
      'passengers.3.surname': '',
      'passengers.3.nationality': '',
    };
    const values = readValues(form(family));
    const surnames = [1, 2, 3].map((index) => values[`passengers.${index}.surname`]);
    expect(surnames).toEqual([' Καραγιάννη ', 'Παπαδόπουλος', '']);
    expect([1, 2, 3].map((index) => values[`passengers.${index}.nationality`])).toEqual(['GR', 'GR', '']);
  });
});

function birth(day: string, month: string, year: string): Values {
  return {
    'passengers.0.birthDay': day,
    'passengers.0.birthMonth': month,
    'passengers.0.birthYear': year,
  };
}
