import { expect, it } from 'vitest';
import { hashOf } from '#lib/security/inline-scripts.ts';
import { hashInlineStyles } from '#lib/security/inline-styles.ts';

const built = new Map([
  ['/_next/static/chunks/a.css', '.a{color:red}'],
  ['/_next/static/chunks/b.css', '.b{color:blue}'],
  ['/_next/static/chunks/error.css', '.error{color:black}'],
]);
const textOf = (href: string) => built.get(href) ?? null;
const style = (hrefs: string, text: string) =>
  `<style data-precedence="next" data-href="${hrefs}">${text}</style>`;

// There were no hashes at all: `'unsafe-inline'` allowed every style element.
it('hashes the one element that holds the styles of a page', async () => {
  const html = style('/_next/static/chunks/a.css /_next/static/chunks/b.css', '.a{color:red}.b{color:blue}');
  expect(await hashInlineStyles(html, textOf)).toEqual([await hashOf('.a{color:red}.b{color:blue}')]);
});

it('hashes styles that React may insert later, when the page fails', async () => {
  const data = JSON.stringify(
    `1:["$","style","0",{"nonce":"$undefined","precedence":"next","href":"/_next/static/chunks/error.css","children":"$7"}]`,
  );
  const html = `${style('/_next/static/chunks/a.css', '.a{color:red}')}<script>self.__next_f.push([1,${data}])</script>`;
  expect(await hashInlineStyles(html, textOf)).toEqual([
    await hashOf('.a{color:red}'),
    await hashOf('.error{color:black}'),
  ]);
});

it.each([
  ['a style without a file', '<style>body{display:none}</style>'],
  ['a style that only names a file', style('/_next/static/chunks/a.css', 'input{background:url(//evil)}')],
  ['more than the file holds', style('/_next/static/chunks/a.css', '.a{color:red}*{opacity:0}')],
  ['a file that is not there', style('/_next/static/chunks/none.css', '*{opacity:0}')],
])('never hashes %s', async (_, html) => {
  expect(await hashInlineStyles(html, textOf)).toEqual([]);
});
