import { describe, expect, it } from 'vitest';
import { correctionField, readTraveller, readVehicle } from '#lib/booking/manage/correction.ts';

const eleni = { surname: 'Χατζηδακη', given: 'Ελένη' };
const today = '2026-11-22';
const traveller = (typed: Record<string, string>) => readTraveller({ ...eleni, ...typed }, eleni, today);

describe('D5 a correction sends only changes', () => {
  it('sends a changed name, and leaves out unchanged details', () => {
    expect(traveller({ surname: ' Χατζηδάκη ' })).toEqual({
      values: { surname: 'Χατζηδάκη' },
      errors: [],
    });
  });

  it('sends a birth date, a gender and a nationality when they are filled in', () => {
    const typed = { birthDay: '2', birthMonth: '9', birthYear: '1990', gender: 'F', nationality: 'GR' };
    expect(traveller(typed).values).toEqual({ birthDate: '1990-09-02', gender: 'F', nationality: 'GR' });
  });

  it.each([
    [{ surname: '' }, { field: 'surname', code: 'surname' }],
    [{ given: ' ' }, { field: 'given', code: 'given' }],
    [{ birthDay: '31' }, { field: 'birthDay', code: 'birthIncomplete' }],
    [
      { birthDay: '31', birthMonth: '2', birthYear: '1990' },
      { field: 'birthDay', code: 'birthImpossible' },
    ],
    [
      { birthDay: '1', birthMonth: '1', birthYear: '2027' },
      { field: 'birthDay', code: 'birthFuture' },
    ],
    [{}, { field: 'surname', code: 'nothing' }],
    [
      { gender: 'Q', nationality: 'gr' },
      { field: 'surname', code: 'nothing' },
    ],
  ] as const)('says what is wrong with %j', (typed, error) => {
    expect(traveller(typed).errors).toEqual([error]);
  });

  it('needs a plate for every vehicle except a bicycle', () => {
    const car = { plate: 'ΡΟΑ 4521', hasPlate: true };
    expect(readVehicle({ plate: 'ΡΟΑ 4512', driver: '' }, car)).toEqual({
      values: { plate: 'ΡΟΑ 4512' },
      errors: [],
    });
    expect(readVehicle({ plate: '' }, car).errors).toEqual([{ field: 'plate', code: 'plate' }]);
    expect(readVehicle({ plate: 'ΡΟΑ 4521' }, car).errors).toEqual([{ field: 'plate', code: 'nothing' }]);
    expect(readVehicle({ driver: '1' }, { plate: '', hasPlate: false })).toEqual({
      values: { driver: 1 },
      errors: [],
    });
  });

  it('puts the service’s message beside its field', () => {
    expect(correctionField('passengers.2.birthDate', 'surname')).toBe('birthDay');
    expect(correctionField('vehicles.0.driver', 'plate')).toBe('driver');
    expect(correctionField('party', 'surname')).toBe('surname');
  });
});
