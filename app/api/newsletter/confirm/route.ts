import { askDesk } from '#lib/desk/newsletter.server.ts';
import { readFormRequest } from '#lib/desk/form-request.ts';
import { resultOf } from '#lib/desk/newsletter-step.ts';
import { paths } from '#lib/routes/paths.ts';
import { redirectTo } from '#foundation/http/redirect-to.ts';

/** The button of the confirmation page: the second yes (G3). When the desk is away the token stays, for another try. */
export async function POST(request: Request): Promise<Response> {
  const { isForm, fields, locale } = await readFormRequest(request);
  const token = typeof fields.token === 'string' ? fields.token : '';
  const answer = await askDesk({
    path: '/newsletter/confirm',
    body: { token },
    locale,
    asked: request.headers,
  });
  if (!isForm) return answer;
  const result = resultOf(answer.status);
  return redirectTo(paths.newsletter(locale, 'confirm', result === 'away' ? { result, token } : { result }));
}
