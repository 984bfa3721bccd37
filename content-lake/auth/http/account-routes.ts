import type { Context } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { array, check, object, parse, pipe, maxLength, string, unknown, ValiError } from 'valibot';
import type { Audit } from '#content-lake/auth/audit/audit.ts';
import type { Account, Accounts } from '../accounts.ts';
import { bearerToken } from '../authenticate.ts';
import { type CookiePlaces, cookieToken, endedCookies } from '../cookie.ts';
import type { Roles } from '../grants.ts';
import type { KeyValues } from '../key-values.ts';
import type { Sessions } from '../sessions.ts';
import { type ApiTokens, isTokenId } from '../tokens.ts';
import type { LakeEnv, Routes } from '#content-lake/protocol/routes.ts';
import { parseJson } from '#content-lake/protocol/body.ts';
import { badRequest, notFound, unauthorized } from '#content-lake/protocol/errors.ts';
import type { Member } from '#content-lake/protocol/principal.ts';
import { isStorableText } from '#content-lake/protocol/document.ts';
import { SCHEDULE_AUTHOR } from '#content-lake/documents/schedule/run-action.ts';
import { placeOf } from '#content-lake/protocol/visitor.ts';
import { requireMember } from './signed-in.ts';

export type AccountOptions = {
  accounts: Accounts;
  sessions: Sessions;
  keyValues: KeyValues;
  tokens: ApiTokens;
  roles: Roles;
  audit: Audit;
  providers: readonly Provider[];
  rightsEnded: () => Promise<void>;
  places: CookiePlaces;
};

/** One button of the Studio's sign-in. `logo` is an address or a data URL. */
export type Provider = { name: string; title: string; url: string; logo?: string };

/** A person's Studio settings take a few kilobytes; this is not file storage. */
const MAX_SETTINGS_BYTES = 256 * 1024;
const settings = pipe(
  array(object({ key: pipe(string(), maxLength(256), check(isStorableText)), value: unknown() })),
  maxLength(100),
);

/** Current user, other users, signing in and out, and the Studio's settings per person. */
export function accountRoutes(options: AccountOptions): Routes {
  const { accounts, sessions, keyValues, tokens, roles, places } = options;
  return ({ api }) => {
    api.get('/users/me', async (c) => c.json(await currentUser(requireMember(c))));

    api.get('/users/me/keyvalue/:keys', async (c) => {
      const keys = c.req.param('keys').split(',');
      return c.json(await keyValues.get(requireMember(c).id, keys));
    });

    api.put('/users/me/keyvalue', bodyLimit({ maxSize: MAX_SETTINGS_BYTES }), async (c) => {
      const member = requireMember(c);
      const pairs = await readSettings(c);
      // A token is not a person: it has no settings to store.
      if (member.kind === 'user') await keyValues.set(member.id, pairs);
      return c.json(pairs);
    });

    api.get('/users/:ids', async (c) => {
      // Colleagues may see each other's addresses; a token that may only export, or only use another dataset, may not.
      const { canReadDrafts } = requireMember(c);
      const ids = c.req.param('ids').split(',');
      const people = (await accounts.byIds(ids)).map((account) =>
        userOf(canReadDrafts ? account : { ...account, email: '' }),
      );
      const names = await tokens.namesOf(ids);
      const former = [...(await accounts.formerNames(ids))].map(([id, name]) => formerOf(id, name));
      const requestedTokens = ids.filter(isTokenId).map((id) => programOf(id, names.get(id) ?? 'API token'));
      const programs = ids.includes(SCHEDULE_AUTHOR)
        ? [...requestedTokens, programOf(SCHEDULE_AUTHOR, 'Scheduled publishing')]
        : requestedTokens;
      const found = new Map([...people, ...former, ...programs].map((user) => [user.id, user]));
      const [only] = ids;
      if (ids.length > 1 || only === undefined) return c.json(ids.map((id) => found.get(id) ?? null));
      const user = found.get(only);
      if (!user) throw notFound('User not found');
      return c.json(user);
    });

    api.get('/auth/providers', (c) => c.json({ providers: options.providers }));

    api.get('/auth/fetch', async (c) => {
      c.header('cache-control', 'no-store');
      const token = await sessions.redeemTicket(
        c.req.query('sid') ?? '',
        c.req.header('origin'),
        placeOf(c.req.raw),
      );
      if (token === undefined) throw unauthorized();
      return c.json({ token });
    });

    api.get('/auth/id', (c) => c.json({ id: requireMember(c).id }));

    api.post('/auth/logout', async (c) => {
      // The Studio calls this with its token and again with the cookie, without knowing which one signed it in.
      for (const token of [bearerToken(c.req.raw), cookieToken(c.req.raw)]) {
        const ended = token === undefined ? undefined : await sessions.end(token);
        if (!ended) continue;
        const [account] = await accounts.byIds([ended.accountId]);
        const subject = account?.email ?? '';
        await options.audit.record({ kind: 'sign-out', subject, ...actor(account), request: c.req.raw });
        await options.rightsEnded();
      }
      for (const cookie of endedCookies(places)) c.header('set-cookie', cookie, { append: true });
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
      roles: member.roles.map((name) => ({ name, title: roles.info(name).title })),
      provider: member.kind === 'user' ? 'local' : 'sanity-token',
    };
  }
}

function actor(account: Account | undefined) {
  return account ? { actor: { id: account.id, name: account.name } } : {};
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

/** Somebody who has left: the history still shows who wrote what. */
function formerOf(id: string, displayName: string) {
  return { id, displayName, email: '', imageUrl: null, provider: 'local' };
}

/** The Studio shows the author of every change, and programs are authors, too. */
function programOf(id: string, name: string) {
  return { id, displayName: name, email: '', imageUrl: null, provider: 'sanity-token' };
}

async function readSettings(c: Context<LakeEnv>) {
  try {
    return parse(settings, parseJson(await c.req.text()));
  } catch (error) {
    if (error instanceof ValiError) {
      throw badRequest('Settings must be an array of {key, value}');
    }
    throw error;
  }
}
