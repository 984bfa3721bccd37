import { askDesk } from '#lib/desk/newsletter.server.ts';
import { isFromElsewhere, pageOf, readSent, seeOther } from '#lib/desk/form-request.ts';
import { resultOf } from '#lib/desk/newsletter-step.ts';
import { paths } from '#lib/routes/paths.ts';

/**
 * `POST /api/newsletter {email, locale?}` → `{id, message}` (G1). A plain form gets a page that says the same instead.
 */
export async function POST(request: Request): Promise<Response> {
  if (isFromElsewhere(request)) return new Response(null, { status: 403 });
  const { isForm, fields, locale } = await readSent(request);
  const answer = await askDesk({
    path: '/newsletter',
    body: { email: fields.email, locale, source: pageOf(request) },
    locale,
    asked: request.headers,
  });
  if (!isForm) return answer;
  return seeOther(paths.newsletter(locale, 'sent', { result: resultOf(answer.status) }));
}
