import { bilingual } from '#reservations/messages/texts.ts';
import * as v from 'valibot';
import type { InputRefusal } from '#foundation/http/input-error.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';
import { type FieldError, DomainError } from '#reservations/kernel/domain-error.ts';

/** Converts a refusal before the handler to the service's own error. */
export function inputProblem(refusal: InputRefusal): DomainError {
  switch (refusal.kind) {
    case 'too_many_requests':
      return new DomainError('too_many_requests', { retryAfterSeconds: refusal.retryAfterSeconds });
    case 'unreadable':
    case 'too_large':
      return new DomainError('invalid_request');
    case 'invalid':
      // A path that no resource can have.
      if (refusal.part === 'params') return new DomainError('not_found');
      if (refusal.part === 'headers') return missingKey();
      return new DomainError('invalid_request', { errors: fieldErrors(refusal.issues) });
  }
}

/** For a request without a usable Idempotency-Key: any text that nobody else would choose, such as a UUID. */
export function missingKey(): DomainError {
  const message: Bilingual = bilingual('errors.idempotencyKey');
  return new DomainError('invalid_request', {
    errors: [{ field: 'Idempotency-Key', code: 'required', message }],
  });
}

/** The first error of each field. */
function fieldErrors(issues: readonly v.BaseIssue<unknown>[]): FieldError[] {
  const seen = new Set<string>();
  return issues.flatMap((issue): FieldError[] => {
    const field = v.getDotPath(issue) ?? '';
    if (seen.has(field)) return [];
    seen.add(field);
    return [{ field, ...explain(issue) }];
  });
}

const messages = {
  required: bilingual('errors.form.required'),
  too_long: bilingual('errors.form.too_long'),
  invalid_email: bilingual('errors.form.invalid_email'),
  invalid_phone: bilingual('errors.form.invalid_phone'),
  invalid_date: bilingual('errors.form.invalid_date'),
  invalid: bilingual('errors.form.invalid'),
} satisfies Record<string, Bilingual>;

function explain(issue: v.BaseIssue<unknown>): { code: string; message: Bilingual } {
  const code = codeOf(issue);
  return { code, message: messages[code] };
}

function codeOf(issue: v.BaseIssue<unknown>): keyof typeof messages {
  const last = issue.path?.at(-1)?.key;
  const isEmpty = issue.input === undefined || issue.input === null || issue.input === '';
  if (isEmpty || issue.type === 'non_empty') return 'required';
  if (issue.type === 'max_length' && typeof issue.input === 'string') return 'too_long';
  if (issue.type === 'email') return 'invalid_email';
  if (last === 'phone') return 'invalid_phone';
  if (issue.type === 'iso_date' || last === 'birthDate' || last === 'date') return 'invalid_date';
  return 'invalid';
}
