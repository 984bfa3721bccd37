import * as v from 'valibot';
import { assertStorableTexts } from '#content-lake/protocol/body.ts';
import { badRequest } from '#content-lake/protocol/errors.ts';
import { type Hook, OPERATIONS } from '../hook.ts';

/** Headers that we set ourselves, or that would change how the request is read. */
const RESERVED_HEADERS =
  /^(content-type|content-length|host|connection|transfer-encoding|idempotency-key|sanity-.*)$/i;

const groq = v.nullish(v.pipe(v.string(), v.maxLength(20_000)));
const text = (length: number) => v.nullish(v.pipe(v.string(), v.maxLength(length)));

const input = v.object({
  type: v.optional(v.literal('document', 'must be "document"; transaction webhooks are not implemented')),
  name: v.pipe(v.string(), v.nonEmpty('must not be empty'), v.maxLength(200)),
  description: text(1024),
  dataset: v.string(),
  url: v.pipe(v.string(), v.maxLength(2000), v.url(), v.regex(/^https?:/, 'must begin with http: or https:')),
  httpMethod: v.optional(v.picklist(['POST', 'PUT', 'PATCH', 'DELETE', 'GET']), 'POST'),
  headers: v.nullish(
    v.record(
      v.pipe(
        v.string(),
        v.regex(/^[\w-]{1,100}$/),
        v.check((name) => !RESERVED_HEADERS.test(name), 'is set by the lake'),
      ),
      v.pipe(v.string(), v.regex(/^[\x20-\x7e]{0,2000}$/, 'must be printable ASCII characters')),
    ),
  ),
  secret: text(500),
  includeDrafts: v.optional(v.boolean(), false),
  includeAllVersions: v.optional(v.boolean(), false),
  isDisabledByUser: v.optional(v.boolean(), false),
  rule: v.optional(
    v.object({
      on: v.optional(v.pipe(v.array(v.picklist(OPERATIONS)), v.minLength(1)), [...OPERATIONS]),
      filter: groq,
      projection: groq,
    }),
    {},
  ),
});

export type HookInput = Pick<
  Hook,
  'name' | 'description' | 'dataset' | 'url' | 'httpMethod' | 'headers' | 'secret' | 'rule' | 'isDisabled'
>;

/** Parses an administrator's input, with the hosted service's names. @throws LakeError 400 that names the field. */
export function readHook(body: Record<string, unknown>): HookInput {
  assertStorableTexts(body);
  const parsed = v.safeParse(input, body);
  if (!parsed.success) {
    const [issue] = parsed.issues;
    throw badRequest(`"${v.getDotPath(issue) ?? 'body'}": ${issue.message}`);
  }
  const { rule, includeDrafts, includeAllVersions, isDisabledByUser, ...rest } = parsed.output;
  return {
    name: rest.name,
    dataset: rest.dataset,
    url: rest.url,
    httpMethod: rest.httpMethod,
    description: rest.description ?? null,
    headers: rest.headers ?? {},
    secret: rest.secret ? rest.secret : null,
    isDisabled: isDisabledByUser,
    rule: {
      on: rule.on,
      ...(rule.filter && { filter: rule.filter }),
      ...(rule.projection && { projection: rule.projection }),
      includeDrafts,
      includeAllVersions,
    },
  };
}

/** A webhook as the hosted service returns it, except for the secret, which can't be read again. */
export function showHook(hook: Hook, projectId: string) {
  const { on, filter, projection, includeDrafts, includeAllVersions } = hook.rule;
  return {
    type: 'document',
    id: hook.id,
    projectId,
    dataset: hook.dataset,
    name: hook.name,
    description: hook.description,
    url: hook.url,
    httpMethod: hook.httpMethod,
    headers: hook.headers,
    hasSecret: hook.secret !== null,
    apiVersion: 'v2021-03-25',
    includeDrafts: includeDrafts ?? false,
    includeAllVersions: includeAllVersions ?? false,
    rule: { on, filter: filter ?? null, projection: projection ?? null },
    isDisabled: hook.isDisabled,
    isDisabledByUser: hook.isDisabled,
    createdByUserId: hook.createdBy,
    createdAt: hook.createdAt.toISOString(),
    updatedAt: hook.updatedAt.toISOString(),
    deletedAt: null,
  };
}
