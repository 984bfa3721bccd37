import { Budget } from '#content-lake/groq/budget.ts';
import { rootScope } from '#content-lake/groq/scope.ts';
import { SyncTags } from '#content-lake/groq/sync-tags.ts';
import type { Value } from '#content-lake/groq/value.ts';
import { isPublicId, variantOf } from '#content-lake/protocol/document-id.ts';
import type { View } from '#content-lake/store/view.ts';
import { compileDelta, type Delta, type DeltaQuery, operationOf } from './delta-query.ts';
import type { HookRule, Operation } from './hook.ts';

/** Commits don't wait for webhooks, but there is only one thread: a webhook's query gets far less time than a reader's. */
const TIME_LIMIT_MS = 200;

/** Constant while a batch of changes is evaluated. */
export type RuleContext = { view: View; now: Date; projectId: string; dataset: string };

export type Payload = { operation: Operation; body: Value };

/** @returns what to send, or undefined if the webhook doesn't get this change. */
export type EvaluateRule = (change: Delta & { id: string }, context: RuleContext) => Payload | undefined;

/** Compiles a webhook's rule. @throws LakeError 400 or 501 for invalid or unsupported GROQ. */
export function compileRule(rule: HookRule): EvaluateRule {
  const filter = rule.filter?.trim() ? compileDelta(rule.filter, 'filter') : undefined;
  const projection = rule.projection?.trim() ? compileDelta(rule.projection, 'projection') : undefined;
  return (change, context) => {
    const shown = change.after ?? change.before;
    const operation = operationOf(change);
    if (!shown || !rule.on.includes(operation) || !includesVariant(rule, change.id)) return undefined;
    if (filter && run(filter, change, context) !== true) return undefined;
    return { operation, body: projection ? run(projection, change, context) : shown };
  };
}

function includesVariant(rule: HookRule, id: string): boolean {
  const variant = variantOf(id);
  if (variant.kind === 'draft') return rule.includeDrafts === true && isPublicId(variant.publishedId);
  if (variant.kind === 'version') return rule.includeAllVersions === true && isPublicId(variant.publishedId);
  return isPublicId(id);
}

/** `@` is the current document, or its last state if it was deleted. */
function run({ evaluate, params }: DeltaQuery, delta: Delta, context: RuleContext): Value {
  const environment = {
    ...context,
    identity: '',
    params: params(delta),
    budget: new Budget(TIME_LIMIT_MS),
    tags: new SyncTags(),
  };
  return evaluate(rootScope(environment, delta.after ?? delta.before ?? null));
}
