import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import * as v from 'valibot';
import { jsonBody } from '#desk/kernel/json-body.ts';
import { text } from '#desk/messages/texts.ts';
import { localeOf } from '#desk/kernel/messages.ts';
import { problem } from '#desk/kernel/problem.ts';
import type { StaffEnv } from '#desk/kernel/require-staff.ts';

/** Twelve items in two languages, written out in full, have half of it. */
const MAX_BYTES = 128 * 1024;

export type IssueContext = Context<StaffEnv, '/newsletter/issues/:id'>;

/** As the desk makes them; anything else is the id of no issue, and never asked of the database. */
export function idOf(c: IssueContext): string {
  const id = c.req.param('id');
  return /^[\w-]{16,100}$/.test(id) ? id : '';
}

export const limited = bodyLimit({
  maxSize: MAX_BYTES,
  onError: (c) => problem(c, 413, 'too_large', text(localeOf(c.req.raw), 'newsletter.refusals.tooLarge')),
});

export const gone = (c: Context) =>
  problem(c, 404, 'not_found', text(localeOf(c.req.raw), 'newsletter.refusals.missing'));

/** The body as the schema has it, or the refusal that names every wrong field. */
export async function given<T>(
  c: Context,
  schema: v.GenericSchema<unknown, T>,
): Promise<{ kind: 'good'; value: T } | { kind: 'wrong'; answer: Response }> {
  const read = v.safeParse(schema, await jsonBody(c));
  if (read.success) return { kind: 'good', value: read.output };
  const locale = localeOf(c.req.raw);
  const errors = new Map<string, { field: string; code: string; message: string }>();
  for (const issue of read.issues) {
    const field = v.getDotPath(issue) ?? '';
    const code = issue.message === 'long' ? 'long' : 'unreadable';
    if (!errors.has(field))
      errors.set(field, { field, code, message: text(locale, `newsletter.refusals.${code}`) });
  }
  return {
    kind: 'wrong',
    answer: problem(c, 422, 'invalid_fields', text(locale, 'newsletter.refusals.invalid'), [
      ...errors.values(),
    ]),
  };
}
