import * as v from 'valibot';
import { athensDay } from '#foundation/dates/athens.ts';
import { CargoDay, CargoRequest } from '#contracts/desk/cargo.ts';
import type { FormRoute } from '#desk/inbox/forms.ts';
import { jsonBody, wrongFields } from '#desk/kernel/json-body.ts';
import { cargoLetters } from './letters.ts';

const MAX_BYTES = 32 * 1024;

/** `POST /cargo` */
export function cargoDoor(mailTo: string, clock: () => Date): FormRoute {
  return {
    path: '/cargo',
    maxBytes: MAX_BYTES,
    check: async (c) => {
      const body = await jsonBody(c);
      if (body === undefined) return null;
      const read = v.safeParse(CargoRequest, body);
      const past = isPast(body, athensDay(clock())) ? [{ field: 'day', code: 'past' }] : [];
      if (!read.success) return { kind: 'wrong', errors: [...wrongFields(read.issues), ...past] };
      if (past.length > 0) return { kind: 'wrong', errors: past };
      const { locale, name, email, phone, homepage: _, ...details } = read.output;
      return {
        kind: 'good',
        submission: {
          kind: 'cargo',
          locale,
          name,
          email,
          phone,
          details,
          file: null,
          letters: (reference) => cargoLetters(read.output, mailTo, reference),
        },
      };
    },
  };
}

/** Said together with whatever else is wrong, so that nobody mends a form twice. */
function isPast(body: unknown, today: string): boolean {
  const given = v.safeParse(CargoDay, body);
  return given.success && given.output.day < today;
}
