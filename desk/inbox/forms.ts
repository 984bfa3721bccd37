import { requestLocale } from '#foundation/http/request-locale.ts';
import type { RouteLimit } from '#foundation/http/route.ts';
import { clientOf, type RouteContext } from '#desk/kernel/define-route.ts';
import { text } from '#desk/messages/texts.ts';
import { problem } from '#desk/kernel/problem.ts';
import { receive, type Submission } from './receive.ts';
import { verdictOf } from './spam/verdict.ts';
import { formAttempts, admit } from './spam/limits.ts';

/** The limits that a form's endpoint checks before it reads the body. @param path of the form; each is counted separately */
export function formLimits(path: string): RouteLimit<unknown>[] {
  return [{ rule: formAttempts(path), key: clientOf }];
}

/**
 * Stores a form's content: once per key, so that repeating a request is harmless, and after checking for
 * advertising.
 */
export async function receiveForm(
  context: RouteContext,
  request: Request,
  { path, key, submission }: { path: string; key: string; submission: Submission },
): Promise<Response | object> {
  const locale = requestLocale(request);
  const verdict = verdictOf(context.key, request.headers, context.clock());
  const admission = await admit(context.limits, path, clientOf(request), verdict);
  if (admission.kind === 'wait') {
    const sentence = admission.plain ? text(locale, 'forms.tooManyPlain') : text(locale, 'answers.tooMany');
    return problem(request, 429, 'too_many_requests', sentence, { retryAfterSeconds: admission.seconds });
  }
  const taken = await receive(context, key, submission, admission.verdict);
  if (taken.kind === 'key_reused')
    return problem(request, 409, 'key_reused', text(locale, 'forms.keyReused'));
  return { reference: taken.reference, message: text(locale, `forms.${submission.kind}`) };
}
