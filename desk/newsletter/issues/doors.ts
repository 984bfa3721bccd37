import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { jsonBody } from '#desk/kernel/json-body.ts';
import { localeOf } from '#desk/kernel/messages.ts';
import { problem } from '#desk/kernel/problem.ts';
import type { StaffEnv } from '#desk/kernel/require-staff.ts';
import { staffWords } from '../staff-words.ts';

/** Twelve items in two languages, written out in full, have half of it. */
const MAX_BYTES = 128 * 1024;

export type IssueContext = Context<StaffEnv, '/newsletter/issues/:id'>;

/** As the desk makes them; anything else is the id of no issue, and never asked of the database. */
export function idOf(c: IssueContext): string {
  const id = c.req.param('id');
  return /^[\w-]{16,100}$/.test(id) ? id : '';
}

export const wordsFor = (c: Context) => staffWords[localeOf(c.req.raw)];

export const limited = bodyLimit({
  maxSize: MAX_BYTES,
  onError: (c) => problem(c, 413, 'too_large', wordsFor(c).tooLarge),
});

export const gone = (c: Context) => problem(c, 404, 'not_found', wordsFor(c).missing);

/** The body as the schema has it, or the refusal that names every wrong field. */
export async function given<T>(
  c: Context,
  schema: v.GenericSchema<unknown, T>,
): Promise<{ kind: 'good'; value: T } | { kind: 'wrong'; answer: Response }> {
  const read = v.safeParse(schema, await jsonBody(c));
  if (read.success) return { kind: 'good', value: read.output };
  const words = wordsFor(c);
  const errors = new Map<string, { field: string; code: string; message: string }>();
  for (const issue of read.issues) {
    const field = v.getDotPath(issue) ?? '';
    const code = issue.message === 'long' ? 'long' : 'unreadable';
    if (!errors.has(field)) errors.set(field, { field, code, message: words[code] });
  }
  return {
    kind: 'wrong',
    answer: problem(c, 422, 'invalid_fields', words.invalid, [...errors.values()]),
  };
}
