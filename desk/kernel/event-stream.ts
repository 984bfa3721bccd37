/** Proxies close what is silent. */
const HEARTBEAT_MS = 15_000;
/** How soon a reader comes back whose connection broke. */
const RETRY_MS = 1_000;
/** What may wait here for one reader. Writers look at {@link EventStream.hasRoom} and read less, so memory does not grow. */
const MAX_WAITING_BYTES = 128 * 1024;

export type EventStream = {
  response: Response;
  /** Writes an event; does nothing after the end. */
  send(event: { event: string; id?: number; data: object }): void;
  hasRoom(): boolean;
  /** Resolves when there is room, or the end has come. */
  ready(): Promise<void>;
  /** Aborted at the end, whichever side it came from. */
  signal: AbortSignal;
  end(): void;
};

const encoder = new TextEncoder();

/** Server-sent events to one reader. A reader that takes nothing for a whole heartbeat while much waits for it is cut off. */
export function openEventStream(): EventStream {
  const ended = new AbortController();
  let waiters: (() => void)[] = [];
  let roomBefore = MAX_WAITING_BYTES;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  const room = () => controller?.desiredSize ?? 0;
  const wake = () => {
    const woken = waiters;
    waiters = [];
    for (const waiter of woken) waiter();
  };
  const stop = () => {
    controller = undefined;
    clearInterval(heartbeat);
    ended.abort();
    wake();
  };
  const write = (text: string) => controller?.enqueue(encoder.encode(text));
  const heartbeat = setInterval(() => {
    if (room() > 0) write(':\n\n');
    else if (room() === roomBefore) {
      const stuck = controller;
      stop();
      stuck?.error(new Error('The reader has stopped reading'));
    }
    roomBefore = room();
  }, HEARTBEAT_MS);
  // An open stream alone must not keep a process alive that has closed its server.
  heartbeat.unref();

  const body = new ReadableStream<Uint8Array>(
    {
      start(started) {
        controller = started;
      },
      // Called when something was taken and there is room again.
      pull: wake,
      cancel: stop,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_WAITING_BYTES }),
  );
  // At once, so that every layer in between passes the headers on.
  write(`retry: ${RETRY_MS}\n\n`);
  const headers = {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-cache, no-store, no-transform',
    'x-accel-buffering': 'no',
  };
  return {
    response: new Response(body, { headers }),
    send({ event, id, data }) {
      const name = id === undefined ? '' : `id: ${id}\n`;
      write(`event: ${event}\n${name}data: ${JSON.stringify(data)}\n\n`);
    },
    hasRoom: () => room() > 0,
    ready: () =>
      room() > 0 || !controller ? Promise.resolve() : new Promise<void>((resolve) => waiters.push(resolve)),
    signal: ended.signal,
    end() {
      const open = controller;
      if (!open) return;
      stop();
      open.close();
    },
  };
}
