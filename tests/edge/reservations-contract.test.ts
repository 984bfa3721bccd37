import { expect, it } from 'vitest';
import * as v from 'valibot';
import { checkCharacter, Day, HoldRequest, parseReference, Problem } from '#contracts/reservations/index.ts';

it('checks calls and references on the edge, where there is no node:', () => {
  const reference = `APEX2K${checkCharacter('APEX2K')}`;
  expect(parseReference(`απε χ2κ ${reference.slice(6)}`)).toBe(reference);
  expect(v.is(Day, '2028-02-29')).toBe(true);
  expect(v.is(Day, '2027-02-29')).toBe(false);
  expect(v.is(HoldRequest, {})).toBe(false);
  expect(v.is(Problem, { type: 'x', code: 'sold_out', status: 409, title: '', detail: '', segment: 0 })).toBe(
    true,
  );
});
