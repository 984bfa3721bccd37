import type { Context } from 'hono';
import { literal, object, parseJson, pipe, safeParse, string } from 'valibot';
import { cookie, readCookie } from '../cookie.ts';
import type { Pages } from '../http/pages.ts';
import type { OpenSession } from '../http/sign-in-routes.ts';
import type { Origins } from '../origins.ts';
import { noteIn } from '../sign-in/text.ts';
import type { Audit } from '#content-lake/auth/audit/audit.ts';
import type { LakeEnv, Routes } from '#content-lake/protocol/routes.ts';
import type { Log } from '#foundation/log/log.ts';
import type { Admission } from './admit.ts';
import type { createProvider, Person } from './provider.ts';

/** Below `/v1`. */
export const OIDC_PATH = '/auth/login/oidc';
const FLOW_COOKIE = 'lake_oidc';
/** Allows time to find the phone for a second factor. */
const FLOW_SECONDS = 15 * 60;

const flow = pipe(
  string(),
  parseJson(),
  object({ v: literal(1), state: string(), nonce: string(), verifier: string(), query: string() }),
);

export type OidcRouteOptions = {
  provider: ReturnType<typeof createProvider>;
  admit: (person: Person, request: Request) => Promise<Admission>;
  openSession: OpenSession;
  pages: Pages;
  origins: Origins;
  audit: Audit;
  log: Log;
  publicUrl: string;
};

/** Sign-in through a provider: `begin` redirects there, `/callback` receives the result and continues as after a password. */
export function oidcRoutes(options: OidcRouteOptions): Routes {
  const { provider, admit, openSession, pages, origins, audit, log, publicUrl } = options;
  return ({ api }) => {
    api.get(OIDC_PATH, async (c) => {
      if (!origins.returnAddress(c.req.query('origin'))) return pages.refuse(c);
      try {
        const { address, pending } = await provider.begin();
        const query = pages.carried(c, ['lang']).toString();
        const kept = Buffer.from(JSON.stringify({ v: 1, ...pending, query })).toString('base64url');
        c.header('set-cookie', cookie(FLOW_COOKIE, kept, FLOW_SECONDS, publicUrl));
        c.header('cache-control', 'no-store');
        return c.redirect(address.href, 302);
      } catch (error) {
        return failed(c, error);
      }
    });

    api.get(`${OIDC_PATH}/callback`, async (c) => {
      const stored = readCookie(c.req.raw, FLOW_COOKIE) ?? '';
      c.header('set-cookie', cookie(FLOW_COOKIE, '', 0, publicUrl));
      const kept = safeParse(flow, Buffer.from(stored, 'base64url').toString());
      if (!kept.success) return failed(c, 'no sign-in was started in this browser, or it has expired');
      const query = new URLSearchParams(kept.output.query);
      const back = origins.returnAddress(query.get('origin') ?? undefined);
      if (!back) return pages.refuse(c);
      let person: Person;
      try {
        person = await provider.finish(new URL(c.req.url).search, kept.output);
      } catch (error) {
        return failed(c, error);
      }
      const admission = await admit(person, c.req.raw);
      if (admission.kind === 'admitted') {
        return c.redirect(await openSession(c, admission.account, back, query, 'oidc'), 302);
      }
      const details = { reason: admission.reason, method: 'oidc' };
      const subject = person.email.toLowerCase();
      await audit.record({ kind: 'sign-in-refused', subject, details, request: c.req.raw });
      return pages.note(c, noteIn(pages.language(c), 'notInvited'), 403);
    });
  };

  function failed(c: Context<LakeEnv>, error: unknown) {
    // The provider's message may contain personal data; its error code doesn't.
    const code = typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
    const message = error instanceof Error ? error.message : String(error);
    log.warn({ code, error: message }, 'sign-in at the identity provider failed');
    return pages.note(c, noteIn(pages.language(c), 'elsewhereFailed'), 400);
  }
}
