import { NextResponse, type NextRequest } from 'next/server';
import { defaultLocale, localeCookie } from './foundation/text/locales.ts';
import { negotiate } from '#lib/i18n/negotiate.ts';
import { chosenView } from '#lib/routes/chosen-view.ts';
import { SETTINGS_COOKIE } from '#lib/settings/settings.ts';
import { addressPatterns } from '#lib/routes/page-addresses.ts';
import { isGuarded } from '#lib/security/guarded.ts';
import { middlewarePolicy, POLICY_HEADER } from '#lib/security/middleware-policy.ts';
import { readSecuritySettings } from '#lib/security/settings.ts';

/** Next's cookie of draft preview. */
const PREVIEW_COOKIE = '__prerender_bypass';
/** The Studio and the chat, which have no language in their address. */
const WITHOUT_LANGUAGE = new RegExp(addressPatterns.withoutLanguage);
/** As a whole: a build replaces only variables that are named in full. */
const environment: Readonly<Record<string, string | undefined>> = process.env;

/**
 * Chooses the language of a page (A2), and adds its security policy where no program of ours runs around Next. Runs in the edge
 * runtime. Never sets a cookie, because a response with `Set-Cookie` can't be cached; the language switch sets it in the browser.
 */
export function middleware(request: NextRequest): NextResponse {
  const { pathname, searchParams } = request.nextUrl;
  if (WITHOUT_LANGUAGE.test(pathname)) return shown(request, pathname);
  const decision = negotiate({
    path: pathname,
    // In preview only the address decides, because the Studio opens a document in the language that the editor picked.
    cookie: request.cookies.has(PREVIEW_COOKIE) ? defaultLocale : request.cookies.get(localeCookie)?.value,
    acceptLanguage: request.headers.get('accept-language'),
    userAgent: request.headers.get('user-agent'),
    fetchSite: request.headers.get('sec-fetch-site'),
  });
  const viewOf = (path: string) =>
    chosenView(path, searchParams, request.cookies.has(SETTINGS_COOKIE)) ?? path;
  switch (decision.kind) {
    case 'pass':
      return shown(request, viewOf(pathname));
    case 'serve':
      return shown(request, viewOf(decision.path));
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

/** The page at this path of Next's. */
function shown(request: NextRequest, path: string): NextResponse {
  // In development the framework evaluates code from strings.
  if (isGuarded(environment) || process.env.NODE_ENV === 'development') return routed(request, path);
  const { policy, nonce } = middlewarePolicy(path, request, readSecuritySettings(environment));
  const headers = new Headers(request.headers);
  if (nonce === null) headers.delete(POLICY_HEADER);
  else headers.set(POLICY_HEADER, `script-src 'nonce-${nonce}'`);
  const answer = routed(request, path, { request: { headers } });
  answer.headers.set(POLICY_HEADER, policy);
  return answer;
}

function routed(request: NextRequest, path: string, init: { request?: { headers: Headers } } = {}) {
  if (path === request.nextUrl.pathname) return NextResponse.next(init);
  const url = request.nextUrl.clone();
  url.pathname = path;
  return NextResponse.rewrite(url, init);
}

export const config = {
  // Pages only. Next reads this from the source, so it is written out. Its parts are in lib/routes/page-addresses.ts,
  // and a test compares them.
  matcher: [
    '/((?!studio(?:/|$)|lake(?:/|$)|desk(?:/|$)|chat(?:/|$)|api(?:/|$)|image(?:/|$)|_next(?:/|$)|_flight(?:/|$)|.*\\..*).*)',
    '/studio/:path*',
    '/chat/:path*',
  ],
};
