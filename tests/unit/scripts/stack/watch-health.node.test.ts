import { createServer, type ServerResponse } from 'node:http';
import { afterEach, expect, it } from 'vitest';
import { watchHealth } from '#scripts/stack/watch-health.ts';

const ending: (() => void)[] = [];
afterEach(() => {
  for (const end of ending.splice(0)) end();
});

async function startServer(answer: (response: ServerResponse, asked: number) => void) {
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    answer(response, asked);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ending.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}/health`, asked: () => asked };
}

const quick = { everyMs: 5, patienceMs: 100, maxMissed: 3 };

// A backend that was stuck in one request stayed stuck until somebody killed it.
it('reports a process that has stopped answering, once', async () => {
  const { url, asked } = await startServer((response, count) => {
    if (count <= 4) response.writeHead(count === 2 ? 500 : 200).end();
  });
  let told = 0;
  await new Promise<void>((resolve) => {
    watchHealth({
      url,
      ...quick,
      onSilent: () => {
        told += 1;
        resolve();
      },
    });
  });
  expect(asked()).toBe(7);
  expect(told).toBe(1);
});

it('resets its count after a response, and sends no requests once it is stopped', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { url, asked } = await startServer((response, count) => {
    // Two of three are missed, over and over.
    if (count % 3 === 0) response.end();
    if (count === 9) resolve();
  });
  let told = 0;
  const watch = watchHealth({ url, ...quick, onSilent: () => (told += 1) });
  await promise;
  watch.stop();
  expect(told).toBe(0);
  expect(asked()).toBe(9);
});
