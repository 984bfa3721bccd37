import { describe, expect, it } from 'vitest';
import { openErrors } from '#app/_ui/form/open-errors.ts';
import { withBirthDate } from '#app/_ui/form/unprefixed-fields.ts';

const values = { surname: '', birthDay: '31', birthMonth: '2', birthYear: '1990', plate: 'ABC' };
const errors = [
  { field: 'surname', text: 'empty' },
  { field: 'birthDay', text: 'no such day' },
  { field: 'plate', text: 'refused by the service' },
];

describe('errors of a submitted form', () => {
  it('stay until their field changes', () => {
    expect(openErrors({ values, errors }, values)).toEqual(errors);
  });

  it('go away one by one as their fields are corrected', () => {
    const typed = { ...values, surname: 'Karagianni' };
    expect(openErrors({ values, errors }, typed)).toEqual(errors.slice(1));
  });

  it('of a birth date depend on all of its parts', () => {
    const typed = { ...values, birthMonth: '3' };
    expect(openErrors({ values, errors }, typed)).toContainEqual(errors[1]);
    expect(openErrors({ values, errors }, typed, { about: withBirthDate })).not.toContainEqual(errors[1]);
  });

  it('are replaced by what is wrong with the new value', () => {
    const typed = { ...values, birthDay: '30' };
    const check = () => [
      { field: 'birthDay', text: 'still no such day' },
      { field: 'given', text: 'empty' },
    ];
    expect(openErrors({ values, errors }, typed, { about: withBirthDate, check })).toEqual([
      errors[0],
      { field: 'birthDay', text: 'still no such day' },
      errors[2],
    ]);
  });
});
