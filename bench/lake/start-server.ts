import { type ChildProcess, fork } from 'node:child_process';

/** A benchmark exceeds the limits for anonymous callers. */
export const BENCH_TOKEN = `tok_${'b'.repeat(43)}`;

export type BenchServer = {
  ask(query: string, params?: Record<string, unknown>): Promise<Response>;
  /** Memory of the process in bytes. */
  memory(): Promise<number>;
  stop(): void;
};

/** Starts `server.ts` with this many documents and waits until it answers. */
export async function startServer(documents: number): Promise<BenchServer> {
  const child = fork(new URL('./server.ts', import.meta.url), [String(documents)]);
  const port = await messageFrom(child, 'port');
  return {
    async ask(query, params = {}) {
      const address = new URL(`http://127.0.0.1:${port}/v2025-02-19/data/query/bench`);
      address.searchParams.set('query', query);
      for (const [name, value] of Object.entries(params))
        address.searchParams.set(`$${name}`, JSON.stringify(value));
      return fetch(address, { headers: { authorization: `Bearer ${BENCH_TOKEN}` } });
    },
    async memory() {
      child.send('memory');
      return messageFrom(child, 'memory');
    },
    stop: () => child.kill(),
  };
}

async function messageFrom(child: ChildProcess, name: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  const listen = (message: unknown) => {
    if (typeof message !== 'object' || message === null) return;
    const value: unknown = Reflect.get(message, name);
    if (typeof value === 'number') resolve(value);
  };
  child.on('message', listen);
  const leave = (code: number | null) => reject(new Error(`The server ended with code ${code}`));
  child.once('exit', leave);
  const value = await promise;
  child.off('message', listen);
  child.off('exit', leave);
  return value;
}
