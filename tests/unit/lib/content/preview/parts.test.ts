import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { layersOf } from '#lib/content/preview/perspective.ts';
import { safePath } from '#lib/routes/safe-path.ts';
import { opensShare, parseShareKey, validShare } from '#lib/content/preview/share.ts';

describe('B4: the perspective that the Studio sends', () => {
  it('is drafts, published documents or releases', () => {
    expect(layersOf('drafts')).toEqual(['drafts']);
    expect(layersOf('published')).toEqual(['published']);
    expect(layersOf('rSummer,drafts')).toEqual(['rSummer', 'drafts']);
  });

  it('is drafts when it is anything else', () => {
    for (const input of [undefined, '', 'raw', 'drafts,raw', 'a b', 'drafts,', '../x'])
      expect(layersOf(input)).toEqual(['drafts']);
  });
});

describe('B4: the page that preview opens', () => {
  it('is a path of this site', () => {
    expect(safePath('/en/news?x=1#top')).toBe('/en/news?x=1#top');
    expect(safePath('/προορισμοί')).toBe(encodeURI('/προορισμοί'));
  });

  it('is never another site', () => {
    const elsewhere = [
      '//evil.example',
      '/\\evil.example',
      '\\\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '///evil.example',
      '/.//evil.example',
      '/%09/evil.example/..//evil.example',
      '/\t/evil.example',
      '/\n//evil.example',
      '',
      null,
    ];
    for (const input of elsewhere) {
      const path = safePath(input);
      expect(path.startsWith('/')).toBe(true);
      expect(new URL(path, 'https://site.example').host).toBe('site.example');
    }
  });
});

describe('B4: a preview link', () => {
  const secret = 's'.repeat(43);
  const share = {
    _id: 'drafts.preview-share.0c1d2e3f-1111-4222-8333-444455556666',
    secretHash: createHash('sha256').update(secret).digest('base64url'),
    path: '/destinations/patmos',
    expiresAt: '2026-11-28T10:00:00.000Z',
    sharedBy: null,
  };

  it('is valid until it ends, and not a moment longer', () => {
    expect(validShare(share, new Date('2026-11-28T09:59:59Z'))).toEqual(share);
    expect(validShare(share, new Date('2026-11-28T10:00:00Z'))).toBeNull();
  });

  it('is invalid when the lake doesn’t have it', () => {
    for (const answer of [
      null,
      undefined,
      {},
      { ...share, expiresAt: 'never' },
      { ...share, _id: 'page-about' },
    ])
      expect(validShare(answer, new Date('2026-11-21T10:00:00Z'))).toBeNull();
  });

  it('opens only with its own secret', () => {
    expect(opensShare(share, secret)).toBe(true);
    for (const other of ['', 'S'.repeat(43), share.secretHash]) expect(opensShare(share, other)).toBe(false);
  });

  it('is recognised by its format', () => {
    expect(parseShareKey(`0c1d2e3f-1111.${secret}`)).toEqual({
      id: 'drafts.preview-share.0c1d2e3f-1111',
      secret,
    });
    for (const key of ['', 'x', `..${secret}`, `a"] | *[.${secret}`, `0c1d2e3f.${secret}.x`])
      expect(parseShareKey(key)).toBeNull();
  });
});
