import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { toString as drawCode } from 'qrcode';
import type { BucketRule, Buckets } from '#foundation/limits/buckets.ts';
import type { Audit } from '#content-lake/auth/audit/audit.ts';
import type { LakeEnv, Routes } from '#content-lake/protocol/routes.ts';
import type { Account, Accounts } from '../accounts.ts';
import type { Pages, Status } from '../http/pages.ts';
import type { OpenSession } from '../http/sign-in-routes.ts';
import type { Origins } from '../origins.ts';
import type { Problem } from '../sign-in/text.ts';
import { codePage, recoveryPage, setUpPage } from './pages.ts';
import type { PendingSignIns } from './pending.ts';
import type { SecondFactors } from './second-factors.ts';
import { base32, otpauth } from './totp.ts';

/** Below `/v1`. */
export const CODE_PATH = '/auth/login/code';
export const SET_UP_PATH = '/auth/login/second-factor';

/** Attempts at codes by somebody who already knows the password: of a million codes, three are valid at a time. */
const CODES: BucketRule = { name: 'sign-in codes', most: 10, seconds: 15 * 60, fill: 'whole' };
const ISSUER = 'Meltemi Lines';

export type SecondFactorOptions = {
  factors: SecondFactors;
  pending: PendingSignIns;
  /** Roles that must use a second factor. */
  required: (role: string) => boolean;
  accounts: Accounts;
  openSession: OpenSession;
  pages: Pages;
  origins: Origins;
  audit: Audit;
  limits: Buckets;
  /** Of the sign-in page, below the lake's address. */
  signInPath: string;
  publicUrl: string;
};

/** Where somebody continues after the right password: a redirect to the remaining step, or null if there is none. */
export type NextStep = (c: Context<LakeEnv>, account: Account) => Promise<Response | null>;

export function createNextStep(options: SecondFactorOptions): NextStep {
  const { factors, pending, required, pages, publicUrl } = options;
  return async (c, account) => {
    const isOn = await factors.isOn(account.id);
    const wanted = pages.carried(c).get('then') === 'second-factor';
    if (!isOn && !wanted && !required(account.role)) return null;
    c.header('set-cookie', pending.cookie(isOn ? 'code' : 'set-up', account.id), { append: true });
    return redirectTo(c, `${publicUrl}/v1${isOn ? CODE_PATH : SET_UP_PATH}`, pages);
  };
}

/** The pages of the second factor: entering the code at sign-in, and setting an app up. */
export function secondFactorRoutes(options: SecondFactorOptions): Routes {
  const { factors, pending, accounts, openSession, pages, origins, audit, limits, publicUrl } = options;
  const limit = bodyLimit({ maxSize: 16 * 1024 });

  async function accountAt(step: 'code' | 'set-up', c: Context<LakeEnv>): Promise<Account | undefined> {
    const id = pending.accountAt(step, c.req.raw);
    const [account] = id === undefined ? [] : await accounts.byIds([id]);
    return account;
  }

  /** Expired or never begun: start again. */
  const startOver = (c: Context<LakeEnv>) => redirectTo(c, `${publicUrl}/v1${options.signInPath}`, pages);

  async function tooMany(account: Account): Promise<Problem | undefined> {
    const seconds = await limits.take(CODES, account.id);
    return seconds > 0 ? { kind: 'too-many', seconds } : undefined;
  }

  return ({ api }) => {
    api.get(CODE_PATH, async (c) => ((await accountAt('code', c)) ? showCode(c, [], 200) : startOver(c)));

    api.post(CODE_PATH, limit, async (c) => {
      const form = new URLSearchParams(await c.req.text());
      const back = origins.returnAddress(c.req.query('origin'));
      const formState = pages.checkForm(c, form);
      if (!back || formState === 'foreign') return pages.refuse(c);
      const account = await accountAt('code', c);
      if (!account) return startOver(c);
      if (formState === 'expired') return showCode(c, [{ kind: 'form-expired' }], 403);
      const code = (form.get('code') ?? '').slice(0, 40);
      if (code.trim() === '') return showCode(c, [{ kind: 'code-missing' }], 400);
      const stopped = await tooMany(account);
      if (stopped) return showCode(c, [stopped], 429);
      if (!(await factors.check(account.id, code))) {
        const details = { reason: 'second-factor' };
        await audit.record({ kind: 'sign-in-refused', subject: account.email, details, request: c.req.raw });
        return showCode(c, [{ kind: 'code-wrong' }], 401);
      }
      await limits.giveBack(CODES, account.id);
      if (pages.carried(c).get('then') === 'second-factor') {
        c.header('set-cookie', pending.cookie('set-up', account.id), { append: true });
        return redirectTo(c, `${publicUrl}/v1${SET_UP_PATH}`, pages);
      }
      c.header('set-cookie', pending.ended(), { append: true });
      const address = await openSession(c, account, back, pages.carried(c), 'password and code');
      return c.redirect(address, 302);
    });

    api.get(SET_UP_PATH, async (c) => {
      const account = await accountAt('set-up', c);
      return account ? showSetUp(c, account, [], 200) : startOver(c);
    });

    api.post(SET_UP_PATH, limit, async (c) => {
      const form = new URLSearchParams(await c.req.text());
      const back = origins.returnAddress(c.req.query('origin'));
      const formState = pages.checkForm(c, form);
      if (!back || formState === 'foreign') return pages.refuse(c);
      const account = await accountAt('set-up', c);
      if (!account) return startOver(c);
      if (formState === 'expired') return showSetUp(c, account, [{ kind: 'form-expired' }], 403);
      const code = (form.get('code') ?? '').slice(0, 40);
      if (code.trim() === '') return showSetUp(c, account, [{ kind: 'code-missing' }], 400);
      const stopped = await tooMany(account);
      if (stopped) return showSetUp(c, account, [stopped], 429);
      const codes = await factors.confirm(account.id, code);
      if (!codes) return showSetUp(c, account, [{ kind: 'code-wrong' }], 401);
      await limits.giveBack(CODES, account.id);
      const actor = { id: account.id, name: account.name };
      await audit.record({ kind: 'second-factor-set', actor, subject: account.email, request: c.req.raw });
      const href = await openSession(c, account, back, pages.carried(c), 'password and code');
      c.header('set-cookie', pending.ended(), { append: true });
      const frame = { ...pages.plain(c), language: pages.language(c), query: pages.carried(c) };
      return c.html(recoveryPage(frame, { codes, href }), 200);
    });
  };

  function showCode(c: Context<LakeEnv>, problems: readonly Problem[], status: Status) {
    const frame = { language: pages.language(c), query: pages.carried(c), problems };
    return c.html(codePage({ ...pages.form(c, problems), ...frame }), status);
  }

  async function showSetUp(
    c: Context<LakeEnv>,
    account: Account,
    problems: readonly Problem[],
    status: Status,
  ) {
    const secret = await factors.begin(account.id);
    const frame = { language: pages.language(c), query: pages.carried(c), problems };
    const picture = await drawCode(otpauth(secret, ISSUER, account.email), { type: 'svg', margin: 2 });
    const page = { ...pages.form(c, problems), ...frame, picture, secret: base32(secret) };
    return c.html(setUpPage(page), status);
  }
}

function redirectTo(c: Context<LakeEnv>, address: string, pages: Pages): Response {
  c.header('cache-control', 'no-store');
  return c.redirect(`${address}?${pages.carried(c, ['lang'])}`, 303);
}
