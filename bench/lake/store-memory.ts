import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Replica } from '#content-lake/store/replica.ts';
import { benchDocuments } from './documents.ts';
import { record } from './numbers.ts';

/*
 * What documents take in the memory of a process: the copy that queries run on, with the views of the three perspectives
 * that a site and a Studio use. A tenth of the documents have a draft.
 */
setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');
const rows = [['documents', 'JSON, MB', 'documents in memory, MB', 'with three perspectives, MB', 'kB each']];

for (const count of [2_000, 10_000, 20_000]) {
  const text = benchDocuments(count).map((doc) => JSON.stringify(doc));
  const before = used();
  const replica = new Replica(
    'bench',
    1,
    text.flatMap((one, n) => {
      const doc = JSON.parse(one);
      return n % 10 === 0 ? [doc, { ...JSON.parse(one), _id: `drafts.${doc._id}` }] : [doc];
    }),
  );
  const raw = used() - before;
  replica.view({ kind: 'public' });
  replica.view({ kind: 'published' });
  replica.view({ kind: 'layers', layers: ['drafts'] });
  const all = used() - before;
  rows.push([
    String(replica.raw.all().length),
    megabytes(text.reduce((sum, one) => sum + Buffer.byteLength(one), 0)),
    megabytes(raw),
    megabytes(all),
    (all / replica.raw.all().length / 1024).toFixed(1),
  ]);
}
record('lake-store-memory', rows);

function used(): number {
  if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed;
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
