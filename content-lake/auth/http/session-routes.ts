import type { Accounts } from '../accounts.ts';
import { type CookiePlaces, endedCookies } from '../cookie.ts';
import type { People } from '../members/people.ts';
import type { Sessions } from '../sessions.ts';
import { requesterOf } from './requester.ts';
import { requirePerson } from './signed-in.ts';
import type { Routes } from '#content-lake/protocol/routes.ts';
import { notFound } from '#content-lake/protocol/errors.ts';

export type SessionOptions = { people: People; accounts: Accounts; sessions: Sessions; places: CookiePlaces };

/** A person's own sessions: list them, and end one or all. The hosted service has no such endpoints. */
export function sessionRoutes({ people, accounts, sessions, places }: SessionOptions): Routes {
  return ({ api }) => {
    api.get('/auth/sessions', async (c) => {
      const member = requirePerson(c);
      const list = await sessions.list(member.id);
      return c.json(list.map((session) => ({ ...session, isCurrent: session.id === member.credential })));
    });

    api.delete('/auth/sessions', async (c) => {
      const ended = await people.endSessions(await mine(requirePerson(c).id), requesterOf(c));
      for (const cookie of endedCookies(places)) c.header('set-cookie', cookie, { append: true });
      return c.json({ ended });
    });

    api.delete('/auth/sessions/:session', async (c) => {
      const account = await mine(requirePerson(c).id);
      const ended = await people.endSessions(account, requesterOf(c), c.req.param('session'));
      if (ended === 0) throw notFound('Session not found');
      return c.json({ ended });
    });
  };

  async function mine(id: string) {
    const [account] = await accounts.byIds([id]);
    if (!account) throw notFound('User not found');
    return account;
  }
}
