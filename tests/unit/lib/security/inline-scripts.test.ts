import { describe, expect, it } from 'vitest';
import { hashInlineScripts, hashOf } from '#lib/security/inline-scripts.ts';

describe('the hashes of a page', () => {
  const first = '(self.__next_f=self.__next_f||[]).push([0])';
  const flight = String.raw`self.__next_f.push([1,"1:\"$Sreact\"\nτα «Μελτέμια» \u003cb>"])`;
  const chunks =
    '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["a.js"],"runtimeModuleIds":[1]});';

  it('cover the data scripts of the framework, without duplicates', async () => {
    const html = `<p>x</p><script id="_R_">${chunks}</script><script>${first}</script><SCRIPT data-x="a>b">${flight}</SCRIPT
      ><script>${first}</script>`;
    expect(await hashInlineScripts(html)).toEqual([
      await hashOf(chunks),
      await hashOf(first),
      await hashOf(flight),
    ]);
  });

  it('have the value that browsers compute', async () => {
    expect(await hashOf('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  });

  it('leave out data blocks and external scripts', async () => {
    const html = `<script type="application/ld+json">{"a":1}</script><script type="application/json">${first}</script>
      <script src="/a.js" async="">${first}</script>`;
    expect(await hashInlineScripts(html)).toEqual([]);
  });

  it.each([
    ['a script of its own', 'alert(1)'],
    ['code after the data', `${first};alert(1)`],
    ['code after the data, in the form of a call', 'self.__next_f.push([1,"a"]);alert("b")'],
    ['code in the place of data', 'self.__next_f.push([1,alert(1)])'],
    ['code in a template', 'self.__next_f.push([1,`${alert(1)}`])'],
    ['a second script hidden by a comment', 'self.__next_f.push([1,"<!--<script>"])'],
    ['code among the names of chunks', chunks.replace('[1]', '[alert(1)]')],
  ])('never covers %s', async (_, text) => {
    expect(await hashInlineScripts(`<main><script>${text}</script></main>`)).toEqual([]);
  });
});
