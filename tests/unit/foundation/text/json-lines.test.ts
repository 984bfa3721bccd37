import fc from 'fast-check';
import { Readable } from 'node:stream';
import { createInterface } from 'node:readline';
import { describe, expect, it } from 'vitest';
import { jsonLine, readLines } from '#foundation/text/json-lines.ts';

const ODD = [
  '\u2028',
  '\u2029',
  '\u0085',
  '\r',
  '\n',
  '\r\n',
  '\u0000',
  '\ufeff',
  '"',
  '\\',
  '😀',
  'ά',
  '\ud800',
];
const odd = fc.array(fc.oneof(fc.constantFrom(...ODD), fc.string())).map((parts) => parts.join(''));

async function lines(bytes: AsyncIterable<Uint8Array>): Promise<string[]> {
  return Array.fromAsync(readLines(bytes));
}

// A U+2028 in any text truncated the command-line export, because it was read as the end of a line.
describe('newline-delimited JSON', () => {
  it('survives any text and any split into chunks', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(odd, { minLength: 1 }),
        fc.integer({ min: 1, max: 7 }),
        async (texts, size) => {
          const bytes = Buffer.from(texts.map((text) => jsonLine({ text })).join(''));
          const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) =>
            bytes.subarray(at * size, (at + 1) * size),
          );
          const read = await lines(Readable.from(pieces));
          expect(read.map((line) => JSON.parse(line))).toEqual(texts.map((text) => ({ text })));
        },
      ),
    );
  });

  it('is also read correctly by readers that end a line at U+2028', async () => {
    const input = Readable.from([Buffer.from(jsonLine('a\u2028b\u2029c') + jsonLine('d'))]);
    expect(await Array.fromAsync(createInterface({ input }))).toEqual(['"a\\u2028b\\u2029c"', '"d"']);
  });

  it('reads lines with unescaped separators, as in backups of older versions', async () => {
    expect(await lines(Readable.from([Buffer.from('"a\u2028b"\n"c"')]))).toEqual(['"a\u2028b"', '"c"']);
  });
});
