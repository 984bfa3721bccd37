import { isValidSignature } from '@sanity/webhook';
import { describe, expect, it } from 'vitest';
import { webhookBody } from '#content-lake/webhooks/payload.ts';
import { signBody } from '#content-lake/webhooks/signature.ts';

const dates = { _rev: 'r', _createdAt: '2026-05-01T09:00:00Z', _updatedAt: '2026-05-01T09:00:00Z' };
const page = (fields: object = {}) => ({ _id: 'page-terms', _type: 'page', ...dates, ...fields });

describe('what a receiver is told', () => {
  it('is null where there is no permalink, or one of another shape', () => {
    const body = webhookBody(
      {
        id: 'page-terms',
        before: undefined,
        after: page({ permalink_el: 'oroi', permalink_en: { current: 7 } }),
      },
      () => undefined,
    );
    expect(body).toEqual({
      _id: 'page-terms',
      _type: 'page',
      operation: 'create',
      permalink_el: null,
      permalink_en: null,
    });
  });

  it('leaves out a category that is gone', () => {
    const after = page({ category: { _ref: 'newsCategory-gone' } });
    expect(webhookBody({ id: after._id, before: after, after }, () => undefined)).not.toHaveProperty(
      'category',
    );
  });

  it.each(['drafts.page-terms', 'versions.r1.page-terms', '_.releases.r1'])('is nothing about %s', (id) => {
    expect(webhookBody({ id, before: undefined, after: page({ _id: id }) }, () => undefined)).toBeUndefined();
  });
});

describe('a signature', () => {
  it('is what the official library accepts, Greek letters included', async () => {
    const body = JSON.stringify({ title: 'Δρομολόγια', emoji: '⛴' });
    const signature = signBody(body, new Date('2026-05-01T09:00:00Z'), 'μυστικό');
    expect(signature).toMatch(/^t=1777626000000,v1=[\w-]{43}$/);
    expect(await isValidSignature(body, signature, 'μυστικό')).toBe(true);
    expect(await isValidSignature(body, signature.replace('t=1', 't=2'), 'μυστικό')).toBe(false);
  });
});
