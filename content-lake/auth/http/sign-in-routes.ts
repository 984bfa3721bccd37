import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Account, Accounts } from '../accounts.ts';
import { cookie, type CookiePlaces, sessionCookies } from '../cookie.ts';
import type { Origins } from '../origins.ts';
import type { Sessions } from '../sessions.ts';
import type { Attempt, AttemptResult } from '../sign-in/attempts.ts';
import { DEVICE_COOKIE, DEVICE_SECONDS, type Devices } from '../sign-in/devices.ts';
import { readFont } from '../sign-in/fonts.ts';
import { signInPage } from '../sign-in/page.ts';
import type { NextStep } from '../second-factor/routes.ts';
import type { Problem } from '../sign-in/text.ts';
import { placeOf, visitorNetwork } from '#content-lake/protocol/visitor.ts';
import type { Provider } from './account-routes.ts';
import { type Pages, type Status, statusOf } from './pages.ts';
import { PASSWORD_PATH } from './password-routes.ts';
import type { Audit } from '#content-lake/auth/audit/audit.ts';
import type { LakeEnv, Routes } from '#content-lake/protocol/routes.ts';
import { notFound } from '#content-lake/protocol/errors.ts';

/** Below `/v1`; the Studio's button leads here. */
export const SIGN_IN_PATH = '/auth/login/local';

export type SignInOptions = {
  attempt: (attempt: Attempt) => Promise<AttemptResult>;
  openSession: OpenSession;
  nextStep: NextStep;
  devices: Devices;
  pages: Pages;
  origins: Origins;
  audit: Audit;
  /** Shown below the form. */
  elsewhere: readonly Provider[];
  publicUrl: string;
};

/** The page where people sign in, and the redirect back to the Studio with a one-time `#sid=`. */
export function signInRoutes(options: SignInOptions): Routes {
  const { attempt, openSession, nextStep, devices, pages, origins, audit } = options;
  return ({ api }) => {
    api.get(SIGN_IN_PATH, (c) => {
      if (!origins.returnAddress(c.req.query('origin'))) return pages.refuse(c);
      return showForm(c, options, { email: '', problems: [], status: 200 });
    });

    api.post(SIGN_IN_PATH, bodyLimit({ maxSize: 16 * 1024 }), async (c) => {
      const back = origins.returnAddress(c.req.query('origin'));
      const form = new URLSearchParams(await c.req.text());
      const formState = pages.checkForm(c, form);
      if (!back || formState === 'foreign') return pages.refuse(c);
      const email = (form.get('email') ?? '').slice(0, 254);
      if (formState === 'expired') {
        return showForm(c, options, { email, problems: [{ kind: 'form-expired' }], status: 403 });
      }
      const address = visitorNetwork(c.req.raw);
      const password = (form.get('password') ?? '').slice(0, 256);
      const result = await attempt({
        email,
        password,
        address,
        device: devices.knownFor(email, c.req.raw),
      });
      if (result.kind === 'signed-in') {
        const { account } = result;
        const next = await nextStep(c, account);
        if (next) return next;
        return c.redirect(await openSession(c, account, back, pages.carried(c), 'password'), 302);
      }
      const { problems } = result;
      // Only passwords that were checked: the limits bound their number, and a password typed into the wrong field is no attempt.
      if (problems.some(({ kind }) => kind === 'no-match')) {
        const subject = email.trim().toLowerCase();
        const details = { reason: 'no-match' };
        await audit.record({ kind: 'sign-in-refused', subject, details, request: c.req.raw });
      }
      return showForm(c, options, { email, problems, status: statusOf(problems) });
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

/** @returns the address in the Studio to continue at */
export type OpenSession = (
  c: Context<LakeEnv>,
  account: Account,
  back: URL,
  carried: URLSearchParams,
  method: 'password' | 'password and code' | 'oidc',
) => Promise<string>;

/**
 * Opens a session for somebody who has proved their identity. A Studio on the lake's own origin gets a cookie and nothing
 * that a script could read, whatever it requested; a Studio elsewhere gets a `sid`, and a cookie if `type` requests one.
 * Without a `sid` in addresses of our own origin, no link can sign anybody in to somebody else's account.
 */
export function createOpenSession(parts: {
  sessions: Sessions;
  accounts: Accounts;
  devices: Devices;
  audit: Audit;
  places: CookiePlaces;
}): OpenSession {
  const { sessions, accounts, devices, audit, places } = parts;
  const own = new URL(places.publicUrl).origin;
  return async (c, account, back, carried, method) => {
    const type = carried.get('type');
    if (back.origin === own || type === 'cookie' || type === 'dual') {
      const session = await sessions.open(account.id, placeOf(c.req.raw));
      for (const one of sessionCookies(session, places)) c.header('set-cookie', one, { append: true });
    }
    const device = devices.remember(account.email, c.req.raw);
    const kept = cookie(DEVICE_COOKIE, device, DEVICE_SECONDS, places.publicUrl);
    c.header('set-cookie', kept, { append: true });
    const target = new URL(back);
    if (back.origin !== own) target.hash = `sid=${await sessions.issueTicket(account.id, back.origin)}`;
    await accounts.seen(account.id);
    const actor = { id: account.id, name: account.name };
    await audit.record({
      kind: 'sign-in',
      actor,
      subject: account.email,
      details: { method },
      request: c.req.raw,
    });
    c.header('cache-control', 'no-store');
    c.header('referrer-policy', 'no-referrer');
    return target.href;
  };
}

function showForm(
  c: Context<LakeEnv>,
  { pages, elsewhere, publicUrl }: SignInOptions,
  { email, problems, status }: { email: string; problems: readonly Problem[]; status: Status },
): Response | Promise<Response> {
  const query = pages.carried(c);
  const page = signInPage({
    ...pages.form(c, problems),
    language: pages.language(c),
    query,
    email,
    problems,
    passwordPath: `${publicUrl}/v1${PASSWORD_PATH}`,
    secondFactorHref: `?${new URLSearchParams([...query, ['then', 'second-factor'], ['lang', pages.language(c)]])}`,
    elsewhere: elsewhere.map(({ title, url }) => ({ title, href: `${url}?${query}` })),
  });
  return c.html(page, status);
}
