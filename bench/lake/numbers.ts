import { appendFileSync, existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';

export function quantile(sorted: readonly number[], part: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? NaN;
}

/** The median time of a call in milliseconds, over as many as fit into `forMs`, at least five. */
export function medianOf(run: () => unknown, forMs: number): number {
  run();
  const times: number[] = [];
  const end = performance.now() + forMs;
  while (times.length < 5 || performance.now() < end) {
    const start = performance.now();
    run();
    times.push(performance.now() - start);
  }
  return quantile(
    times.toSorted((a, b) => a - b),
    0.5,
  );
}

export function show(milliseconds: number): string {
  return milliseconds < 1 ? milliseconds.toFixed(3) : milliseconds.toFixed(1);
}

/** Prints a table and writes it to `bench/results/<name>.md`, the newest run last, with date and machine. */
export function record(name: string, rows: readonly (readonly string[])[]): void {
  const [head = [], ...body] = rows;
  const lines = [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`);
  const load = loadavg()[0]?.toFixed(1);
  const machine = `${cpus()[0]?.model ?? 'unknown'}, ${availableParallelism()} cores, load ${load} before`;
  const when = new Date().toISOString().slice(0, 16).replace('T', ' ');
  const text = `\n## ${when} UTC, Node ${process.versions.node}, ${machine}\n\n${lines.join('\n')}\n`;
  const folder = new URL('../results/', import.meta.url);
  const file = new URL(`${name}.md`, folder);
  mkdirSync(folder, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, `# ${name}\n`);
  appendFileSync(file, text);
  process.stdout.write(text);
}
