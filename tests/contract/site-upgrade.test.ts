import { createServer, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { afterEach, expect, it, vi } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { createTunnels } from '#server/pass-upgrade.ts';

const WAIT = { timeout: 20_000 };
const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const end of cleanUp.splice(0)) end();
});

function portOf(server: Server): number {
  const address = server.address();
  return typeof address === 'object' && address ? address.port : 0;
}

async function listening(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return portOf(server);
}

/** Echoes messages, after sending the path and host that were requested. */
async function startBackend() {
  const sockets = new WebSocketServer({ noServer: true });
  const server = createServer();
  server.on('upgrade', (request, socket, head) => {
    if (request.url === '/lake/refused')
      return socket.end('HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n');
    sockets.handleUpgrade(request, socket, head, (webSocket) => {
      const { origin, cookie, host } = request.headers;
      const forwarded = request.headers['x-forwarded-for'];
      webSocket.send(JSON.stringify({ url: request.url, origin, cookie, host, forwarded }));
      webSocket.on('message', (data) => webSocket.send(String(data)));
    });
  });
  const port = await listening(server);
  const crash = () => {
    for (const socket of sockets.clients) socket.terminate();
  };
  return { port, crash };
}

async function startSite(backendPort: number): Promise<{ port: number; cut(): void }> {
  const tunnels = createTunnels(`http://127.0.0.1:${backendPort}`);
  const server = createServer();
  server.on('upgrade', tunnels.pass);
  const sockets: Duplex[] = [];
  server.on('upgrade', (_request, socket) => sockets.push(socket));
  const port = await listening(server);
  const cut = () => {
    for (const socket of sockets) socket.destroy();
  };
  cleanUp.push(cut);
  return { port, cut };
}

function open(port: number, path: string) {
  const headers = { origin: 'http://site.test', cookie: 'lake_session=x' };
  const socket = new WebSocket(`ws://127.0.0.1:${port}${path}`, { headers });
  const received: string[] = [];
  const outcome: { status?: number | undefined; code?: number } = {};
  socket.on('message', (data) => received.push(String(data)));
  socket.on('unexpected-response', (_request, response) => {
    outcome.status = response.statusCode;
    socket.terminate();
  });
  socket.on('error', () => {});
  socket.on('close', (code) => (outcome.code = code));
  return { socket, heard: received, outcome };
}

it('proxies a WebSocket with its address, cookie, origin and visitor, and its messages', async () => {
  const backend = await startBackend();
  const { port } = await startSite(backend.port);
  const { socket, heard } = open(port, '/lake/v1/socket/production?tag=x');
  await vi.waitFor(() => expect(heard).toHaveLength(1), WAIT);
  expect(JSON.parse(heard[0] ?? '')).toEqual({
    url: '/lake/v1/socket/production?tag=x',
    origin: 'http://site.test',
    cookie: 'lake_session=x',
    host: `127.0.0.1:${backend.port}`,
    forwarded: '127.0.0.1',
  });
  const long = 'Καλημέρα '.repeat(5_000);
  socket.send(long);
  await vi.waitFor(() => expect(heard[1]).toBe(long), WAIT);
});

it('reports that the backend is unavailable, and passes its refusals on', async () => {
  const backend = await startBackend();
  const gone = createServer();
  const unused = await listening(gone);
  gone.close();
  const away = open((await startSite(unused)).port, '/lake/v1/socket/production');
  await vi.waitFor(() => expect(away.outcome.status).toBe(502), WAIT);
  const refused = open((await startSite(backend.port)).port, '/lake/refused');
  await vi.waitFor(() => expect(refused.outcome.status).toBe(403), WAIT);
});

it("closes the browser's socket when the backend dies, and when the site stops", async () => {
  const backend = await startBackend();
  const { port, cut } = await startSite(backend.port);
  const first = open(port, '/lake/v1/socket/production');
  await vi.waitFor(() => expect(first.heard).toHaveLength(1), WAIT);
  backend.crash();
  await vi.waitFor(() => expect(first.outcome.code).toBe(1006), WAIT);
  const second = open(port, '/lake/v1/socket/production');
  await vi.waitFor(() => expect(second.heard).toHaveLength(1), WAIT);
  cut();
  await vi.waitFor(() => expect(second.outcome.code).toBe(1006), WAIT);
});
