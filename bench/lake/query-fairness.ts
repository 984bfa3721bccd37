import { quantile, record, show } from './numbers.ts';
import { startServer } from './start-server.ts';

/**
 * Fast queries over HTTP, first alone, then while four other clients send very expensive queries one after the other, each time a
 * different one. Run: `node bench/lake/query-fairness.ts`
 */
const MEASURE_MS = 15_000;
const BAD_CALLERS = 4;
const QUICK = '*[_type == "newsPost" && permalink_el.current == $permalink][0]{title_el}';

const server = await startServer(2_000);
const mebibytes = async () => `${Math.round((await server.memory()) / 2 ** 20)}`;
const rows = [
  ['while', 'quick queries', 'p50, ms', 'p95, ms', 'p99, ms', 'worst, ms', 'memory, MB', 'bad ones'],
];

await measure('alone, warming up');
rows.push(['nobody else asks', ...(await measure('alone')), await mebibytes(), '']);

let stopped = false;
const statuses = new Map<number, number>();
const bad = Array.from({ length: BAD_CALLERS }, async (_, caller) => {
  for (let n = 0; ; n += 1) {
    if (stopped) return;
    const condition = `count(*[count(*[title_el != ^.title_en]) > ${n}]) > ${caller}`;
    const { status } = await server.ask(`*[count(*[${condition}]) > 0]`);
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
});
const besides = await measure('besides');
const memory = await mebibytes();
stopped = true;
await Promise.all(bad);
const outcome = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
rows.push([`${BAD_CALLERS} send bad queries`, ...besides, memory, outcome]);

// An idle worker ends after half a minute and frees its memory.
await new Promise((resolve) => setTimeout(resolve, 35_000));
rows.push(['35 s after', ...(await measure('after')), await mebibytes(), '']);
server.stop();
record('lake-query-fairness', rows);

async function measure(what: string): Promise<string[]> {
  const times: number[] = [];
  const end = performance.now() + MEASURE_MS;
  for (let n = 0; performance.now() < end; n += 1) {
    const start = performance.now();
    await (await server.ask(QUICK, { permalink: `titlos-${(n * 2) % 1900}` })).json();
    times.push(performance.now() - start);
  }
  const sorted = times.toSorted((a, b) => a - b);
  process.stdout.write(`${what}: ${sorted.length} answers\n`);
  return [String(sorted.length), ...[0.5, 0.95, 0.99, 1].map((part) => show(quantile(sorted, part)))];
}
