import { askDesk } from '#lib/desk/newsletter.server.ts';
import { referrerPath, readFormRequest } from '#lib/desk/form-request.ts';
import { resultOf } from '#lib/desk/newsletter-step.ts';
import { paths } from '#lib/routes/paths.ts';
import { redirectTo } from '#foundation/http/redirect-to.ts';
import { isCrossSite } from '#foundation/http/is-cross-site.ts';

/**
 * `POST /api/newsletter {email, locale?}` → `{id, message}` (G1). A plain form gets a page that says the same instead.
 */
export async function POST(request: Request): Promise<Response> {
  if (isCrossSite(request)) return new Response(null, { status: 403 });
  const { isForm, fields, locale } = await readFormRequest(request);
  const answer = await askDesk({
    path: '/newsletter',
    body: { email: fields.email, locale, source: referrerPath(request) },
    locale,
    asked: request.headers,
  });
  if (!isForm) return answer;
  return redirectTo(paths.newsletter(locale, 'sent', { result: resultOf(answer.status) }));
}
