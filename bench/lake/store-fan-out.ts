import { get, type IncomingMessage } from 'node:http';
import { startLakeProcess } from '#tests/fixtures/lake-child.ts';
import { quantile, record, show } from './numbers.ts';
import { withDatabases } from './store-databases.ts';

/*
 * One writer and 200 listeners with separate connections: the time from sending the write until the last listener has its event,
 * and until the writer has its response. All listeners share one thread here, which is part of the time.
 */
const LISTENERS = 200;
const WRITES = 100;
const rows = [['database', 'listeners', 'answered p50, ms', 'last event p50, ms', 'p95, ms', 'worst, ms']];

await withDatabases(async (databases) => {
  for (const { kind, make } of databases) {
    const lake = await startLakeProcess(await make());
    const client = lake.client();
    await client.create({ _id: 'page', _type: 'page', n: 0 });
    const arrived = new Map<string, { left: number; all: () => void }>();
    const streams = await Promise.all(
      Array.from({ length: LISTENERS }, () => listen(lake.url, lake.token, arrived)),
    );

    const answers: number[] = [];
    const events: number[] = [];
    for (let n = 1; n <= WRITES; n += 1) {
      const id = `write-${n}`;
      const everyone = new Promise<void>((resolve) => arrived.set(id, { left: LISTENERS, all: resolve }));
      const started = performance.now();
      const answered = client
        .transaction()
        .transactionId(id)
        .patch('page', { set: { n, text: 'Τα δρομολόγια του καλοκαιριού '.repeat(30) } })
        .commit({ visibility: 'async' })
        .then(() => answers.push(performance.now() - started));
      await everyone;
      events.push(performance.now() - started);
      await answered;
    }
    const sorted = events.toSorted((a, b) => a - b);
    const middle = quantile(
      answers.toSorted((a, b) => a - b),
      0.5,
    );
    rows.push([
      kind,
      String(LISTENERS),
      show(middle),
      ...[0.5, 0.95, 1].map((part) => show(quantile(sorted, part))),
    ]);
    for (const stream of streams) stream.destroy();
    await lake.stop();
  }
});
record('lake-store-fan-out', rows);

async function listen(
  url: string,
  token: string,
  arrived: ReadonlyMap<string, { left: number; all: () => void }>,
): Promise<IncomingMessage> {
  const query = encodeURIComponent('*[_type == "page"]');
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>();
  get(
    `${url}/v2025-02-19/data/listen/test?effectFormat=mendoza&query=${query}`,
    { headers: { authorization: `Bearer ${token}` }, agent: false },
    (response) => {
      let rest = '';
      response.setEncoding('utf8').on('data', (text: string) => {
        const parts = (rest + text).split('\n\n');
        rest = parts.pop() ?? '';
        for (const part of parts) {
          if (part.startsWith('event: welcome')) resolve(response);
          const [, id = ''] = /^id: ([^#\n]+)#/m.exec(part) ?? [];
          const waited = arrived.get(id);
          if (waited && (waited.left -= 1) === 0) waited.all();
        }
      });
      // Closed at the end of the run.
      response.once('error', () => undefined);
    },
  ).once('error', reject);
  return promise;
}
