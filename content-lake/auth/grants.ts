import { documentFilter } from '../groq/document-filter.ts';
import type { Member, WritePermission } from '#content-lake/protocol/principal.ts';
import type { Doc } from '#content-lake/protocol/document.ts';
import { allRoles, BUILT_IN, type CustomRole, type DocumentGrant, roleInfo, type RoleInfo } from './roles.ts';

export type Rights = Pick<Member, 'canReadDrafts' | 'canExport' | 'canWrite' | 'canManage' | 'mayWrite'>;

/** A configured role that can't be used. The message is one line for the person who wrote the configuration. */
export class RoleError extends Error {}

/** The one place that decides what a role may do. */
export type Roles = {
  all(): RoleInfo[];
  has(name: string): boolean;
  info(name: string): RoleInfo;
  /** Undefined: a caller who may export and nothing else. */
  rightsOf(role: string | undefined): Rights;
  /** For `/acl`: the Studio evaluates the filters itself, per document. */
  studioGrants(role: string | undefined): DocumentGrant[];
};

type Test = { permissions: readonly string[]; matches: (doc: Doc) => boolean };

/** @throws RoleError when a configured role has an invalid name or filter. */
export function createRoles(options: {
  custom: readonly CustomRole[];
  projectId: string;
  clock: () => Date;
}): Roles {
  const { custom, projectId, clock } = options;
  const known = new Map<string, Rights>();

  function compile(role: string, { filter, permissions }: DocumentGrant): Test {
    try {
      const context = { identity: '', projectId, dataset: '', clock };
      return { permissions, matches: documentFilter(`*[${filter}]`, {}, context) };
    } catch {
      throw new RoleError(`The role "${role}" has a filter that cannot be read: ${filter}`);
    }
  }

  function rights(role: RoleInfo): Rights {
    const tests = role.grants.map((grant) => compile(role.name, grant));
    return {
      canReadDrafts: role.readsDrafts,
      canExport: role.readsDrafts,
      canWrite: tests.some(({ permissions }) => permissions.includes('create')),
      canManage: role.manages,
      mayWrite: (permission: WritePermission, doc: Doc) =>
        tests.some(({ permissions, matches }) => permissions.includes(permission) && matches(doc)),
    };
  }

  for (const { name } of custom) {
    if (!/^[a-z][a-z0-9-]{1,40}$/.test(name) || BUILT_IN.some((one) => one === name)) {
      throw new RoleError(
        `"${name}" cannot be the name of a role: a-z, 0-9, -, and none of the built-in ones`,
      );
    }
  }
  for (const role of allRoles(custom)) known.set(role.name, rights(role));
  const noRights = rights(roleInfo('', []));

  return {
    all: () => allRoles(custom),
    has: (name) => known.has(name),
    info: (name) => roleInfo(name, custom),
    rightsOf: (role) =>
      role === undefined ? { ...noRights, canExport: true } : (known.get(role) ?? noRights),
    studioGrants: (role) => {
      if (role === undefined) return [];
      const { grants, studioGrants } = roleInfo(role, custom);
      return [...grants, ...studioGrants];
    },
  };
}
