/** Who sends a request, as `authenticate` resolved it. Nobody may ask for more than these rights allow. */
export type Principal = Anonymous | Member;

export type Anonymous = { kind: 'anonymous' };

export type Member = {
  kind: 'user' | 'token';
  /** Stands as author in the transaction log and as `identity` in listener events. */
  id: string;
  name: string;
  /** Role names, e.g. `administrator`, `editor`, `viewer`. */
  roles: readonly string[];
  /** Drafts, versions, history and the `raw` perspective. */
  canReadDrafts: boolean;
  /** Mutations, actions and uploads. */
  canWrite: boolean;
  /** Users, tokens, datasets, webhooks. */
  canManage: boolean;
};

export const ANONYMOUS: Anonymous = { kind: 'anonymous' };

/** Supplied by `auth/`; a bad or expired token throws `unauthorized` from `errors.ts`, no token gives `ANONYMOUS`. */
export type Authenticate = (request: Request) => Promise<Principal>;

export function canReadDrafts(principal: Principal): boolean {
  return principal.kind !== 'anonymous' && principal.canReadDrafts;
}

export function canWrite(principal: Principal): boolean {
  return principal.kind !== 'anonymous' && principal.canWrite;
}

/** The identity written into the log; GROQ's `identity()` answers `<anonymous>` for strangers as the hosted service does. */
export function identityOf(principal: Principal): string {
  return principal.kind === 'anonymous' ? '<anonymous>' : principal.id;
}
