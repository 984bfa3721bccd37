import * as v from 'valibot';
import type { InputRefusal } from '#foundation/http/input-error.ts';
import { requestLocale } from '#foundation/http/request-locale.ts';
import { fieldMessage } from './field-message.ts';
import { text } from '#desk/messages/texts.ts';
import { type FieldProblem, problem } from './problem.ts';

export type WrongField = { field: string; code: string };

/** The first error of each field, in the order of the schema. */
export function wrongFields(issues: readonly v.BaseIssue<unknown>[]): WrongField[] {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue)?.split('.')[0] ?? '';
    // For a missing field the library gives its own sentence instead of a code.
    const code = /^[a-z]+$/.test(issue.message) ? issue.message : 'missing';
    if (!errors.has(field)) errors.set(field, code);
  }
  return [...errors].map(([field, code]) => ({ field, code }));
}

/** 422 with a message for each invalid field. */
export function fieldsProblem(
  request: Request,
  fields: readonly WrongField[],
  detail = text(requestLocale(request), 'forms.invalid'),
): Response {
  const locale = requestLocale(request);
  const errors = fields.map(({ field, code }): FieldProblem => ({
    field,
    code,
    message: fieldMessage(locale, field, code),
  }));
  return problem(request, 422, 'invalid_fields', detail, { errors });
}

/** Why a request was refused before it reached its handler. */
export function inputProblem(refusal: InputRefusal, request: Request): Response {
  const locale = requestLocale(request);
  switch (refusal.kind) {
    case 'too_many_requests':
      return problem(request, 429, refusal.kind, text(locale, 'answers.tooMany'), refusal);
    case 'too_large':
      return problem(request, 413, refusal.kind, text(locale, 'forms.tooLarge'));
    case 'unreadable':
      return problem(request, 400, refusal.kind, text(locale, 'forms.unreadable'));
    case 'invalid':
      if (refusal.part === 'headers')
        return problem(request, 400, 'key_missing', text(locale, 'forms.keyMissing'));
      if (refusal.part === 'query')
        return problem(request, 400, 'invalid_query', text(locale, 'forms.unreadable'));
      return fieldsProblem(request, wrongFields(refusal.issues));
  }
}
