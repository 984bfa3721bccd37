import { expect, it } from 'vitest';
import { bareChunk } from '#scripts/edge/bare-chunk.ts';

const chunk = 'module.exports=[12,e=>{let t="//# debugId=1";e.s(t)}];';
const mark =
  ';!function(){try { var e="undefined"!=typeof globalThis?globalThis:{},n=(new e.Error).stack;n&&((e._debugIds|| (e._debugIds={}))[n]="4a2b6798")}catch(e){}}();\n';

it('removes the reference to the source map from a chunk, and nothing else', () => {
  expect(bareChunk(chunk)).toBe(chunk);
  expect(bareChunk(`${chunk}\n\n//# sourceMappingURL=a.js.map\n`)).toBe(chunk);
  expect(bareChunk(`${mark}${chunk}\n\n//# debugId=4a2b6798\n//# sourceMappingURL=a.js.map`)).toBe(chunk);
});
