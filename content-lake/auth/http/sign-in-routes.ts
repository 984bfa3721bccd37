import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { cookie, readCookie, sessionCookie } from '../cookie.ts';
import type { Origins } from '../origins.ts';
import { newSecret } from '../secret.ts';
import type { Sessions } from '../sessions.ts';
import type { Attempt, AttemptResult } from '../sign-in/attempts.ts';
import { readFont } from '../sign-in/fonts.ts';
import { refusedPage, signInPage } from '../sign-in/page.ts';
import { chooseLanguage, type Problem } from '../sign-in/text.ts';
import type { Log } from '#content-lake/log.ts';
import type { LakeEnv, Routes } from '#content-lake/http/app.ts';
import { notFound } from '#content-lake/http/errors.ts';

/** Below `/v1`; the Studio's button leads here. */
export const SIGN_IN_PATH = '/auth/login/local';
const FORM_COOKIE = 'lake_form';
const FORM_SECONDS = 12 * 60 * 60;
/** What the Studio sends along; nothing else is carried into links and forms. */
const CARRIED = ['origin', 'projectId', 'withSid', 'type'];

export type SignInOptions = {
  attempt: (attempt: Attempt) => Promise<AttemptResult>;
  sessions: Sessions;
  origins: Origins;
  publicUrl: string;
  log: Log;
};

/** The page where people sign in, and the way back to the Studio with a one-time `#sid=`. */
export function signInRoutes(options: SignInOptions): Routes {
  const { attempt, sessions, origins, publicUrl, log } = options;
  return ({ api }) => {
    api.get(SIGN_IN_PATH, (c) => {
      if (!origins.returnAddress(c.req.query('origin'))) return refuse(c);
      return showForm(c, options, { email: '', problems: [], status: 200 });
    });

    api.post(SIGN_IN_PATH, bodyLimit({ maxSize: 16 * 1024 }), async (c) => {
      const back = origins.returnAddress(c.req.query('origin'));
      if (!back || !isOwnForm(c, origins)) return refuse(c);
      const form = new URLSearchParams(await c.req.text());
      const email = (form.get('email') ?? '').slice(0, 254);
      if (!sameSecret(form.get('form'), readCookie(c.req.raw, FORM_COOKIE))) {
        return showForm(c, options, { email, problems: [{ kind: 'form-expired' }], status: 403 });
      }
      const address = visitorAddress(c);
      const password = (form.get('password') ?? '').slice(0, 256);
      const result = await attempt({ email, password, address });
      if (result.kind === 'refused') {
        log.warn({ address, reason: result.problems.map((one) => one.kind) }, 'sign-in refused');
        return showForm(c, options, { email, problems: result.problems, status: statusOf(result.problems) });
      }
      log.info({ account: result.account.id, address }, 'signed in');
      const type = c.req.query('type');
      if (type === 'cookie' || type === 'dual') {
        const session = await sessions.open(result.account.id);
        c.header('set-cookie', sessionCookie(session, publicUrl), { append: true });
      }
      back.hash = `sid=${await sessions.issueTicket(result.account.id, back.origin)}`;
      c.header('cache-control', 'no-store');
      c.header('referrer-policy', 'no-referrer');
      return c.redirect(back.href, 302);
    });

    api.get('/auth/login/fonts/:name', async (c) => {
      const font = await readFont(c.req.param('name'));
      if (!font) throw notFound('No such font');
      return c.body(font, 200, {
        'content-type': 'font/woff2',
        'cache-control': 'public, max-age=31536000, immutable',
      });
    });
  };
}

type Status = 200 | 400 | 401 | 403 | 429;

function statusOf(problems: readonly Problem[]): Status {
  if (problems.some((problem) => problem.kind === 'too-many')) return 429;
  return problems.some((problem) => problem.kind === 'no-match') ? 401 : 400;
}

function showForm(
  c: Context<LakeEnv>,
  { origins, publicUrl }: SignInOptions,
  shown: { email: string; problems: readonly Problem[]; status: Status },
): Response | Promise<Response> {
  const query = new URLSearchParams();
  for (const name of CARRIED) {
    const value = c.req.query(name);
    if (value !== undefined) query.set(name, value);
  }
  const kept = readCookie(c.req.raw, FORM_COOKIE);
  const formToken = kept?.startsWith('form_') ? kept : newSecret('form');
  c.header('set-cookie', cookie(FORM_COOKIE, formToken, FORM_SECONDS, publicUrl));
  for (const problem of shown.problems) {
    if (problem.kind === 'too-many') c.header('retry-after', String(problem.seconds));
  }
  const nonce = protect(c, origins.returnAddress(c.req.query('origin'))?.origin);
  const { email, problems } = shown;
  return c.html(
    signInPage({ language: languageOf(c), query, nonce, formToken, email, problems }),
    shown.status,
  );
}

function refuse(c: Context<LakeEnv>): Response | Promise<Response> {
  const nonce = protect(c, undefined);
  return c.html(refusedPage(languageOf(c), nonce), 400);
}

function languageOf(c: Context<LakeEnv>) {
  return chooseLanguage(c.req.query('lang'), c.req.header('accept-language'));
}

/**
 * Headers of every page here. `form-action` also names the Studio's origin, because Chromium applies it to the redirect
 * after the form. The referrer policy is not `no-referrer`: that would make the browser send `Origin: null` with the form.
 */
function protect(c: Context<LakeEnv>, studio: string | undefined): string {
  const nonce = randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    "font-src 'self'",
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

/** A form posted by another site must not sign its visitor in to an account of that site's choice. */
function isOwnForm(c: Context<LakeEnv>, origins: Origins): boolean {
  if (c.req.header('sec-fetch-site') === 'cross-site') return false;
  const origin = c.req.header('origin');
  return origin === undefined || origins.allows(origin);
}

function sameSecret(sent: string | null, kept: string | undefined): boolean {
  if (!sent || !kept) return false;
  const [a, b] = [Buffer.from(sent), Buffer.from(kept)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The nearest the lake can know. A visitor can forge it, which is why accounts have a limit of their own. */
function visitorAddress(c: Context<LakeEnv>): string {
  return c.req.header('x-forwarded-for')?.split(',')[0]?.trim() || 'unknown';
}
