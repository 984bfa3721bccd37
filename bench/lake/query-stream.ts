import { quantile, record, show } from './numbers.ts';
import { startServer } from './start-server.ts';

/**
 * `*` over 20,000 documents, about 45 MB of JSON, to several receivers at once: the time to the first byte, the memory it takes,
 * and the speed of other queries meanwhile. Run: `node bench/lake/query-stream.ts`
 */
const RECEIVERS = 4;
const server = await startServer(20_000);
await (await server.ask('count(*)')).json();
const before = await server.memory();
let peak = before;
let done = false;
const quick: number[] = [];
const watching = (async () => {
  for (;;) {
    if (done) return;
    peak = Math.max(peak, await server.memory());
    const started = performance.now();
    await (await server.ask('*[_id == "newsPost-2"][0].title_el')).json();
    quick.push(performance.now() - started);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
})();
const start = performance.now();
const received = await Promise.all(Array.from({ length: RECEIVERS }, async () => receive()));
const total = performance.now() - start;
done = true;
await watching;
server.stop();
const sorted = quick.toSorted((a, b) => a - b);
const megabytes = (bytes: number) => String(Math.round(bytes / 2 ** 20));
record('lake-query-stream', [
  [
    'receivers',
    'MB each',
    'first byte, ms',
    'all, ms',
    'memory before, MB',
    'highest, MB',
    'quick queries besides: p50, worst, ms',
  ],
  [
    String(RECEIVERS),
    megabytes(received[0]?.bytes ?? 0),
    show(Math.max(...received.map(({ firstMs }) => firstMs))),
    show(total),
    megabytes(before),
    megabytes(peak),
    `${show(quantile(sorted, 0.5))}, ${show(quantile(sorted, 1))}`,
  ],
]);

async function receive(): Promise<{ bytes: number; firstMs: number }> {
  const { body } = await server.ask('*');
  let bytes = 0;
  let firstMs = NaN;
  for await (const piece of body ?? []) {
    if (bytes === 0) firstMs = performance.now() - start;
    bytes += piece.length;
  }
  return { bytes, firstMs };
}
