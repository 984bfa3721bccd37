import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Replica } from '#content-lake/store/replica.ts';
import { benchDocuments } from './documents.ts';
import { record } from './numbers.ts';

/*
 * The memory that documents take in a process: the copy on which queries run, with views for the three perspectives that a site and
 * a Studio use. A tenth of the documents have a draft.
 */
setFlagsFromString('--expose-gc');
const collect: unknown = runInNewContext('gc');
const rows = [['documents', 'JSON, MB', 'documents in memory, MB', 'with three perspectives, MB', 'kB each']];

for (const count of [2_000, 10_000, 20_000]) rows.push(measure(count));
record('lake-store-memory', rows);

function measure(count: number): string[] {
  const bytes = texts(count).reduce((sum, text) => sum + Buffer.byteLength(text), 0);
  const before = used();
  const replica = load(texts(count));
  const raw = used() - before;
  replica.view({ kind: 'public' });
  replica.view({ kind: 'published' });
  replica.view({ kind: 'layers', layers: ['drafts'] });
  const all = used() - before;
  const held = replica.raw.all().length;
  return [String(held), megabytes(bytes), megabytes(raw), megabytes(all), (all / held / 1024).toFixed(1)];
}

/** As from the database: documents share no strings. */
function texts(count: number): string[] {
  return benchDocuments(count).flatMap((doc, n) => {
    const published = JSON.stringify(doc);
    return n % 10 === 0 ? [published, JSON.stringify({ ...doc, _id: `drafts.${doc._id}` })] : [published];
  });
}

function load(documents: readonly string[]): Replica {
  return new Replica(
    'bench',
    1,
    documents.map((text) => JSON.parse(text)),
  );
}

function used(): number {
  for (let round = 0; round < 3; round += 1) if (typeof collect === 'function') collect();
  return process.memoryUsage().heapUsed;
}

function megabytes(bytes: number): string {
  return (bytes / 1024 / 1024).toFixed(1);
}
