import { NextResponse, type NextRequest } from 'next/server';
import { defaultLocale, localeCookie } from './foundation/text/locales.ts';
import { negotiate } from '#lib/i18n/negotiate.ts';
import { chosenView } from '#lib/routes/chosen-view.ts';

/** Next's cookie of draft preview. */
const PREVIEW_COOKIE = '__prerender_bypass';

/**
 * Chooses the language of a page (A2). Runs in the edge runtime. Never sets a cookie, because a response with
 * `Set-Cookie` can't be cached; the language switch sets it in the browser.
 */
export function middleware(request: NextRequest): NextResponse {
  const decision = negotiate({
    path: request.nextUrl.pathname,
    // In preview only the address decides, because the Studio opens a document in the language that the editor picked.
    cookie: request.cookies.has(PREVIEW_COOKIE) ? defaultLocale : request.cookies.get(localeCookie)?.value,
    acceptLanguage: request.headers.get('accept-language'),
    userAgent: request.headers.get('user-agent'),
    fetchSite: request.headers.get('sec-fetch-site'),
  });
  switch (decision.kind) {
    case 'pass': {
      const chosen = chosenView(request.nextUrl.pathname, request.nextUrl.searchParams);
      return chosen === null ? NextResponse.next() : rewritten(request, chosen);
    }
    case 'serve':
      return rewritten(request, chosenView(decision.path, request.nextUrl.searchParams) ?? decision.path);
    case 'redirect': {
      const url = request.nextUrl.clone();
      url.pathname = decision.path;
      const answer = NextResponse.redirect(url, decision.permanent ? 308 : 307);
      // The response depends on cookie and language, so a shared cache must not store it.
      if (!decision.permanent) answer.headers.set('Cache-Control', 'private, no-store');
      answer.headers.set('Vary', 'Accept-Language, Cookie');
      return answer;
    }
  }
}

function rewritten(request: NextRequest, path: string): NextResponse {
  const url = request.nextUrl.clone();
  url.pathname = path;
  return NextResponse.rewrite(url);
}

export const config = {
  // Pages only. Next reads this from the source, so it is written out. Its parts are in lib/routes/page-addresses.ts,
  // and a test compares them.
  matcher: [
    '/((?!studio(?:/|$)|lake(?:/|$)|desk(?:/|$)|chat(?:/|$)|api(?:/|$)|image(?:/|$)|_next(?:/|$)|_flight(?:/|$)|.*\\..*).*)',
  ],
};
