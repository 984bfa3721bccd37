import { describe, expect, it } from 'vitest';
import {
  additionErrors,
  additionField,
  additionKindOf,
  additionOf,
  withCategoryByAge,
} from '#lib/booking/manage/change/addition.ts';

const TODAY = '2027-06-09';
const nina = {
  category: 'ADT',
  surname: ' Βαλή ',
  given: 'Νίνα',
  birthDay: '3',
  birthMonth: '5',
  birthYear: '1992',
  gender: 'F',
  nationality: 'GR',
};
const codes = (kind: Parameters<typeof additionErrors>[0], typed: Record<string, string>) =>
  additionErrors(kind, typed, TODAY).map(({ field, code }) => `${field} ${code}`);

describe('D5 adding a passenger or item', () => {
  it('needs a vehicle’s kind, plate and driver, but no plate for a bicycle', () => {
    expect(codes('vehicle', {})).toEqual(['category category', 'plate plate', 'driver driver']);
    expect(codes('vehicle', { category: 'BIC', driver: '0' })).toEqual([]);
    expect(additionOf('vehicle', { category: 'CAR1', plate: ' ΡΟΑ 4521 ', driver: '1' })).toMatchObject({
      vehicles: [{ category: 'CAR1', details: { plate: 'ΡΟΑ 4521', driver: 1 } }],
    });
    expect(additionOf('vehicle', { category: 'BIC', plate: 'ΡΟΑ', driver: '0' })).toMatchObject({
      vehicles: [{ details: { plate: '' } }],
    });
  });

  it('needs the legally required details of a passenger, and explains errors of a birth date', () => {
    expect(codes('passenger', nina)).toEqual([]);
    expect(codes('passenger', { ...nina, surname: ' ', gender: '' })).toEqual([
      'surname surname',
      'gender gender',
    ]);
    expect(codes('passenger', { ...nina, birthDay: '' })).toEqual(['birthDay birthIncomplete']);
    expect(codes('passenger', { ...nina, birthDay: '31', birthMonth: '2' })).toEqual([
      'birthDay birthImpossible',
    ]);
    expect(codes('passenger', { ...nina, birthYear: '2027', birthMonth: '7' })).toEqual([
      'birthDay birthFuture',
    ]);
    expect(additionOf('passenger', nina)).toMatchObject({
      passengers: [{ category: 'ADT', details: { surname: 'Βαλή', birthDate: '1992-05-03' } }],
    });
  });

  it('takes the category of a passenger from the age on the day of travel, to the day', () => {
    const bands = [
      { code: 'ADT' as const, fromAge: 11, beforeAge: null },
      { code: 'CHD' as const, fromAge: 5, beforeAge: 11 },
      { code: 'INF' as const, fromAge: 0, beforeAge: 5 },
    ].map((band) => ({
      ...band,
      name: { el: '', en: '' },
      discountPercent: 0,
      takesSeat: true,
      proof: null,
    }));
    const born = (birthYear: string, travelDay = '') =>
      withCategoryByAge({ ...nina, birthYear, travelDay, category: 'INF' }, bands, '2027-05-02')['category'];
    expect(born('1992')).toBe('ADT');
    expect(born('2016')).toBe('CHD');
    expect(born('2016', '2027-05-03')).toBe('ADT');
    expect(born('2022')).toBe('INF');
    expect(born('2022', '2027-05-03')).toBe('CHD');
    expect(born('2022', 'some day')).toBe('INF');
    expect(born('2028')).toBe('');
  });

  it('includes a claim and the islander’s number, with or without spaces, and refuses anything but digits', () => {
    const islander = { ...nina, claim: 'ISL', man: '12 345 678' };
    expect(codes('passenger', islander)).toEqual([]);
    expect(additionOf('passenger', islander)).toMatchObject({
      passengers: [{ entitlement: 'ISL', details: { man: '12345678' } }],
    });
    expect(additionOf('passenger', nina)).toMatchObject({ passengers: [{ entitlement: null }] });
    expect(codes('passenger', { ...nina, man: 'ΜΑΝ12' })).toEqual(['man man']);
    expect(additionField('passenger', 'party.passengers.2.entitlement')).toBe('claim');
    expect(additionField('passenger', 'passengers.2.man')).toBe('man');
  });

  it('needs only the kind of a pet', () => {
    expect(codes('pet', {})).toEqual(['category category']);
    expect(additionOf('pet', { category: 'PET_CAGE' })).toMatchObject({ pets: [{ category: 'PET_CAGE' }] });
  });

  it('sends only values that our forms offer', () => {
    expect(additionKindOf('lorry')).toBe('vehicle');
    expect(additionOf('pet', { category: 'LION' })).toBeNull();
    expect(additionOf('vehicle', { category: 'CAR1', plate: 'X', driver: 'me' })).toBeNull();
  });

  it('D8 finds the field of a service error, or none', () => {
    expect(additionField('passenger', 'passengers.2.birthDate')).toBe('birthDay');
    expect(additionField('passenger', 'party.passengers.2.category')).toBe('birthDay');
    expect(additionField('vehicle', 'vehicles.0.driver')).toBe('driver');
    expect(additionField('vehicle', 'segments.0')).toBeNull();
    expect(additionField('pet', 'add')).toBeNull();
  });
});
