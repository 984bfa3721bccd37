import * as v from 'valibot';

export const OPERATIONS = ['create', 'update', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** Which changes a receiver hears of, and what it is told. */
export const HookRule = v.object({
  on: v.array(v.picklist(OPERATIONS)),
  /** GROQ that is true for the changes to tell of, e.g. `_type == "page" && delta::changedAny(title)`. */
  filter: v.exactOptional(v.string()),
  /** GROQ for the body, e.g. `{_id, "old": before().title}`. Default: the whole document. */
  projection: v.exactOptional(v.string()),
  includeDrafts: v.exactOptional(v.boolean()),
  /** Versions of releases, too. */
  includeAllVersions: v.exactOptional(v.boolean()),
});
export type HookRule = Omit<v.InferOutput<typeof HookRule>, 'on'> & { on: readonly Operation[] };

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
