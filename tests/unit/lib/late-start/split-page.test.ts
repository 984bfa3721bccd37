import { describe, expect, it } from 'vitest';
import { splitPage } from '#lib/late-start/split-page.ts';

const BEGIN = '<script>(self.__next_f=self.__next_f||[]).push([0])</script>';
const data = (...rows: unknown[]) =>
  rows.map((row) => `<script>self.__next_f.push(${JSON.stringify(row)})</script>`).join('');
const ENTRY =
  '<script id="_R_">(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"runtimeModuleIds":[7]})</script>';

/** A page as Next writes it; `body` and `end` come before and after its flight data. */
const pageOf = ({ body = '', rows = data([1, 'one\n'], [1, 'two\n']), begin = BEGIN, entry = ENTRY } = {}) =>
  [
    '<!DOCTYPE html><html lang="el"><head>',
    '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/entry.js"/>',
    '<link rel="preload" as="image" href="/image/one.webp" nonce="Zm9v"/>',
    '<script src="/_next/static/chunks/a.js" async=""></script>',
    '<script>document.documentElement.dataset.first="paint"</script>',
    '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>',
    '<h1>Σύμη</h1><script type="application/ld+json">{"@type":"Thing"}</script>',
    body,
    entry,
    '<script src="/_next/static/chunks/entry.js" async=""></script>',
    begin,
    rows,
    '</body></html>',
  ].join('');

describe('a page', () => {
  it('is split into its document, its data and its scripts', () => {
    const split = splitPage(pageOf());
    if ('reason' in split) throw new Error(split.reason);
    expect(new TextDecoder().decode(split.flight)).toBe('one\ntwo\n');
    expect(split.scripts).toEqual(['/_next/static/chunks/a.js', '/_next/static/chunks/entry.js']);
    expect(JSON.parse(split.entry)).toEqual({ otherChunks: ['static/chunks/a.js'], runtimeModuleIds: [7] });
    expect(split.document).toBe(
      '<!DOCTYPE html><html lang="el"><head><link rel="preload" as="image" href="/image/one.webp"/>' +
        '<script>document.documentElement.dataset.first="paint"</script>' +
        '<script src="/_next/static/chunks/old.js" noModule=""></script></head><body>' +
        '<h1>Σύμη</h1><script type="application/ld+json">{"@type":"Thing"}</script></body></html>',
    );
  });

  it('has the same data whether or not it was made with a nonce', () => {
    const row = (nonce: string) => [1, `0:["$","script",null,{"nonce":"${nonce}"}]\n`];
    const dataOf = (nonce: string) => {
      const split = splitPage(pageOf({ rows: data(row(nonce)) }));
      return 'reason' in split ? split.reason : new TextDecoder().decode(split.flight);
    };
    expect(dataOf('Zm9v')).toBe(dataOf('$undefined'));
  });

  it.each([
    ['an error page', pageOf().replace('<html ', '<html id="__next_error__" ')],
    ['no start of Next', '<html><body><h1>404</h1></body></html>'],
    ['two entries', pageOf({ body: ENTRY })],
    ['data before its beginning', pageOf({ begin: '' })],
    ['data of kind 2', pageOf({ rows: data([2, null]) })],
    ['data of kind 3', pageOf({ rows: data([3, 'zrE=']) })],
    ['an unknown script', pageOf({ body: '<script>$RC("B:0","S:0")</script>' })],
    ['an unknown script', pageOf({ body: '<script>self.__next_r="x"</script>' })],
    [
      '/_next/static/chunks/b.js is not async',
      pageOf({ body: '<script src="/_next/static/chunks/b.js"></script>' }),
    ],
  ])('stays whole: %s', (reason, html) => {
    expect(splitPage(html)).toEqual({ reason });
  });
});
