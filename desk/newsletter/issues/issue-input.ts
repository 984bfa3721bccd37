import * as v from 'valibot';
import { requestLocale } from '#foundation/http/request-locale.ts';
import type { Route } from '#foundation/http/route.ts';
import type { RouteContext } from '#desk/kernel/define-route.ts';
import { inputProblem } from '#desk/kernel/input-problem.ts';
import { type FieldProblem, problem } from '#desk/kernel/problem.ts';
import { text } from '#desk/messages/texts.ts';

/** Twice the size of twelve long items in two languages. */
export const MAX_BYTES = 128 * 1024;

/** The format of the desk's ids; anything else can't be an issue, and is never looked up in the database. */
export const IssueId = v.object({ id: v.pipe(v.string(), v.regex(/^[\w-]{16,100}$/)) });

export const gone = (request: Request) =>
  problem(request, 404, 'not_found', text(requestLocale(request), 'newsletter.refusals.missing'));

export const refuse: Route<RouteContext>['refuse'] = (refusal, request) => {
  const locale = requestLocale(request);
  if (refusal.kind === 'too_large')
    return problem(request, 413, 'too_large', text(locale, 'newsletter.refusals.tooLarge'));
  if (refusal.kind !== 'invalid') return inputProblem(refusal, request);
  if (refusal.part === 'params') return gone(request);
  const errors = new Map<string, FieldProblem>();
  for (const issue of refusal.issues) {
    const field = v.getDotPath(issue) ?? '';
    const code = issue.message === 'long' ? 'long' : 'unreadable';
    if (!errors.has(field))
      errors.set(field, { field, code, message: text(locale, `newsletter.refusals.${code}`) });
  }
  return problem(request, 422, 'invalid_fields', text(locale, 'newsletter.refusals.invalid'), {
    errors: [...errors.values()],
  });
};
