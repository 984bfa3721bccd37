import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { ApplicationRequest, CargoRequest, ContactRequest } from '#contracts/desk/index.ts';
import { fieldMessage } from '#desk/kernel/field-message.ts';
import { wrongFields } from '#desk/kernel/input-problem.ts';
import { referenceOf } from '#desk/inbox/reference.ts';

const requests = { ContactRequest, CargoRequest, ApplicationRequest };

describe('D8 messages for invalid fields', () => {
  it.each(Object.entries(requests))(
    'exist in both languages for whatever can be wrong with %s',
    (_, schema) => {
      const long = 'x'.repeat(6000);
      const port = { code: 'RHO', name: { el: 'Ρόδος', en: 'Rhodes' } };
      const tries: object[] = [
        {},
        ...['', long, '\u0000', '-1', '1e9', 'abc'].map((value) =>
          Object.fromEntries(
            ['topic', 'name', 'email', 'phone', 'booking', 'text', 'homepage', 'day', 'kind', 'pieces']
              .concat(['weightKg', 'lengthCm', 'widthCm', 'heightCm', 'harmless', 'company', 'where'])
              .map((field) => [field, value]),
          ),
        ),
        { from: port, to: port },
      ];
      for (const body of tries) {
        const read = v.safeParse(schema, { locale: 'el', opening: null, ...body });
        if (read.success) throw new Error('nothing was wrong');
        for (const { field, code } of wrongFields(read.issues)) {
          const [el, en] = [fieldMessage('el', field, code), fieldMessage('en', field, code)];
          expect(el, `${field}.${code}`).toMatch(/[α-ω]/);
          expect(en, `${field}.${code}`).toMatch(/^[A-Z][^α-ω]+$/);
        }
      }
    },
  );
});

describe('references of the desk', () => {
  it('can be read out in both alphabets and start with a letter for their kind', () => {
    for (const kind of ['message', 'cargo', 'application'] as const)
      expect(referenceOf(kind, 'a token')).toMatch(/^[AKM]-[ABEHKMNPTXYZ2-9]{6}$/);
    expect(referenceOf('cargo', 'one')).not.toBe(referenceOf('cargo', 'two'));
  });
});
