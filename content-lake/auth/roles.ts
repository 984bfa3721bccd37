import type { Member } from '../http/principal.ts';

export const ROLES = ['editor', 'administrator'] as const;
export type Role = (typeof ROLES)[number];

/** What a token may do. `read` includes drafts and history: published content needs no token at all. */
export const SCOPES = ['read', 'write', 'manage'] as const;
export type Scope = (typeof SCOPES)[number];

type Rights = Pick<Member, 'canReadDrafts' | 'canWrite' | 'canManage'>;

export function rightsOf(scopes: readonly Scope[]): Rights {
  return {
    canReadDrafts: scopes.includes('read'),
    canWrite: scopes.includes('write'),
    canManage: scopes.includes('manage'),
  };
}

/** Both roles edit all content; only administrators touch datasets, tokens and people. */
export function scopesOf(role: Role | 'viewer'): readonly Scope[] {
  switch (role) {
    case 'viewer':
      return ['read'];
    case 'editor':
      return ['read', 'write'];
    case 'administrator':
      return ['read', 'write', 'manage'];
  }
}

/** The role that describes a set of rights, for places that show one word. */
export function roleOf(rights: Rights): Role | 'viewer' {
  if (rights.canManage) return 'administrator';
  return rights.canWrite ? 'editor' : 'viewer';
}

export function roleTitle(role: Role | 'viewer'): string {
  return { viewer: 'Viewer', editor: 'Editor', administrator: 'Administrator' }[role];
}

export type DocumentGrant = { filter: string; permissions: string[] };

/**
 * What the Studio asks before it lets somebody type; it evaluates the filter itself, per document. The same rights are
 * enforced by the endpoints, so a changed browser gains nothing.
 */
export function documentGrants(rights: Rights): DocumentGrant[] {
  const permissions = [
    ...(rights.canReadDrafts ? ['read', 'history'] : []),
    ...(rights.canWrite ? ['create', 'update', 'editHistory'] : []),
    ...(rights.canManage ? ['manage'] : []),
  ];
  return permissions.length === 0 ? [] : [{ filter: '_id in path("**")', permissions }];
}
