import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';
import { expect, it } from 'vitest';
import { readArchive } from '#backend/backup/read-archive.ts';

const ENTRIES = 40;
const ENTRY_BYTES = 20_480;
const TAR_HEADER_BYTES = 512;

it('is rejected when a file is cut off shortly behind the start of an entry', async () => {
  const archive = pack();
  // Not compressed, so that an entry's place in the file is known.
  const packed = buffer(archive.pipe(createGzip({ level: 0 })));
  for (let index = 1; index <= ENTRIES; index++)
    archive.entry({ name: `database/lake.${'t'.repeat(index)}.ndjson` }, Buffer.alloc(ENTRY_BYTES, index));
  archive.finalize();
  const whole = await packed;
  const folder = await mkdtemp(join(tmpdir(), 'cut-off-'));
  try {
    for (let entry = 0; entry < ENTRIES; entry++) {
      const file = join(folder, 'cut-off.tar.gz');
      const end = entry * (TAR_HEADER_BYTES + ENTRY_BYTES) + 2 * TAR_HEADER_BYTES;
      await writeFile(file, whole.subarray(0, end));
      await expect(readArchive(file, join(folder, 'out'))).rejects.toThrow('cannot be read as a backup');
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
