import { expect, it } from 'vitest';
import { shareData } from '#scripts/edge/shared-data.ts';

const large = JSON.stringify({ text: 'it’s «large» '.repeat(3000) }).replaceAll("'", String.raw`\'`);
const chunk = (id: number, variable: string, literal: string) =>
  `module.exports=[${id},${variable}=>{"use strict";let b=JSON.parse('${literal}');${variable}.s(b)}];`;
const pathFrom = (_: string, to: string) => `./${to}`;

/** What a file exports, if its only dependency exports this. */
function exportsOf(text: string, dependency: unknown = null): unknown {
  const file: { exports: unknown } = { exports: null };
  new Function('module', 'require', text)(file, () => dependency);
  return file.exports;
}

/** What the module of a chunk gives to the runtime. */
function valueOf(chunkExports: unknown): unknown {
  let value: unknown;
  if (Array.isArray(chunkExports)) chunkExports[1]({ s: (given: unknown) => (value = given) });
  return value;
}

it('keeps a large text in the first chunk, from which the others take it', () => {
  const chunks = [
    { path: 'a.js', text: chunk(1, 'a', large) },
    { path: 'b.js', text: chunk(2, 'e', large) },
  ];
  const [a, b] = shareData(chunks, pathFrom);
  expect(b?.text.length).toBeLessThan(200);
  const first = exportsOf(a?.text ?? '');
  expect(valueOf(first)).toEqual(JSON.parse(large));
  expect(valueOf(exportsOf(b?.text ?? '', first))).toEqual(JSON.parse(large));
});

it('leaves small texts, other texts and other files as they are', () => {
  const chunks = [
    { path: 'a.js', text: chunk(1, 'a', '{"a":1}') },
    { path: 'b.js', text: chunk(2, 'e', '{"a":1}') },
    { path: 'c.js', text: `JSON.parse('${large}')` },
  ];
  expect(shareData(chunks, pathFrom)).toEqual(chunks);
});
