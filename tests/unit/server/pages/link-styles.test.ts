import { expect, it } from 'vitest';
import { dropStyleLinks, linkStyles } from '#server/pages/link-styles.ts';

const style = (href: string, children: string, nonce = '$undefined') =>
  `["$","style","0",{"nonce":"${nonce}","precedence":"next","href":"${href}","children":${JSON.stringify(children)}}]`;
const link = (href: string) =>
  `["$","link","0",{"rel":"stylesheet","href":"${href}","precedence":"next","crossOrigin":"$undefined","nonce":"$undefined"}]`;
/** A text row with its byte count. */
const text = (id: string, content: string) => `${id}:T${Buffer.byteLength(content).toString(16)},${content}`;
const textOf = (flight: Uint8Array) => new TextDecoder().decode(flight);
const linked = (answer: string) => textOf(linkStyles(Buffer.from(answer)));

it('leaves out the links, their hints and the texts of styles for a page that has the styles', () => {
  const sheet = text('7', '.α{content:"\n7:"}');
  const other = text('8', 'Ένα κείμενο');
  const before = `${sheet}${other}0:{"f":[${style('/a.css', '$7')},"$8"]}\n`;
  expect(textOf(dropStyleLinks(linkStyles(Buffer.from(before))))).toBe(`${other}0:{"f":[null,"$8"]}\n`);
});

// The router added them to the page as style elements, which only `'unsafe-inline'` allows.
it('turns the styles in a response for the router into links, with a preload hint', () => {
  const sheet = text('7', '.α{content:"\n7:"}');
  const before = `1:"$Sreact.fragment"\n${sheet}0:{"f":[${style('/a.css', '$7')},${style('/b.css', '.b{content:"]}"}')}]}\n`;
  expect(linked(before)).toBe(
    `1:"$Sreact.fragment"\n:HL["/a.css","style"]\n:HL["/b.css","style"]\n0:{"f":[${link('/a.css')},${link('/b.css')}]}\n`,
  );
});

// A page that is regenerated for a visitor contains the nonce of that response: its styles stayed inline, and the next visitor's
// browser refused them.
it('also turns styles with a nonce into links', () => {
  expect(linked(`0:{"f":[${style('/a.css', '.a{}', 'r4nd0m+/==')}]}\n`)).toBe(
    `:HL["/a.css","style"]\n0:{"f":[${link('/a.css')}]}\n`,
  );
});

it('doesn’t change texts that only look like a style', () => {
  const typed = style('/a.css', 'x');
  const answer = `${text('5', `Ένα κείμενο ${typed}\n0:${typed}\n`)}0:[${JSON.stringify(typed)}]\n:HL["/f.woff2","font"]\n`;
  expect(linked(answer)).toBe(answer);
});

it('returns what it can’t parse unchanged', () => {
  for (const answer of ['', 'no rows', '0:Tzz,a', '0:Tff', '0:Tff,short'])
    expect(linked(answer)).toBe(answer);
});
