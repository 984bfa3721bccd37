import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import { LakeError } from '#content-lake/protocol/errors.ts';
import {
  type Authenticate,
  canReadDrafts,
  withinDataset,
  type Principal,
} from '#content-lake/protocol/principal.ts';
import type { Log } from '#foundation/log/log.ts';
import type { Notifications } from '#foundation/notify/notifications.ts';
import { CHANNELS } from '#content-lake/protocol/channels.ts';
import { CLOSE, Connection } from './connection.ts';
import { Rooms } from './rooms.ts';

const ADDRESS = /^\/v[0-9A-Za-z.-]+\/socket\/([a-z0-9_-]{1,64})\/?(?:\?|$)/;

const HEARTBEAT_MS = 10_000;
const RECHECK_EVERY = 6;
/** A Studio with a token authenticates right after opening. */
const SIGN_IN_MS = 10_000;
const END_MS = 1_000;

const MAX_MESSAGE_BYTES = 16 * 1024;
const MAX_CONNECTIONS = 1_000;
const MAX_WAITING = 100;
const MAX_PER_PERSON = 50;

export type PresenceOptions = {
  authenticate: Authenticate;
  allowsOrigin: (origin: string) => boolean;
  datasets: () => readonly string[];
  clock: () => Date;
  ids: () => string;
  log: Log;
  notifications: Notifications;
};

export type Presence = {
  /** Takes over the socket of `GET /v…/socket/<dataset>`; if it can't be opened, responds and closes it. Never rejects. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): Promise<void>;
  close(): Promise<void>;
};

/**
 * Shows editors which document and field the others have open. For this the Studio uses JSON-RPC over a WebSocket, through
 * `@sanity/bifur-client`. Only for people who may read drafts; a browser must come from an allowed origin, since it sends
 * its cookie with a WebSocket opened by any page.
 */
export async function createPresence(options: PresenceOptions): Promise<Presence> {
  const { authenticate, clock, ids, log, notifications } = options;
  const send = (text: string) => {
    notifications
      .publish(CHANNELS.presence, text)
      .catch((error: unknown) =>
        log.warn({ error: String(error) }, 'presence could not be sent to the other processes'),
      );
  };
  const rooms = new Rooms({ clock, processId: ids(), send });
  const connections = new Set<Connection>();
  const server = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    perMessageDeflate: false,
    maxPayload: MAX_MESSAGE_BYTES,
  });

  let beats = 0;
  const timer = setInterval(() => {
    beats += 1;
    for (const connection of connections) {
      connection.beat();
      if (beats % RECHECK_EVERY === 0) void connection.recheck();
    }
    rooms.sweep();
  }, HEARTBEAT_MS);
  timer.unref();
  const recheckAll = () => {
    for (const connection of connections) void connection.recheck();
  };
  const stops = [
    await notifications.subscribe(
      CHANNELS.presence,
      (text) => rooms.receive(text),
      () => rooms.rollCallEverywhere(),
    ),
    await notifications.subscribe(CHANNELS.access, recheckAll, recheckAll),
  ];

  function open(request: IncomingMessage, socket: Duplex, head: Buffer, opening: AcceptedUpgrade): void {
    server.handleUpgrade(request, socket, head, (webSocket) => {
      const connection = new Connection({ socket: webSocket, ...opening, authenticate, rooms, clock, ids });
      connections.add(connection);
      const limit = setTimeout(() => {
        if (connection.userId === undefined) webSocket.close(CLOSE.unauthorized, 'Not signed in');
        else if (isCrowded(connection.userId)) webSocket.close(CLOSE.policy, 'Too many connections');
      }, SIGN_IN_MS);
      limit.unref();
      webSocket.on('close', () => {
        clearTimeout(limit);
        connections.delete(connection);
      });
    });
  }

  function isCrowded(userId: string): boolean {
    return [...connections].filter((one) => one.userId === userId).length > MAX_PER_PERSON;
  }

  async function authorizeUpgrade(request: IncomingMessage): Promise<AcceptedUpgrade | PresenceError> {
    const [, dataset = ''] = ADDRESS.exec(request.url ?? '') ?? [];
    if (!options.datasets().includes(dataset)) return { refused: 404 };
    const { origin } = request.headers;
    if (origin !== undefined && !options.allowsOrigin(origin)) return { refused: 403 };
    const strangers = [...connections].filter(({ userId }) => userId === undefined);
    if (connections.size >= MAX_CONNECTIONS || strangers.length >= MAX_WAITING) return { refused: 503 };
    const opening = openingRequest(request);
    const principal = withinDataset(await authenticate(opening), dataset);
    if (principal.kind !== 'anonymous' && !canReadDrafts(principal)) return { refused: 403 };
    return { dataset, opening, principal };
  }

  return {
    async upgrade(request, socket, head) {
      // A peer that disconnects meanwhile must not crash the process.
      const onError = () => socket.destroy();
      socket.on('error', onError);
      let result: AcceptedUpgrade | PresenceError;
      try {
        result = await authorizeUpgrade(request);
      } catch (error) {
        if (!(error instanceof LakeError)) {
          log.error({ error: String(error) }, 'a presence socket could not be opened');
        }
        result = { refused: error instanceof LakeError ? error.status : 500 };
      }
      if ('refused' in result) return refuse(socket, result.refused);
      socket.off('error', onError);
      open(request, socket, head, result);
    },

    async close() {
      clearInterval(timer);
      for (const stop of stops) stop();
      const ended = [...connections].map(
        ({ socket }) =>
          new Promise<void>((resolve) => {
            const cut = setTimeout(() => socket.terminate(), END_MS);
            socket.once('close', () => {
              clearTimeout(cut);
              resolve();
            });
            socket.close(CLOSE.goingAway, 'The content lake is closing');
          }),
      );
      await Promise.all(ended);
      rooms.close();
    },
  };
}

type AcceptedUpgrade = { dataset: string; opening: Request; principal: Principal };
type PresenceError = { refused: number };

/** The parts of the request that identify the sender. The host doesn't matter, but `Request` needs an absolute address. */
function openingRequest({ url = '/', headers: given }: IncomingMessage): Request {
  const headers = new Headers();
  for (const name of ['authorization', 'cookie', 'origin', 'user-agent', 'x-forwarded-for']) {
    const value = given[name];
    if (typeof value === 'string') headers.set(name, value);
  }
  return new Request(new URL(url, 'http://lake.invalid'), { headers });
}

const REASONS: Readonly<Record<number, string>> = {
  401: 'Unauthorized',
  403: 'Forbidden',
  404: 'Not Found',
  503: 'Service Unavailable',
};

function refuse(socket: Duplex, status: number): void {
  const reason = REASONS[status] ?? 'Internal Server Error';
  socket.end(`HTTP/1.1 ${status} ${reason}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
}
