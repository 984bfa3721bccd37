import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { cookie, readCookie } from '../cookie.ts';
import type { Origins } from '../origins.ts';
import { newSecret } from '../secret.ts';
import { type Note, notePage } from '../sign-in/page.ts';
import type { Locale } from '#foundation/text/locales.ts';
import { chooseLanguage, noteIn, type Problem } from '../sign-in/text.ts';
import type { LakeEnv } from '#content-lake/protocol/routes.ts';

const FORM_COOKIE = 'lake_form';
const FORM_SECONDS = 12 * 60 * 60;
/** Parameters that the Studio sends; nothing else is carried into links and forms. */
const CARRIED = ['origin', 'projectId', 'withSid', 'type', 'then'];

export type Status = 200 | 400 | 401 | 403 | 429;

/** What the sign-in pages share: headers, forms and the return to the Studio. */
export type Pages = {
  language(c: Context<LakeEnv>): Locale;
  /** The return address and the Studio's parameters. `also` lists further parameters that one page needs. */
  carried(c: Context<LakeEnv>, also?: readonly string[]): URLSearchParams;
  /** Sets the headers and the cookie of a page with a form. */
  form(c: Context<LakeEnv>, problems: readonly Problem[]): { nonce: string; formToken: string };
  /** Whether a form was opened and sent from here. */
  checkForm(c: Context<LakeEnv>, form: URLSearchParams): 'own' | 'expired' | 'foreign';
  /** Sets the headers of a page without a form. */
  plain(c: Context<LakeEnv>): { nonce: string };
  note(c: Context<LakeEnv>, note: Note, status: Status): Response | Promise<Response>;
  refuse(c: Context<LakeEnv>): Response | Promise<Response>;
};

export function createPages({ origins, publicUrl }: { origins: Origins; publicUrl: string }): Pages {
  const language = (c: Context<LakeEnv>) =>
    chooseLanguage(c.req.query('lang'), c.req.header('accept-language'));

  function carried(c: Context<LakeEnv>, also: readonly string[] = []): URLSearchParams {
    const query = new URLSearchParams();
    for (const name of [...CARRIED, ...also]) {
      const value = c.req.query(name);
      if (value !== undefined) query.set(name, value);
    }
    return query;
  }

  function note(c: Context<LakeEnv>, content: Note, status: Status) {
    const nonce = protect(c, undefined);
    return c.html(notePage({ language: language(c), nonce, query: carried(c, ['code']) }, content), status);
  }

  return {
    language,
    carried,
    note,
    plain: (c) => ({ nonce: protect(c, undefined) }),
    refuse: (c) => note(c, noteIn(language(c), 'refused'), 400),

    form(c, problems) {
      const kept = readCookie(c.req.raw, FORM_COOKIE);
      const formToken = kept?.startsWith('form_') ? kept : newSecret('form');
      c.header('set-cookie', cookie(FORM_COOKIE, formToken, FORM_SECONDS, publicUrl));
      for (const problem of problems) {
        if (problem.kind === 'too-many') c.header('retry-after', String(problem.seconds));
      }
      return { formToken, nonce: protect(c, origins.returnAddress(c.req.query('origin'))?.origin) };
    },

    checkForm(c, form) {
      // A form posted by another site must not sign its visitor in to an account of that site's choice.
      if (c.req.header('sec-fetch-site') === 'cross-site') return 'foreign';
      const origin = c.req.header('origin');
      if (origin !== undefined && !origins.allows(origin)) return 'foreign';
      return sameSecret(form.get('form'), readCookie(c.req.raw, FORM_COOKIE)) ? 'own' : 'expired';
    },
  };
}

export function statusOf(problems: readonly Problem[]): Status {
  if (problems.some((problem) => problem.kind === 'too-many')) return 429;
  return problems.some(({ kind }) => kind === 'no-match' || kind === 'code-wrong') ? 401 : 400;
}

/**
 * Headers of all these pages. `form-action` also names the Studio's origin, because Chromium applies it to the redirect
 * after the form. The referrer policy is not `no-referrer`: that would make the browser send `Origin: null` with the form.
 */
function protect(c: Context<LakeEnv>, studio: string | undefined): string {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
    // The icon, which would otherwise be asked for at the site's root and refused.
    'img-src data:',
    `form-action 'self' ${studio ?? ''}`.trim(),
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ];
  c.header('content-security-policy', policy.join('; '));
  c.header('x-frame-options', 'DENY');
  c.header('x-content-type-options', 'nosniff');
  c.header('referrer-policy', 'same-origin');
  c.header('cache-control', 'no-store');
  c.header('vary', 'Accept-Language, Cookie');
  return nonce;
}

function sameSecret(sent: string | null, kept: string | undefined): boolean {
  if (!sent || !kept) return false;
  const [a, b] = [Buffer.from(sent), Buffer.from(kept)];
  return a.length === b.length && timingSafeEqual(a, b);
}
