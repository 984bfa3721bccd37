import 'server-only';
import { fetchDocument, type DocumentKind } from './manage-client.server.ts';
import { managePath } from './manage-path.ts';
import { readBookingAccess } from './booking-access.server.ts';
import { refusalNote } from './refusal-note.ts';
import { redirectTo } from '#foundation/http/redirect-to.ts';

const PASSED_ON = ['Content-Type', 'Content-Disposition'];

/** A booking's document, for a browser that may open it; otherwise a redirect to the page that explains why not. */
export async function documentResponse(request: Request, name: DocumentKind): Promise<Response> {
  const params = new URL(request.url).searchParams;
  const own = await readBookingAccess({
    locale: params.get('lang') ?? '',
    reference: params.get('ref') ?? '',
  });
  const { locale, reference, credential } = own;
  if (!credential) return redirectTo(managePath(locale, reference));
  const paper = await fetchDocument({ ...own, credential }, name);
  if (paper.kind === 'refused')
    return redirectTo(managePath(locale, reference, { note: refusalNote(paper.problem?.code, 'noPaper') }));
  const headers = new Headers({
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
  });
  for (const header of PASSED_ON) headers.set(header, paper.response.headers.get(header) ?? '');
  return new Response(paper.response.body, { headers });
}
