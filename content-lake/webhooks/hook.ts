import * as v from 'valibot';

export const OPERATIONS = ['create', 'update', 'delete'] as const;
export type Operation = (typeof OPERATIONS)[number];

/** Which changes a receiver gets, and what is sent. */
export const HookRule = v.object({
  on: v.array(v.picklist(OPERATIONS)),
  /** GROQ that is true for the changes to send, e.g. `_type == "page" && delta::changedAny(title)`. */
  filter: v.exactOptional(v.string()),
  /** GROQ for the body, e.g. `{_id, "old": before().title}`. Default: the whole document. */
  projection: v.exactOptional(v.string()),
  includeDrafts: v.exactOptional(v.boolean()),
  /** Include versions in releases. */
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

/** A webhook configured by the operator. It can't be changed over HTTP, and is deleted when the configuration drops it. */
export type ConfiguredHook = {
  /** Keeps its position in the log under this name, even if everything else about it changes. */
  id: string;
  url: string;
  secret: string;
  rule: HookRule;
};
