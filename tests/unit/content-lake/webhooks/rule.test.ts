import { isValidSignature } from '@sanity/webhook';
import { describe, expect, it } from 'vitest';
import type { Doc } from '#content-lake/protocol/document.ts';
import { View } from '#content-lake/store/view.ts';
import type { HookRule } from '#content-lake/webhooks/hook.ts';
import { compileRule } from '#content-lake/webhooks/rule.ts';
import { signBody } from '#content-lake/webhooks/signature.ts';
import { siteWebhook } from '#backend/site-webhook.ts';

const dates = { _rev: 'r1', _createdAt: '2026-05-01T09:00:00Z', _updatedAt: '2026-05-01T09:00:00Z' };
const page = (fields: Partial<Doc> = {}): Doc => ({ _id: 'page-terms', _type: 'page', ...dates, ...fields });
const on: HookRule['on'] = ['create', 'update', 'delete'];

function payloadOf(
  rule: Partial<HookRule>,
  before: Doc | undefined,
  after: Doc | undefined,
  others: Doc[] = [],
) {
  const view = new View();
  for (const doc of others) view.put(doc);
  const around = { view, now: new Date('2026-05-01T09:00:00Z'), projectId: 'p', dataset: 'd' };
  const id = (after ?? before)?._id ?? '';
  return compileRule({ on, ...rule })({ id, before, after }, around);
}

describe("a webhook's rule", () => {
  it('matches every change of a published document, sent in full, by default', () => {
    const after = page({ title: 'Terms' });
    expect(payloadOf({}, undefined, after)).toEqual({ operation: 'create', body: after });
    expect(payloadOf({}, after, page({ title: 'T' }))?.operation).toBe('update');
    // A deleted document is sent in its last state.
    expect(payloadOf({}, after, undefined)).toEqual({ operation: 'delete', body: after });
  });

  it.each(['drafts.page-terms', 'versions.r1.page-terms', '_.releases.r1', 'secret.note'])(
    'does not match %s by default',
    (id) => {
      expect(payloadOf({}, undefined, page({ _id: id }))).toBeUndefined();
      const all = { includeDrafts: true, includeAllVersions: true };
      expect(payloadOf(all, undefined, page({ _id: id })) !== undefined).toBe(/^(drafts|versions)/.test(id));
    },
  );

  it('can be limited to some operations', () => {
    expect(payloadOf({ on: ['delete'] }, undefined, page())).toBeUndefined();
    expect(payloadOf({ on: ['delete'] }, page(), undefined)).toBeDefined();
  });

  it.each([
    ['_type == "page"', true],
    ['_type == "offer"', false],
    ['title', false],
    ['before().title == "Old" && after().title == "New"', true],
    ['delta::operation() == "update"', true],
    ['delta::changedAny(title)', true],
    ['delta::changedAny(body)', false],
    ['delta::changedAny((body, permalink.current))', true],
    ['delta::changedOnly((title, permalink))', true],
    ['delta::changedOnly(title)', false],
    ['delta::changedAny(blocks[].text)', false],
  ])('applies the filter %s', (filter, heard) => {
    const permalink = (current: string) => ({ _type: 'slug', current });
    const before = page({ title: 'Old', permalink: permalink('a'), blocks: [{ text: 'x' }] });
    const after = page({ title: 'New', permalink: permalink('b'), blocks: [{ text: 'x' }], _rev: 'r2' });
    expect(payloadOf({ filter }, before, after) !== undefined).toBe(heard);
  });

  it('sends the result of the projection, which may follow references', () => {
    const category = page({ _id: 'cat', _type: 'newsCategory', title: 'Offers' });
    const after = page({ title: 'New', category: { _ref: 'cat' } });
    const projection =
      '{_id, "was": before().title, "now": after().title, "op": delta::operation(), "category": category->title}';
    expect(payloadOf({ projection }, page({ title: 'Old' }), after, [category])?.body).toEqual({
      _id: 'page-terms',
      was: 'Old',
      now: 'New',
      op: 'update',
      category: 'Offers',
    });
    expect(payloadOf({ projection: 'title' }, undefined, after)?.body).toBe('New');
  });

  it.each([
    [{ filter: '_type ==' }, 400],
    [{ filter: 'nothing::here()' }, 400],
    [{ projection: '{' }, 400],
    [{ filter: 'delta::changedAny(blocks[text == "x"])' }, 501],
  ])('is rejected when it is invalid: %o', (rule, status) => {
    expect(() => compileRule({ on, ...rule })).toThrow(expect.objectContaining({ status }));
  });
});

describe("the site's webhook", () => {
  const { rule } = siteWebhook('http://localhost:3000', 'secret');
  const slug = (current: string) => ({ _type: 'slug', current });

  it('sends the addresses before and after', () => {
    const before = page({ permalink_el: slug('oroi'), permalink_en: slug('terms') });
    const after = page({ permalink_el: slug('oroi-chrisis'), permalink_en: slug('terms') });
    const now = { permalink_el: 'oroi-chrisis', permalink_en: 'terms' };
    const head = { _id: 'page-terms', _type: 'page' };
    const was = { permalink_el: 'oroi', permalink_en: 'terms' };
    expect(payloadOf(rule, undefined, after)?.body).toEqual({ ...head, operation: 'create', ...now });
    expect(payloadOf(rule, before, after)?.body).toEqual({
      ...head,
      operation: 'update',
      ...now,
      before: was,
    });
    expect(payloadOf(rule, before, undefined)?.body).toMatchObject({ operation: 'delete', before: was });
    expect(payloadOf(rule, undefined, page())?.body).toMatchObject({
      permalink_el: null,
      permalink_en: null,
    });
  });

  it('ignores uploads', () => {
    expect(payloadOf(rule, undefined, page({ _id: 'image-a', _type: 'sanity.imageAsset' }))).toBeUndefined();
  });
});

describe('a signature', () => {
  it('is accepted by the official library, Greek letters included', async () => {
    const body = JSON.stringify({ title: 'Δρομολόγια', emoji: '⛴' });
    const signature = signBody(body, new Date('2026-05-01T09:00:00Z'), 'μυστικό');
    expect(signature).toMatch(/^t=1777626000000,v1=[\w-]{43}$/);
    expect(await isValidSignature(body, signature, 'μυστικό')).toBe(true);
    expect(await isValidSignature(body, signature.replace('t=1', 't=2'), 'μυστικό')).toBe(false);
  });
});
