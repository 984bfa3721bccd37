import { connect, type Socket } from 'node:net';

const CRLF = '\r\n';
const HEAD_END = Buffer.from(CRLF + CRLF);
const LAST_CHUNK = Buffer.from(`${CRLF}0${CRLF}${CRLF}`);

export type FirstBytes = { times: number[]; perSecond: number };

/**
 * Requests a page over this many keep-alive connections, each as soon as it has its last response, and measures from sending a
 * request until the first byte of the response. With bare sockets, because a client's own work would be measured, too.
 * @returns times in milliseconds, sorted
 * @throws if a response isn't 200
 */
export async function firstBytes(
  url: string,
  {
    connections,
    seconds,
    headers,
  }: { connections: number; seconds: number; headers: Record<string, string> },
): Promise<FirstBytes> {
  const { hostname, port, host, pathname, search } = new URL(url);
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}${CRLF}`);
  const request = `GET ${pathname}${search} HTTP/1.1${CRLF}${lines.join('')}${CRLF}`;
  const times: number[] = [];
  const started = performance.now();
  const end = started + seconds * 1000;
  const work = async () => {
    const socket = connect({ host: hostname, port: Number(port), noDelay: true });
    try {
      while (performance.now() < end) times.push(await timeOf(socket, request));
    } finally {
      socket.destroy();
    }
  };
  await Promise.all(Array.from({ length: connections }, work));
  const perSecond = (times.length / (performance.now() - started)) * 1000;
  return { times: times.toSorted((a, b) => a - b), perSecond };
}

/** Sends a request, and resolves with the time of its first byte when its response is complete. */
function timeOf(socket: Socket, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const sentAt = performance.now();
    let first: number | undefined;
    let head: string | null = null;
    let start: Buffer = Buffer.alloc(0);
    let received = 0;
    let length: number | null = null;
    /** The last bytes of the body, as many as mark the end of one that is sent in chunks. */
    let tail: Buffer = Buffer.alloc(0);
    const done = (error?: Error) => {
      socket.off('data', onData).off('error', done).off('close', onClose);
      if (error || first === undefined) reject(error ?? new Error('no response'));
      else resolve(first);
    };
    const onClose = () => done(new Error('the connection was closed'));
    const readHead = (chunk: Buffer): Buffer | null => {
      start = Buffer.concat([start, chunk]);
      const at = start.indexOf(HEAD_END);
      if (at < 0) return null;
      head = start.toString('latin1', 0, at);
      const given = /^content-length: (\d+)/im.exec(head)?.[1];
      length = given === undefined ? null : Number(given);
      return start.subarray(at + HEAD_END.length);
    };
    const onData = (chunk: Buffer) => {
      first ??= performance.now() - sentAt;
      const body = head === null ? readHead(chunk) : chunk;
      if (body === null || head === null) return;
      if (!head.startsWith('HTTP/1.1 200')) return done(new Error(head.split(CRLF, 1)[0]));
      received += body.length;
      tail = body.length >= LAST_CHUNK.length ? body : Buffer.concat([tail, body]);
      const isComplete =
        length === null ? tail.subarray(-LAST_CHUNK.length).equals(LAST_CHUNK) : received >= length;
      if (isComplete) done();
    };
    socket.on('data', onData).on('error', done).on('close', onClose);
    socket.write(request);
  });
}
