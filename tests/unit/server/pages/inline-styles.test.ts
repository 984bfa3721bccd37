import { expect, it } from 'vitest';
import { inlineStyles, inlineUsedStyles } from '#server/pages/inline-styles.ts';

const built = new Map([
  ['/_next/static/chunks/a.css', '.a{color:red}'],
  ['/_next/static/chunks/b.css', '.b{color:blue}'],
  ['/_next/static/chunks/c.css', '.elsewhere{color:blue}'],
  ['/_next/static/chunks/odd.css', '.a{content:"</style>"}'],
]);
const styleText = (href: string) => built.get(href) ?? null;
const link = (name: string, more = '') =>
  `<link rel="stylesheet" href="/_next/static/chunks/${name}.css" data-precedence="next"${more}/>`;

it('writes the style sheets of a page into one element, and leaves their links for React, disabled', () => {
  expect(inlineStyles(`<head>${link('a')}${link('b')}<title>`, { styleText })).toEqual({
    html: `<head><style>.a{color:red}.b{color:blue}</style>${link('a', ' disabled=""')}${link('b', ' disabled=""')}<title>`,
    texts: ['.a{color:red}.b{color:blue}'],
  });
});

it.each([
  ['a file that the build doesn’t have', `${link('a')}${link('none')}`],
  ['a file that would end the element', link('odd')],
  ['a style sheet that isn’t React’s', '<link rel="stylesheet" href="/_next/static/chunks/a.css"/>'],
  ['a text about style sheets', JSON.stringify(link('a'))],
])('leaves %s as it is', (_, html) => {
  expect(inlineStyles(html, { styleText })).toEqual({ html, texts: [] });
});

it('gives a page whose script comes later the styles that it uses, and the addresses of all to the loader', () => {
  const page = (styles: string, settings: string) =>
    `<head>${styles}<script type="application/json" id="late-start">{${settings}"scripts":[]}</script></head><p class="a">`;
  const [a, c] = ['/_next/static/chunks/a.css', '/_next/static/chunks/c.css'];
  const { html, texts } = inlineUsedStyles(page(link('a') + link('c'), ''), { styleText });
  expect(texts).toEqual(['.a{color:red}']);
  expect(html).toBe(page('<style>.a{color:red}</style>', `"styles":["${a}"],"later":["${c}"],`));
});

it('gives any other page all its styles', () => {
  const html = `<head>${link('a')}${link('b')}</head><p class="a">`;
  expect(inlineUsedStyles(html, { styleText })).toEqual(inlineStyles(html, { styleText }));
});
