import { bilingual } from '#reservations/messages/texts.ts';
import * as v from 'valibot';
import { readText } from '#foundation/limits/read-text.ts';
import type { Bilingual } from '#contracts/reservations/primitives.ts';
import { type FieldError, DomainError } from '#reservations/kernel/domain-error.ts';

const LARGEST_BODY = 64 * 1024;

/** The body of a call, checked. @throws DomainError invalid_request that names every field at fault */
export async function readBody<S extends v.GenericSchema>(
  request: Request,
  schema: S,
): Promise<v.InferOutput<S>> {
  const text = await readText(request, LARGEST_BODY);
  // PostgreSQL cannot store the character NUL; nobody types it.
  if (text === null || text.includes('\\u0000')) throw new DomainError('invalid_request');
  return check(schema, parseJson(text));
}

/** Query parameters, checked in the same way. */
export function readQuery<S extends v.GenericSchema>(request: Request, schema: S): v.InferOutput<S> {
  return check(schema, Object.fromEntries(new URL(request.url).searchParams));
}

/** The key of an idempotent call: any text that nobody else would choose, such as a UUID. */
export function readKey(request: Request): string {
  const key = request.headers.get('Idempotency-Key') ?? '';
  if (/^[\x21-\x7e]{8,128}$/.test(key)) return key;
  const message: Bilingual = bilingual('errors.idempotencyKey');
  throw new DomainError('invalid_request', {
    errors: [{ field: 'Idempotency-Key', code: 'required', message }],
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DomainError('invalid_request');
  }
}

function check<S extends v.GenericSchema>(schema: S, value: unknown): v.InferOutput<S> {
  const result = v.safeParse(schema, value);
  if (result.success) return result.output;
  const seen = new Set<string>();
  const errors = result.issues.flatMap((issue): FieldError[] => {
    const field = v.getDotPath(issue) ?? '';
    if (seen.has(field)) return [];
    seen.add(field);
    const { code, message } = explain(issue);
    return [{ field, code, message }];
  });
  throw new DomainError('invalid_request', { errors });
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
