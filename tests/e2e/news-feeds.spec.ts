import { expect, test } from '@playwright/test';
import { XMLParser } from 'fast-xml-parser';
import { locales } from '#foundation/text/locales.ts';
import { paths } from '#lib/routes/paths.ts';
import { editorOf } from './lake-session.ts';
import { seededOfType } from '#tests/fixtures/seeded.ts';

const parser = new XMLParser({
  ignoreAttributes: false,
  attributeNamePrefix: '@',
  isArray: (name) => ['item', 'entry', 'link', 'atom:link'].includes(name),
});
const POSTS = 20;

test.describe('B9 the feeds of the news', () => {
  for (const locale of locales)
    test(`RSS in ${locale}: every post with a permanent id, a date, its whole text and its picture`, async ({
      request,
    }) => {
      const address = paths.newsFeed(locale, 'rss');
      const answer = await request.get(address);
      expect(answer.status()).toBe(200);
      expect(answer.headers()['content-type']).toBe('application/rss+xml; charset=utf-8');
      const { channel } = parser.parse(await answer.text()).rss;
      expect(channel.language).toBe(locale);
      expect(channel['atom:link'][0]['@rel']).toBe('self');
      expect(channel['atom:link'][0]['@href']).toMatch(new RegExp(`^https?://[^/]+${address}$`));
      expect(channel.item).toHaveLength(POSTS);
      const titles = seededOfType('newsPost').map((post) => post[`title_${locale}`]);
      const dates: number[] = [];
      for (const item of channel.item) {
        expect(titles).toContain(item.title);
        expect(item.guid['#text']).toMatch(new RegExp(`^tag:[^,]+,2025:newsPost-[a-z-]+/${locale}$`));
        expect(new URL(item.link[0]).pathname.startsWith('/en/')).toBe(locale === 'en');
        expect(item['content:encoded']).toContain('<p>');
        expect(item.enclosure['@type']).toBe('image/webp');
        dates.push(Date.parse(item.pubDate));
      }
      expect(dates.toSorted((a, b) => b - a)).toEqual(dates);
    });

  for (const locale of locales)
    test(`Atom in ${locale} has the same posts in the same order`, async ({ request }) => {
      const answer = await request.get(paths.newsFeed(locale, 'atom'));
      expect(answer.headers()['content-type']).toBe('application/atom+xml; charset=utf-8');
      const { feed } = parser.parse(await answer.text());
      const { rss } = parser.parse(await (await request.get(paths.newsFeed(locale, 'rss'))).text());
      expect(feed['@xml:lang']).toBe(locale);
      expect(feed.entry.map((entry: { id: string }) => entry.id)).toEqual(
        rss.channel.item.map((item: { guid: { '#text': string } }) => item.guid['#text']),
      );
      expect(feed.link.find((link: { '@rel': string }) => link['@rel'] === 'self')['@href']).toMatch(
        new RegExp(`${paths.newsFeed(locale, 'atom')}$`),
      );
    });

  test('every link in them is absolute and works', async ({ request }) => {
    const texts = await Promise.all(
      locales.map(async (locale) => (await request.get(paths.newsFeed(locale, 'rss'))).text()),
    );
    const links = texts.flatMap((text) =>
      [...text.matchAll(/(?:<link>|href="|url=")([^"<]+)/g)].map(([, link = '']) => link),
    );
    const site = new URL(links[0] ?? '').origin;
    expect(links.filter((link) => !/^https?:\/\//.test(link))).toEqual([]);
    const own = [...new Set(links)]
      .filter((link) => link.startsWith(site) && !link.includes('/image/'))
      .map((link) => link.slice(site.length).replaceAll(/&(?:#38|amp);/g, '&') || '/');
    expect(own.length).toBeGreaterThan(50);
    // Eight at a time: all together would be more than any feed reader sends.
    for (let at = 0; at < own.length; at += 8)
      await Promise.all(
        own.slice(at, at + 8).map(async (path) => {
          const answer = await request.get(path, { headers: { 'accept-language': 'el' }, maxRedirects: 0 });
          expect(answer.status(), path).toBe(200);
        }),
      );
    const [picture = ''] = links.filter((link) => link.includes('/image/'));
    expect((await request.get(picture.slice(site.length))).headers()['content-type']).toBe('image/webp');
  });

  test('a reader that knows the feed gets 304 and no body', async ({ request }) => {
    const address = paths.newsFeed('el', 'rss');
    const first = await request.get(address);
    const { etag = '', 'last-modified': changed = '' } = first.headers();
    const conditions: Record<string, string>[] = [
      { 'if-none-match': etag },
      { 'if-modified-since': changed },
    ];
    for (const headers of conditions) {
      const answer = await request.get(address, { headers });
      expect(answer.status(), JSON.stringify(headers)).toBe(304);
      expect(await answer.text()).toBe('');
    }
    expect((await request.get(address, { headers: { 'if-none-match': '"old"' } })).status()).toBe(200);
  });

  test('an unsupported language gets the addresses of the feeds', async ({ request }) => {
    const answer = await request.get('/fr/news/rss.xml');
    expect(answer.status()).toBe(404);
    expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await answer.text();
    for (const locale of locales) expect(text).toContain(paths.newsFeed(locale, 'rss'));
  });

  test('the Greek feed has one address', async ({ request }) => {
    const answer = await request.get('/el/news/atom.xml', { maxRedirects: 0 });
    expect([answer.status(), answer.headers().location]).toEqual([
      308,
      expect.stringMatching(/^(?:https?:\/\/[^/]+)?\/news\/atom\.xml$/),
    ]);
  });

  test('pages of the news link to their feeds in the head', async ({ request }) => {
    for (const locale of locales) {
      const html = await (
        await request.get(paths.news(locale), { headers: { 'accept-language': locale } })
      ).text();
      for (const kind of ['rss', 'atom'] as const)
        expect(html).toMatch(
          new RegExp(
            `<link[^>]+rel="alternate"[^>]+type="application/${kind}\\+xml"[^>]+href="[^"]*${paths.newsFeed(locale, kind)}"`,
          ),
        );
    }
  });

  test('B4 a published post is in the feed at once, and an unpublished one is gone', async ({
    request,
    baseURL,
  }) => {
    const lake = await editorOf(request, baseURL ?? '');
    const id = 'newsPost-just-out';
    const titles = async () => {
      const { rss } = parser.parse(await (await request.get(paths.newsFeed('en', 'rss'))).text());
      return rss.channel.item.map((item: { title: string }) => item.title);
    };
    await lake({
      createOrReplace: {
        _id: id,
        _type: 'newsPost',
        title_el: 'Μόλις βγήκε',
        title_en: 'Just out',
        permalink_el: { _type: 'slug', current: 'molis-vgike' },
        permalink_en: { _type: 'slug', current: 'just-out' },
        excerpt_el: 'Δοκιμή.',
        excerpt_en: 'A trial.',
        publishedAt: new Date().toISOString(),
        category: { _type: 'reference', _ref: 'newsCategory-company' },
      },
    });
    try {
      await expect.poll(titles, { timeout: 5_000 }).toContain('Just out');
    } finally {
      await lake({ delete: { id } });
    }
    await expect.poll(titles, { timeout: 5_000 }).not.toContain('Just out');
  });
});
