import type { Doc } from './document.ts';
import { insufficientPermissions, unauthorized } from './errors.ts';

/** Who sends a request, as `authenticate` resolved it. Nobody may ask for more than these rights allow. */
export type Principal = Anonymous | Member;

export type Anonymous = { kind: 'anonymous' };

export type WritePermission = 'create' | 'update';

export type Member = {
  kind: 'user' | 'token';
  /** Stands as author in the transaction log and as `identity` in listener events. */
  id: string;
  name: string;
  /** Role names, e.g. `administrator`, `editor`, `contributor`, `viewer`. */
  roles: readonly string[];
  /** Drafts, versions, history and the `raw` perspective. */
  canReadDrafts: boolean;
  /** All documents of a dataset at once; whoever reads drafts may, and so may a token made for nothing else. */
  canExport: boolean;
  /** Some documents at least; which ones says `mayWrite`. */
  canWrite: boolean;
  /** Users, tokens, datasets, webhooks. */
  canManage: boolean;
  /** Whether this document may be made, or (as it was and as it becomes) changed or deleted. */
  mayWrite(permission: WritePermission, doc: Doc): boolean;
  /** A token for one dataset is a stranger in all others. */
  dataset?: string;
  /** The id of the session or token that this rests on: when it is revoked, what is still open ends. */
  credential: string;
};

export const ANONYMOUS: Anonymous = { kind: 'anonymous' };

/** Supplied by `auth/`; a bad or expired token throws `unauthorized` from `errors.ts`, no token gives `ANONYMOUS`. */
export type Authenticate = (request: Request) => Promise<Principal>;

export function canReadDrafts(principal: Principal): boolean {
  return principal.kind !== 'anonymous' && principal.canReadDrafts;
}

export function canExport(principal: Principal): boolean {
  return principal.kind !== 'anonymous' && principal.canExport;
}

export function canWrite(principal: Principal): boolean {
  return principal.kind !== 'anonymous' && principal.canWrite;
}

/** Of a private dataset. @throws LakeError 401 for strangers, 403 for a token that is for something else */
export function assertMayRead(principal: Principal): void {
  if (principal.kind === 'anonymous') throw unauthorized();
  const { canReadDrafts: reads, canExport: exports, canWrite: writes } = principal;
  if (!reads && !exports && !writes) throw insufficientPermissions('read');
}

/**
 * The one gate of every write: call it with what a transaction would do, before it is committed.
 * @throws LakeError 403 that names the permission.
 */
export function assertMayChange(
  principal: Principal,
  changes: readonly { before: Doc | undefined; after: Doc | undefined }[],
): void {
  for (const { before, after } of changes) {
    const permission = before ? 'update' : 'create';
    for (const doc of [before, after]) {
      if (doc && (principal.kind === 'anonymous' || !principal.mayWrite(permission, doc))) {
        throw insufficientPermissions(permission);
      }
    }
  }
}

/** The same caller where only one dataset is spoken of: a token for another one has no more rights there than anybody. */
export function withinDataset(principal: Principal, dataset: string | undefined): Principal {
  if (principal.kind === 'anonymous' || principal.dataset === undefined) return principal;
  if (principal.dataset === dataset) return principal;
  return { ...principal, ...NO_RIGHTS };
}

const NO_RIGHTS = {
  canReadDrafts: false,
  canExport: false,
  canWrite: false,
  canManage: false,
  mayWrite: () => false,
};

/** The identity written into the log; GROQ's `identity()` answers `<anonymous>` for strangers as the hosted service does. */
export function identityOf(principal: Principal): string {
  return principal.kind === 'anonymous' ? '<anonymous>' : principal.id;
}
