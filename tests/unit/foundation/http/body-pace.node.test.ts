import { createServer } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it } from 'vitest';
import { endSlowBody, type Pace } from '#foundation/http/body-pace.ts';

const ending: (() => void)[] = [];
afterEach(() => {
  for (const end of ending.splice(0)) end();
});

const HEAD = 'POST /lake/v1/data/query/x HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n';

async function startServer(pace: Pace, readsAfterMs = 0): Promise<number> {
  const server = createServer((request, response) => {
    endSlowBody(request, response, pace);
    const read = async () => {
      await wait(readsAfterMs);
      response.end(String((await text(request)).length));
    };
    read().catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ending.push(() => {
    server.close();
    server.closeAllConnections();
  });
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

function send(port: number): { socket: Socket; heard: Promise<string> } {
  const socket = connect(port, '127.0.0.1');
  ending.push(() => socket.destroy());
  socket.write(HEAD);
  const heard = new Promise<string>((resolve) => {
    let all = '';
    socket.on('data', (part) => {
      all += String(part);
      if (all.includes('\r\n\r\n')) resolve(all);
    });
    socket.on('error', () => {});
    socket.on('close', () => resolve('hung up'));
  });
  return { socket, heard };
}

// 120 of 120 connections to the lake that sent a byte now and then were still open after 150 seconds.
it('closes the connection of a body that trickles, and of one that takes too long at any speed', async () => {
  const slow = await startServer({ graceMs: 80, bytesPerSecond: 10_000, limitMs: 60_000 });
  const trickles = Array.from({ length: 20 }, () => send(slow));
  const timer = setInterval(() => {
    for (const { socket } of trickles) socket.write('1\r\nx\r\n');
  }, 20);
  ending.push(() => clearInterval(timer));
  expect(await Promise.all(trickles.map(({ heard }) => heard))).toEqual(trickles.map(() => 'hung up'));

  const long = await startServer({ graceMs: 80, bytesPerSecond: 1, limitMs: 200 });
  const endless = send(long);
  const flood = setInterval(() => endless.socket.write(`400\r\n${'x'.repeat(1_024)}\r\n`), 10);
  ending.push(() => clearInterval(flood));
  expect(await endless.heard).toBe('hung up');
});

it('doesn’t interrupt a body that arrived quickly but is read slowly', async () => {
  const port = await startServer({ graceMs: 40, bytesPerSecond: 10_000_000, limitMs: 60_000 }, 300);
  const { socket, heard } = send(port);
  socket.write(`${(100_000).toString(16)}\r\n${'x'.repeat(100_000)}\r\n0\r\n\r\n`);
  expect(await heard).toMatch(/\r\n\r\n.*100000/s);
});
