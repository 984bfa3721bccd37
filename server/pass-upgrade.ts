import { type ClientRequest, type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';

const CONNECT_MS = 10_000;

export type Tunnels = {
  /** Forwards an upgrade request to the backend and connects the two sockets. Answers 502 if the backend is unreachable. */
  pass(request: IncomingMessage, socket: Duplex, head: Buffer): void;
};

/** Tunnels WebSockets between browsers and the backend: bytes are passed on unchanged. */
export function createTunnels(backendUrl: string): Tunnels {
  function connect(near: Duplex, far: Socket): void {
    far.setNoDelay(true);
    far.setTimeout(0);
    near.on('close', () => far.destroy());
    far.on('error', () => near.destroy());
    far.on('close', () => near.destroy());
    near.pipe(far);
    far.pipe(near);
  }

  return {
    pass(request, socket, head) {
      const upstream = requestUpgrade(request, backendUrl);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => upstream.destroy());
      upstream.setTimeout(CONNECT_MS, () => upstream.destroy(new Error('The backend does not answer')));
      upstream.on('error', () => refuse(socket, 'HTTP/1.1 502 Bad Gateway\r\nRetry-After: 2'));
      upstream.on('response', (answer) => {
        answer.resume();
        refuse(socket, `HTTP/1.1 ${answer.statusCode} ${answer.statusMessage}`);
      });
      upstream.on('upgrade', (answer, far, farHead) => {
        if (socket.destroyed) return far.destroy();
        socket.write(headOf(answer));
        if (farHead.length > 0) socket.write(farHead);
        if (head.length > 0) far.write(head);
        connect(socket, far);
      });
      upstream.end();
    },
  };
}

function requestUpgrade(request: IncomingMessage, backendUrl: string): ClientRequest {
  const target = new URL(request.url ?? '/', backendUrl);
  const { host, ...headers } = request.headers;
  const send = target.protocol === 'https:' ? requestHttps : requestHttp;
  return send(target, {
    agent: false,
    headers: {
      ...headers,
      'x-forwarded-host': headers['x-forwarded-host'] ?? host,
      'x-forwarded-for': headers['x-forwarded-for'] ?? request.socket.remoteAddress,
    },
  });
}

function headOf({ statusCode, statusMessage, rawHeaders }: IncomingMessage): string {
  const lines = [`HTTP/1.1 ${statusCode} ${statusMessage}`];
  for (let at = 0; at + 1 < rawHeaders.length; at += 2)
    lines.push(`${rawHeaders[at]}: ${rawHeaders[at + 1]}`);
  return `${lines.join('\r\n')}\r\n\r\n`;
}

function refuse(socket: Duplex, head: string): void {
  if (socket.destroyed) return;
  socket.end(`${head}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
