/** A GROQ filter and the permissions it grants. Every write is checked against it; the Studio evaluates it per document. */
export type DocumentGrant = { filter: string; permissions: readonly string[] };

/** The roles that always exist. The configuration can add more (`CustomRole`). */
export const BUILT_IN = ['administrator', 'editor', 'contributor', 'viewer'] as const;

/**
 * A role defined by the operator: reads everything, drafts included, uploads, and writes what the filters match, for example
 * `_type in ["newsPost", "newsCategory"]` or `_id in path("drafts.**") && _type == "offer"`. A filter sees one document.
 */
export type CustomRole = {
  /** Lower-case letters, digits and dashes; not the name of a built-in role. */
  name: string;
  title: string;
  description?: string;
  /** Filters of documents that may be created, changed and deleted. */
  writes: readonly string[];
};

export type RoleInfo = {
  name: string;
  title: string;
  description: string;
  isCustom: boolean;
  readsDrafts: boolean;
  manages: boolean;
  /** Enforced by the server. */
  grants: readonly DocumentGrant[];
  /** Sent to the Studio in addition, so that its forms open; the server doesn't enforce them. */
  studioGrants: readonly DocumentGrant[];
};

const EVERYTHING = '_id in path("**")';
const UNPUBLISHED = '_id in path("drafts.**") || _id in path("versions.**")';
const ASSETS = '_type in ["sanity.imageAsset", "sanity.fileAsset"]';
const READ = ['read', 'history'];
const WRITE = ['create', 'update', 'editHistory'];
const reads: DocumentGrant = { filter: EVERYTHING, permissions: READ };
const uploads: DocumentGrant = { filter: ASSETS, permissions: ['create'] };

const builtIn: Record<(typeof BUILT_IN)[number], Omit<RoleInfo, 'name' | 'isCustom'>> = {
  administrator: {
    title: 'Administrator',
    description: 'Edits and publishes everything; manages people, tokens and datasets',
    readsDrafts: true,
    manages: true,
    grants: [{ filter: EVERYTHING, permissions: [...READ, ...WRITE, 'manage'] }],
    studioGrants: [],
  },
  editor: {
    title: 'Editor',
    description: 'Edits and publishes everything',
    readsDrafts: true,
    manages: false,
    grants: [{ filter: EVERYTHING, permissions: [...READ, ...WRITE] }],
    studioGrants: [],
  },
  contributor: {
    title: 'Contributor',
    description: 'Edits drafts and uploads pictures; somebody else publishes',
    readsDrafts: true,
    manages: false,
    grants: [reads, { filter: UNPUBLISHED, permissions: WRITE }, uploads],
    // The Studio checks whether the published document may be updated before it lets anybody start a draft.
    studioGrants: [{ filter: EVERYTHING, permissions: ['update'] }],
  },
  viewer: {
    title: 'Viewer',
    description: 'Reads everything, drafts included',
    readsDrafts: true,
    manages: false,
    grants: [reads],
    studioGrants: [],
  },
};

/** The role with its built-in or configured rights; a role that is gone from the configuration has none. */
export function roleInfo(name: string, custom: readonly CustomRole[]): RoleInfo {
  const known = BUILT_IN.find((one) => one === name);
  if (known) return { ...builtIn[known], name: known, isCustom: false };
  const own = custom.find((one) => one.name === name);
  return {
    name,
    title: own?.title ?? name,
    description: own?.description ?? '',
    isCustom: true,
    readsDrafts: own !== undefined,
    manages: false,
    grants: own ? [reads, uploads, ...own.writes.map((filter) => ({ filter, permissions: WRITE }))] : [],
    studioGrants: [],
  };
}

export function allRoles(custom: readonly CustomRole[]): RoleInfo[] {
  return [...BUILT_IN, ...custom.map(({ name }) => name)].map((name) => roleInfo(name, custom));
}

/**
 * Scopes of a token. `read` includes drafts and history (published content needs no token), `contribute` allows writing
 * drafts only, `export` allows `/data/export` and nothing else. Writing and managing include reading.
 */
export const SCOPES = ['read', 'contribute', 'write', 'export', 'manage'] as const;
export type Scope = (typeof SCOPES)[number];

/** The scopes of a token created for a role, as on the hosted service. Undefined for a custom role. */
export function scopesOf(role: string): readonly Scope[] | undefined {
  switch (role) {
    case 'viewer':
      return ['read'];
    case 'contributor':
      return ['read', 'contribute'];
    case 'editor':
      return ['read', 'write'];
    case 'administrator':
      return ['read', 'write', 'manage'];
  }
  return undefined;
}

/** The role that a token's scopes amount to; undefined for a token that may only export. */
export function roleOfScopes(scopes: readonly Scope[]): (typeof BUILT_IN)[number] | undefined {
  if (scopes.includes('manage')) return 'administrator';
  if (scopes.includes('write')) return 'editor';
  if (scopes.includes('contribute')) return 'contributor';
  return scopes.includes('read') ? 'viewer' : undefined;
}
