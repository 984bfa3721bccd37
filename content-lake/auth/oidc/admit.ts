import type { Kysely } from 'kysely';
import { type Account, AccountError, type Accounts, isEmail, normalise } from '../accounts.ts';
import type { Invitations } from '../members/invitations.ts';
import type { People } from '../members/people.ts';
import { lakeTables } from '#content-lake/store/tables.ts';
import type { OidcOptions, Person } from './provider.ts';

export type Admission =
  | { kind: 'admitted'; account: Account }
  | { kind: 'refused'; reason: 'email-not-verified' | 'domain-not-allowed' | 'not-invited' };

export type AdmitParts = {
  db: Kysely<unknown>;
  clock: () => Date;
  accounts: Accounts;
  invitations: Invitations;
  people: People;
  options: OidcOptions;
};

/**
 * Finds the account of somebody who has signed in at the provider: the one linked to that identity, else the one
 * with the same verified email address, else a new one if they were invited or everybody may join.
 */
export function createAdmit(parts: AdmitParts): (person: Person, request: Request) => Promise<Admission> {
  const { clock, accounts, invitations, people, options } = parts;
  const db = lakeTables(parts.db);

  async function linked({ issuer, subject }: Person): Promise<Account | undefined> {
    return db
      .selectFrom('lake.account_identity as identity')
      .innerJoin('lake.account as account', 'account.id', 'identity.account_id')
      .select(['account.id', 'account.email', 'account.name', 'account.role'])
      .where('identity.issuer', '=', issuer)
      .where('identity.subject', '=', subject)
      .executeTakeFirst();
  }

  async function link(account: Account, { issuer, subject }: Person): Promise<void> {
    await db
      .insertInto('lake.account_identity')
      .values({ issuer, subject, account_id: account.id, created_at: clock() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** The role from the claim; undefined when no claim is configured or none of its values is known. */
  function claimedRole({ claims }: Person): string | undefined {
    if (!options.roleClaim) return undefined;
    const value = claims[options.roleClaim.claim];
    const words = Array.isArray(value) ? value : [value];
    for (const [word, role] of Object.entries(options.roleClaim.roles)) if (words.includes(word)) return role;
    return undefined;
  }

  return async (person, request) => {
    const email = normalise(person.email);
    if (!isEmail(email) || !person.emailVerified) return { kind: 'refused', reason: 'email-not-verified' };
    const domain = email.slice(email.lastIndexOf('@') + 1);
    if (options.allowedDomains.length > 0 && !options.allowedDomains.includes(domain)) {
      return { kind: 'refused', reason: 'domain-not-allowed' };
    }
    const claimed = claimedRole(person);
    const known = (await linked(person)) ?? (await accounts.byEmail(email));
    if (known) {
      await link(known, person);
      if (!claimed || claimed === known.role) return { kind: 'admitted', account: known };
      try {
        return { kind: 'admitted', account: (await people.setRole(known.id, claimed, { request })) ?? known };
      } catch (error) {
        // The last administrator keeps the role, whatever the provider sends.
        if (error instanceof AccountError) return { kind: 'admitted', account: known };
        throw error;
      }
    }
    const invitation = (await invitations.list()).find(
      (one) => one.purpose === 'join' && one.email === email,
    );
    const role = claimed ?? invitation?.role ?? options.defaultRole;
    if (role === undefined) return { kind: 'refused', reason: 'not-invited' };
    const name = person.name || email.slice(0, email.indexOf('@'));
    const account = await people.add({ email, name, role, ifMissing: true }, { request });
    if (invitation) await invitations.revoke(invitation.id);
    await link(account, person);
    return { kind: 'admitted', account };
  };
}
