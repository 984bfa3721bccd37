import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { wordsFor } from '#desk/kernel/form-words.ts';
import { jsonBody, wrongFields } from '#desk/kernel/json-body.ts';
import { text } from '#desk/messages/texts.ts';
import { localeOf } from '#desk/kernel/messages.ts';
import { type FieldProblem, problem } from '#desk/kernel/problem.ts';
import { refuse } from './words.ts';

/** Refuses larger bodies before they are read. */
export function atMost(bytes: number) {
  return bodyLimit({ maxSize: bytes, onError: (c) => refuse(c, 'too_large') });
}

export type BodyResult<T> = { kind: 'good'; value: T } | { kind: 'bad'; response: Response };

/** The body by its schema, or the answer that says what is wrong with it in the caller's language. */
export async function readBody<S extends v.GenericSchema>(
  c: Context,
  schema: S,
): Promise<BodyResult<v.InferOutput<S>>> {
  const body = await jsonBody(c);
  if (body === undefined) return { kind: 'bad', response: refuse(c, 'unreadable') };
  const read = v.safeParse(schema, body);
  if (read.success) return { kind: 'good', value: read.output };
  const locale = localeOf(c.req.raw);
  const errors = wrongFields(read.issues).map(({ field, code }): FieldProblem => ({
    field,
    code,
    message: wordsFor(locale, field, code),
  }));
  return {
    kind: 'bad',
    response: problem(c, 422, 'invalid_fields', text(locale, 'forms.invalid'), errors),
  };
}
