import * as v from 'valibot';
import { athensDay } from '#foundation/dates/athens.ts';
import { CargoDay, CargoRequest } from '#contracts/desk/cargo.ts';
import { Received } from '#contracts/desk/forms.ts';
import { formLimits, receiveForm } from '#desk/inbox/forms.ts';
import { defineRoute, idempotent } from '#desk/kernel/define-route.ts';
import { fieldsProblem, inputProblem, wrongFields } from '#desk/kernel/input-problem.ts';
import { cargoEmails } from './emails.ts';

const path = '/cargo';

export const cargoRoutes = [
  defineRoute({
    method: 'post',
    path,
    summary: 'A request for the transport of goods',
    limits: formLimits(path),
    input: { headers: idempotent, body: CargoRequest },
    maxBodyBytes: 32 * 1024,
    responses: { 200: Received },
    refusals: [409],
    refuse(refusal, request, { clock }) {
      if (refusal.kind !== 'invalid' || refusal.part !== 'body') return inputProblem(refusal, request);
      const past = pastDay(refusal.value, athensDay(clock()));
      return fieldsProblem(request, [...wrongFields(refusal.issues), ...past]);
    },
    handler({ request, headers, body }, context) {
      const past = pastDay(body, athensDay(context.clock()));
      if (past.length > 0) return fieldsProblem(request, past);
      const { locale, name, email, phone, homepage: _, ...details } = body;
      const submission = {
        kind: 'cargo' as const,
        locale,
        name,
        email,
        phone,
        details,
        file: null,
        emails: (reference: string) => cargoEmails(body, context.mailTo, reference),
      };
      return receiveForm(context, request, { path, key: headers['Idempotency-Key'], submission });
    },
  }),
];

/** Reported together with all other errors, so that nobody has to correct a form twice. */
function pastDay(body: unknown, today: string) {
  const given = v.safeParse(CargoDay, body);
  return given.success && given.output.day < today ? [{ field: 'day', code: 'past' }] : [];
}
