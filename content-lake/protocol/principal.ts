import type { Doc } from './document.ts';
import { insufficientPermissions, unauthorized } from './errors.ts';

/** Who sends a request, as `authenticate` determined it. Nobody gets more than these rights. */
export type Principal = Anonymous | Member;

export type Anonymous = { kind: 'anonymous' };

export type WritePermission = 'create' | 'update';

export type Member = {
  kind: 'user' | 'token';
  /** The author in the transaction log and the `identity` in listener events. */
  id: string;
  name: string;
  /** Role names, e.g. `administrator`, `editor`, `contributor`, `viewer`. */
  roles: readonly string[];
  /** Covers drafts, versions, history and the `raw` perspective. */
  canReadDrafts: boolean;
  /** All documents of a dataset at once; callers who read drafts may, and so may a token created only for this. */
  canExport: boolean;
  /** At least some documents; `mayWrite` tells which. */
  canWrite: boolean;
  /** Users, tokens, datasets, webhooks. */
  canManage: boolean;
  /** Whether this document may be created or, with its old and its new content, changed or deleted. */
  mayWrite(permission: WritePermission, doc: Doc): boolean;
  /** A token for one dataset counts as anonymous in all others. */
  dataset?: string;
  /** The id of the session or token behind this principal: when it is revoked, open streams end. */
  credential: string;
};

export const ANONYMOUS: Anonymous = { kind: 'anonymous' };

/** Supplied by `auth/`; an invalid or expired token throws `unauthorized` from `errors.ts`, no token gives `ANONYMOUS`. */
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

/** For a private dataset. @throws LakeError 401 for strangers, 403 for a token with another purpose */
export function assertMayRead(principal: Principal): void {
  if (principal.kind === 'anonymous') throw unauthorized();
  const { canReadDrafts: reads, canExport: exports, canWrite: writes } = principal;
  if (!reads && !exports && !writes) throw insufficientPermissions('read');
}

/**
 * The only check for every write: call it with the changes of a transaction before it is committed.
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

/** The same caller within one dataset: a token for another one has no more rights there than a stranger. */
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

/** The identity written into the log; for strangers, GROQ's `identity()` returns `<anonymous>` as on the hosted service. */
export function identityOf(principal: Principal): string {
  return principal.kind === 'anonymous' ? '<anonymous>' : principal.id;
}
