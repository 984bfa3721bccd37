import { inflateSync } from 'node:zlib';

const HEADER = 44;
const ENTRY = 20;

/**
 * Unpacks a WOFF 1.0 file to the plain font (W3C WOFF 1.0, section 5). The PDF library reads WOFF too, but unpacks it
 * again for every document, and more slowly than zlib: that took most of the time of a ticket.
 * @throws Error for another format
 */
export function unpackWoff(woff: Buffer): Buffer {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('not a WOFF file');
  const count = woff.readUInt16BE(12);
  const directory = Buffer.alloc(12 + count * 16);
  woff.copy(directory, 0, 4, 8);
  directory.writeUInt16BE(count, 4);
  const power = 2 ** Math.floor(Math.log2(count));
  directory.writeUInt16BE(power * 16, 6);
  directory.writeUInt16BE(Math.log2(power), 8);
  directory.writeUInt16BE((count - power) * 16, 10);
  const tables: Buffer[] = [];
  let end = directory.length;
  for (let index = 0; index < count; index += 1) {
    const entry = HEADER + index * ENTRY;
    const [start, packed, size] = [4, 8, 12].map((offset) => woff.readUInt32BE(entry + offset));
    if (start === undefined || packed === undefined || size === undefined) break;
    const bytes = woff.subarray(start, start + packed);
    const table = packed < size ? inflateSync(bytes) : bytes;
    const place = 12 + index * 16;
    woff.copy(directory, place, entry, entry + 4);
    woff.copy(directory, place + 4, entry + 16, entry + 20);
    directory.writeUInt32BE(end, place + 8);
    directory.writeUInt32BE(size, place + 12);
    // Tables begin at multiples of four bytes.
    const padded = Buffer.alloc(Math.ceil(size / 4) * 4);
    table.copy(padded);
    tables.push(padded);
    end += padded.length;
  }
  return Buffer.concat([directory, ...tables]);
}
