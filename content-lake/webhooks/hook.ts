export const OPERATIONS = ['create', 'update', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** Which changes a receiver hears of, and what it is told. */
export type HookRule = {
  on: readonly Operation[];
  /** GROQ that is true for the changes to tell of, e.g. `_type == "page" && delta::changedAny(title)`. */
  filter?: string;
  /** GROQ for the body, e.g. `{_id, "old": before().title}`. Default: the whole document. */
  projection?: string;
  includeDrafts?: boolean;
  /** Versions of releases, too. */
  includeAllVersions?: boolean;
};

export type Hook = {
  id: string;
  dataset: string;
  name: string;
  description: string | null;
  url: string;
  httpMethod: string;
  headers: Record<string, string>;
  /** Signs every delivery. Without one, deliveries are not signed. */
  secret: string | null;
  rule: HookRule;
  isDisabled: boolean;
  configured: boolean;
  createdBy: string;
  createdAt: Date;
  updatedAt: Date;
};

/** A hook that the operator sets up in code. It cannot be changed over HTTP, and goes when the configuration drops it. */
export type ConfiguredHook = {
  /** Keeps its place in the log under this name, also when everything else about it changes. */
  id: string;
  url: string;
  secret: string;
  rule: HookRule;
};
