import { revalidateTag } from 'next/cache';
import { after } from 'next/server';
import { setTimeout as wait } from 'node:timers/promises';
import { SIGNATURE_HEADER_NAME } from '@sanity/webhook';
import * as v from 'valibot';
import { defineRoute, noInput } from '#app/api/_route/define-route.ts';
import { tagsOfChange } from '#lib/content/cache-manifest.ts';
import { judgeSignature } from '#lib/content/webhook-signature.ts';
import { readEnv } from '#foundation/env.ts';
import { problemResponse } from '#foundation/http/problem.ts';
import { log } from '#lib/log.server.ts';

const permalink = v.optional(v.nullable(v.union([v.string(), v.object({ current: v.string() })])));
const permalinks = { permalink_el: permalink, permalink_en: permalink };
const Permalinks = v.object(permalinks);
const Body = v.object({
  _id: v.string(),
  _type: v.string(),
  /** `create`, `update` or `delete`; absent in requests of an older webhook. */
  operation: v.optional(v.string()),
  ...permalinks,
  /** The document's previous permalinks; its old address must stop working too. */
  before: v.optional(Permalinks),
});

/** A document is some hundred bytes of projection, so nothing larger is accepted. */
const MAX_BYTES = 64 * 1024;

/** Longer than it takes to render a page. */
const SETTLED_MS = 2_000;

/**
 * The content lake's webhook: a document was published or unpublished (B4). The signature proves that the lake sent it;
 * the table of tags determines which pages are stale. Refuses with a problem document, in English because the caller is
 * a program: 413 for a body of over 64 KB, 401 for a wrong or an old signature and 400 for a body that isn't a change.
 */
export const POST = defineRoute({
  input: noInput,
  handle: async (_, request) => {
    const secret = readEnv(process.env).REVALIDATE_SECRET;
    const signature = request.headers.get(SIGNATURE_HEADER_NAME);
    const text = await request.text();
    const refuse = (status: number, title: string, detail: string) =>
      problemResponse({ title, status, detail }, request.headers);
    if (text.length > MAX_BYTES) return refuse(413, 'Too large', 'A change has at most 64 KB.');
    const verdict = await judgeSignature(text, signature, { secret, now: Date.now() });
    if (verdict !== 'valid') {
      log.warn({ signed: signature !== null, secret: secret !== undefined, verdict }, 'webhook refused');
      const detail =
        verdict === 'old'
          ? `${SIGNATURE_HEADER_NAME} was made more than five minutes ago, or one of the two clocks is wrong.`
          : `${SIGNATURE_HEADER_NAME} does not fit the body.`;
      return refuse(401, 'Not signed by the lake', detail);
    }
    const parsed = v.safeParse(Body, parseJson(text));
    if (!parsed.success) return refuse(400, 'Not a change of a document', 'The body needs _id and _type.');
    const { _id, _type, operation, before, ...now } = parsed.output;
    const [current, previous] = [permalinksOf(now), permalinksOf(before)];
    const tags = tagsOfChange({
      type: _type,
      permalinks: [...new Set([...current, ...previous])],
      endsAddress: operation === 'delete' || previous.some((one) => !current.includes(one)),
    });
    for (const tag of tags.expired) revalidateTag(tag, { expire: 0 });
    // Pages that only mention the document are regenerated in the background (stale while revalidating).
    for (const tag of tags.stale) revalidateTag(tag, 'max');
    // A page that was being rendered at this moment may have the old text: from a second backend that lags behind, or
    // on the edge, where it is cached as if it were new (here it isn't, server/next-cache). So the tags expire once
    // more after that. Not with 'max': the next visitor would still get the old page once.
    after(async () => {
      await wait(SETTLED_MS);
      for (const tag of tags.expired) revalidateTag(tag, { expire: 0 });
    });
    log.info({ id: _id, tags }, 'published');
    return { revalidated: [...tags.expired, ...tags.stale] };
  },
});

function permalinksOf(named: v.InferOutput<typeof Permalinks> | undefined): string[] {
  return [named?.permalink_el, named?.permalink_en].flatMap(textOf);
}

function textOf(value: v.InferOutput<typeof permalink>): string[] {
  if (!value) return [];
  return [typeof value === 'string' ? value : value.current];
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
