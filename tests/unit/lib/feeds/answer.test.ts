import { describe, expect, it } from 'vitest';
import { answerFeed } from '#lib/feeds/answer.ts';

const feed = {
  xml: '<rss/>',
  changedAt: new Date('2026-11-20T08:00:00.500Z'),
  type: 'application/rss+xml',
};
const ask = (headers: Record<string, string> = {}) =>
  answerFeed(new Request('https://example.org/news/rss.xml', { headers }), feed);

async function tag(): Promise<string> {
  return (await ask()).headers.get('etag') ?? '';
}

describe('B9 the response to a feed reader', () => {
  it('is the feed with its media type, a tag and a date for revalidation', async () => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toBe('application/rss+xml; charset=utf-8');
    expect(answer.headers.get('etag')).toMatch(/^"[0-9a-f]{32}"$/);
    expect(answer.headers.get('last-modified')).toBe('Fri, 20 Nov 2026 08:00:00 GMT');
    expect(answer.headers.get('cache-control')).toBe('public, no-cache');
    expect(await answer.text()).toBe('<rss/>');
  });

  it('is 304 without a body for the current tag', async () => {
    for (const known of [await tag(), `W/${await tag()}`, `"old", ${await tag()}`, '*']) {
      const answer = await ask({ 'if-none-match': known });
      expect(answer.status, known).toBe(304);
      expect(await answer.text()).toBe('');
      expect(answer.headers.get('etag')).toBe(await tag());
    }
  });

  it('is 304 for a date that isn’t older, and the feed for an older or invalid one', async () => {
    const since = async (date: string) => (await ask({ 'if-modified-since': date })).status;
    expect(await since('Fri, 20 Nov 2026 08:00:00 GMT')).toBe(304);
    expect(await since('Fri, 20 Nov 2026 07:59:59 GMT')).toBe(200);
    expect(await since('yesterday')).toBe(200);
  });

  it('gives the tag precedence over the date when both are sent', async () => {
    const answer = await ask({
      'if-none-match': '"old"',
      'if-modified-since': 'Fri, 20 Nov 2026 08:00:00 GMT',
    });
    expect(answer.status).toBe(200);
  });

  it('changes its tag with the text', async () => {
    const other = await answerFeed(new Request('https://example.org/'), { ...feed, xml: '<rss> </rss>' });
    expect(other.headers.get('etag')).not.toBe(await tag());
  });
});
