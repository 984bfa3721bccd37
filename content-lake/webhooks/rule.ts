import { Budget } from '#content-lake/groq/budget.ts';
import { rootScope } from '#content-lake/groq/scope.ts';
import { SyncTags } from '#content-lake/groq/sync-tags.ts';
import type { Value } from '#content-lake/groq/value.ts';
import { isPublicId, variantOf } from '#content-lake/protocol/document-id.ts';
import type { View } from '#content-lake/store/view.ts';
import { compileDelta, type Delta, type DeltaQuery, operationOf } from './delta-query.ts';
import type { HookRule, Operation } from './hook.ts';

/** Commits wait for nothing, but the thread is one: a hook's query gets far less time than a reader's. */
const TIME_LIMIT_MS = 200;

/** What stays the same while a batch of changes is judged. */
export type Surroundings = { view: View; now: Date; projectId: string; dataset: string };

export type Payload = { operation: Operation; body: Value };

/** @returns what to send, or undefined when the hook does not hear of this change. */
export type JudgeChange = (change: Delta & { id: string }, around: Surroundings) => Payload | undefined;

/** Makes a hook's rule ready to run. @throws LakeError 400 or 501 when its GROQ is not ours to run. */
export function compileRule(rule: HookRule): JudgeChange {
  const filter = rule.filter?.trim() ? compileDelta(rule.filter, 'filter') : undefined;
  const projection = rule.projection?.trim() ? compileDelta(rule.projection, 'projection') : undefined;
  return (change, around) => {
    const shown = change.after ?? change.before;
    const operation = operationOf(change);
    if (!shown || !rule.on.includes(operation) || !hears(rule, change.id)) return undefined;
    if (filter && run(filter, change, around) !== true) return undefined;
    return { operation, body: projection ? run(projection, change, around) : shown };
  };
}

function hears(rule: HookRule, id: string): boolean {
  const variant = variantOf(id);
  if (variant.kind === 'draft') return rule.includeDrafts === true && isPublicId(variant.publishedId);
  if (variant.kind === 'version') return rule.includeAllVersions === true && isPublicId(variant.publishedId);
  return isPublicId(id);
}

/** `@` is the document as it is now, or as it last was when it is gone. */
function run({ evaluate, params }: DeltaQuery, delta: Delta, around: Surroundings): Value {
  const environment = {
    ...around,
    identity: '',
    params: params(delta),
    budget: new Budget(TIME_LIMIT_MS),
    tags: new SyncTags(),
  };
  return evaluate(rootScope(environment, delta.after ?? delta.before ?? null));
}
