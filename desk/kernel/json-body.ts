import type { Context } from 'hono';
import * as v from 'valibot';

export type WrongField = { field: string; code: string };

/** The first thing that is wrong with each field, in the order of the schema. */
export function wrongFields(issues: readonly v.BaseIssue<unknown>[]): WrongField[] {
  const errors = new Map<string, string>();
  for (const issue of issues) {
    const field = v.getDotPath(issue)?.split('.')[0] ?? '';
    // A field that was not sent at all gives the library's own sentence instead of a code.
    const code = /^[a-z]+$/.test(issue.message) ? issue.message : 'missing';
    if (!errors.has(field)) errors.set(field, code);
  }
  return [...errors].map(([field, code]) => ({ field, code }));
}

/** The body as JSON; undefined when it is none. */
export async function jsonBody(c: Context): Promise<unknown> {
  return c.req.json<unknown>().catch(() => undefined);
}
