import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { array, object, parse, pipe, maxLength, string, unknown, ValiError } from 'valibot';
import type { Account, Accounts } from '../accounts.ts';
import { bearerToken } from '../authenticate.ts';
import { cookieToken, endedCookie } from '../cookie.ts';
import type { KeyValues } from '../key-values.ts';
import { roleTitle } from '../roles.ts';
import type { Sessions } from '../sessions.ts';
import { tile } from '../sign-in/brand.ts';
import { type ApiTokens, isTokenId } from '../tokens.ts';
import type { LakeEnv, Routes } from '#content-lake/http/app.ts';
import { badRequest, forbidden, notFound, unauthorized } from '#content-lake/http/errors.ts';
import type { Member } from '#content-lake/http/principal.ts';
import { SIGN_IN_PATH } from './sign-in-routes.ts';

export type AccountOptions = {
  accounts: Accounts;
  sessions: Sessions;
  keyValues: KeyValues;
  tokens: ApiTokens;
  publicUrl: string;
};

/** A person's settings in the Studio are a few kilobytes; this is not a place for files. */
const MAX_SETTINGS_BYTES = 256 * 1024;
const settings = pipe(
  array(object({ key: pipe(string(), maxLength(256)), value: unknown() })),
  maxLength(100),
);

/** Who am I, who are they, signing in and out, and what the Studio remembers for a person. */
export function accountRoutes({ accounts, sessions, keyValues, tokens, publicUrl }: AccountOptions): Routes {
  return ({ api }) => {
    api.get('/users/me', async (c) => c.json(await currentUser(signedIn(c))));

    api.get('/users/me/keyvalue/:keys', async (c) => {
      const keys = c.req.param('keys').split(',');
      return c.json(await keyValues.get(signedIn(c).id, keys));
    });

    api.put('/users/me/keyvalue', bodyLimit({ maxSize: MAX_SETTINGS_BYTES }), async (c) => {
      const member = signedIn(c);
      const pairs = await readSettings(c);
      // A token is not a person: there is nothing to remember for it.
      if (member.kind === 'user') await keyValues.set(member.id, pairs);
      return c.json(pairs);
    });

    api.get('/users/:ids', async (c) => {
      signedIn(c);
      const ids = c.req.param('ids').split(',');
      const people = (await accounts.byIds(ids)).map((account) => userOf(account));
      const names = await tokens.namesOf(ids);
      const programs = ids.filter(isTokenId).map((id) => programOf(id, names.get(id) ?? 'API token'));
      const found = new Map([...people, ...programs].map((user) => [user.id, user]));
      const [only] = ids;
      if (ids.length > 1 || only === undefined) return c.json(ids.map((id) => found.get(id) ?? null));
      const user = found.get(only);
      if (!user) throw notFound('User not found');
      return c.json(user);
    });

    api.get('/auth/providers', (c) =>
      c.json({
        providers: [
          {
            name: 'local',
            title: 'Meltemi Lines',
            url: `${publicUrl}/v1${SIGN_IN_PATH}`,
            logo: `data:image/svg+xml;base64,${Buffer.from(tile).toString('base64')}`,
          },
        ],
      }),
    );

    api.get('/auth/fetch', async (c) => {
      c.header('cache-control', 'no-store');
      const token = await sessions.redeemTicket(c.req.query('sid') ?? '', c.req.header('origin'));
      if (token === undefined) throw unauthorized();
      return c.json({ token });
    });

    api.get('/auth/id', (c) => c.json({ id: signedIn(c).id }));

    api.post('/auth/logout', async (c) => {
      // The Studio calls this with its token and again with the cookie, without knowing which one it was signed in by.
      for (const token of [bearerToken(c.req.raw), cookieToken(c.req.raw)]) {
        if (token !== undefined) await sessions.end(token);
      }
      c.header('set-cookie', endedCookie(publicUrl));
      return c.json({ ok: true });
    });
  };

  async function currentUser(member: Member) {
    const [account] = member.kind === 'user' ? await accounts.byIds([member.id]) : [];
    return {
      id: member.id,
      name: member.name,
      email: account?.email ?? '',
      profileImage: null,
      role: member.roles[0] ?? '',
      roles: member.roles.map((name) => ({ name, title: titleOf(name) })),
      provider: member.kind === 'user' ? 'local' : 'sanity-token',
    };
  }
}

function titleOf(role: string): string {
  return role === 'editor' || role === 'administrator' || role === 'viewer' ? roleTitle(role) : role;
}

function userOf(account: Account) {
  return {
    id: account.id,
    displayName: account.name,
    email: account.email,
    imageUrl: null,
    provider: 'local',
  };
}

/** The Studio shows the author of every change; a program is one, too. */
function programOf(id: string, name: string) {
  return { id, displayName: name, email: '', imageUrl: null, provider: 'sanity-token' };
}

/** The person or token that asks. @throws LakeError 401 for strangers. */
export function signedIn(c: Context<LakeEnv>): Member {
  const principal = c.get('principal');
  if (principal.kind === 'anonymous') throw unauthorized();
  c.header('cache-control', 'private, no-store');
  return principal;
}

/** @throws LakeError 403 for everybody who is not an administrator. */
export function mayManage(c: Context<LakeEnv>): void {
  if (!signedIn(c).canManage) throw forbidden('Only administrators may do this');
}

async function readSettings(c: Context<LakeEnv>) {
  try {
    return parse(settings, await c.req.json());
  } catch (error) {
    if (error instanceof ValiError || error instanceof SyntaxError) {
      throw badRequest('Settings must be an array of {key, value}');
    }
    throw error;
  }
}
