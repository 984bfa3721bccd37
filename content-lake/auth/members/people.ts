import type { Audit } from '#content-lake/auth/audit/audit.ts';
import type { Member } from '#content-lake/protocol/principal.ts';
import { type Account, AccountError, type Accounts, type NewUser } from '../accounts.ts';
import type { Roles } from '../grants.ts';
import type { Invitation, Invitations } from './invitations.ts';
import type { SecondFactors } from '../second-factor/second-factors.ts';
import type { Sessions } from '../sessions.ts';
import type { ApiTokens, NewToken, TokenInfo } from '../tokens.ts';

/** Who requests a change, and from where; `actor` is absent for somebody at the server's terminal. */
export type Requester = { actor?: Pick<Member, 'id' | 'name'>; request?: Request };

export type PeopleParts = {
  accounts: Accounts;
  sessions: Sessions;
  tokens: ApiTokens;
  factors: SecondFactors;
  invitations: Invitations;
  roles: Roles;
  audit: Audit;
  /** Tells every process that rights were taken away. */
  rightsEnded: () => Promise<void>;
};

export type People = ReturnType<typeof createPeople>;

/** Every change to people, rights and tokens goes through here: it is audited, and sessions that depended on the old state end. */
export function createPeople(parts: PeopleParts) {
  const { accounts, sessions, tokens, factors, invitations, roles, audit, rightsEnded } = parts;

  function assertRole(role: string): void {
    if (roles.has(role)) return;
    const names = roles.all().map(({ name }) => name);
    throw new AccountError(`There is no role "${role}". There are: ${names.join(', ')}.`);
  }

  return {
    async add(user: NewUser, requester: Requester = {}): Promise<Account> {
      assertRole(user.role);
      const before = user.ifMissing ? await accounts.byEmail(user.email) : undefined;
      const account = await accounts.create(user);
      if (before?.id !== account.id) {
        await audit.record({
          kind: 'user-added',
          subject: account.email,
          details: { role: account.role },
          ...requester,
        });
      }
      return account;
    },

    async invite(
      person: { email: string; role: string },
      requester: Requester,
    ): Promise<{ code: string; invitation: Invitation }> {
      assertRole(person.role);
      if (await accounts.byEmail(person.email)) {
        throw new AccountError(`There is already an account for ${person.email}.`);
      }
      const made = await invitations.create('join', person, requester.actor?.id ?? '');
      const { email, role } = made.invitation;
      await audit.record({ kind: 'user-invited', subject: email, details: { role }, ...requester });
      return made;
    },

    /** For somebody who has forgotten the password: a link to choose a new one. */
    async passwordLink(
      account: Account,
      requester: Requester,
    ): Promise<{ code: string; invitation: Invitation }> {
      const made = await invitations.create('password', account, requester.actor?.id ?? '');
      const details = { by: 'link' };
      await audit.record({ kind: 'user-invited', subject: account.email, details, ...requester });
      return made;
    },

    async setPassword(email: string, password: string, requester: Requester = {}): Promise<void> {
      const account = await accounts.setPassword(email, password);
      await audit.record({ kind: 'password-changed', subject: account.email, ...requester });
      await rightsEnded();
    },

    async setRole(id: string, role: string, requester: Requester): Promise<Account | undefined> {
      assertRole(role);
      const account = await accounts.setRole(id, role);
      if (!account) return undefined;
      await audit.record({
        kind: 'user-role-changed',
        subject: account.email,
        details: { role },
        ...requester,
      });
      await rightsEnded();
      return account;
    },

    async remove(id: string, requester: Requester): Promise<Account | undefined> {
      const account = await accounts.remove(id);
      if (!account) return undefined;
      await audit.record({ kind: 'user-removed', subject: account.email, ...requester });
      await rightsEnded();
      return account;
    },

    /** Signs somebody out of one session, or everywhere. @returns how many ended. */
    async endSessions(
      account: { id: string; email: string },
      requester: Requester,
      session?: string,
    ): Promise<number> {
      const ended = await sessions.endOf(account.id, session);
      if (ended.length === 0) return 0;
      const details = { sessions: ended.length };
      await audit.record({ kind: 'session-revoked', subject: account.email, details, ...requester });
      await rightsEnded();
      return ended.length;
    },

    /** For somebody who has lost phone and recovery codes; ends all their sessions. @returns whether there was a second factor */
    async resetSecondFactor(account: { id: string; email: string }, requester: Requester): Promise<boolean> {
      if (!(await factors.reset(account.id))) return false;
      await audit.record({ kind: 'second-factor-reset', subject: account.email, ...requester });
      await sessions.endOf(account.id);
      await rightsEnded();
      return true;
    },

    async makeToken(
      token: NewToken,
      requester: Requester = {},
    ): Promise<{ secret: string; info: TokenInfo }> {
      const made = await tokens.create(token, requester.actor?.id ?? '');
      // The backend recreates its own tokens at each start; only a new one is worth recording.
      if (made.info.lastUsedAt === null) {
        const details = { scopes: made.info.scopes.join(' ') };
        await audit.record({ kind: 'token-made', subject: made.info.name, details, ...requester });
      }
      return made;
    },

    async revokeToken(id: string, requester: Requester): Promise<TokenInfo | undefined> {
      const gone = await tokens.revoke(id);
      if (!gone) return undefined;
      await audit.record({ kind: 'token-revoked', subject: gone.name, ...requester });
      await rightsEnded();
      return gone;
    },
  };
}
