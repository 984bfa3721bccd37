/** Proxies close what is silent; the hosted service also sends a comment in between. */
const KEEP_ALIVE_MS = 15_000;
/** Bytes buffered per client. A client that falls further behind is disconnected and can resume. */
const MAX_WAITING_BYTES = 4 * 1024 * 1024;
/** Time to take what waits, once nothing is added any more. */
const DRAIN_MS = 30_000;

export type TextStream = {
  response: Response;
  /** Does nothing after the end. */
  send(text: string | Uint8Array): void;
  /** Resolves when the reader has taken most of what waits, or has gone. For those who could send more than may wait. */
  ready(): Promise<void>;
  end(): void;
};

export type TextStreamOptions = {
  contentType: string;
  /** Sent when there is nothing else to say. */
  keepAlive: string;
  /** Called once, when either side has ended it. */
  onEnd: () => void;
};

const encoder = new TextEncoder();

/**
 * A response that stays open and is written to piece by piece. A reader that does not keep up gets no more than what
 * waits already, then the end; one that does not even take that is cut off.
 */
export function openTextStream({ contentType, keepAlive, onEnd }: TextStreamOptions): TextStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const waiters: (() => void)[] = [];

  const hasRoom = () => !controller || (controller.desiredSize ?? 0) > MAX_WAITING_BYTES / 2;
  const wake = () => {
    if (!hasRoom()) return;
    for (const waiter of waiters.splice(0)) waiter();
  };
  const stop = () => {
    if (!controller) return;
    controller = undefined;
    clearInterval(timer);
    wake();
    onEnd();
  };
  const end = () => {
    const open = controller;
    stop();
    open?.close();
    // The end only reaches a reader who takes what is before it. Until then it is kept in memory.
    setTimeout(() => open?.error(new Error('The reader has stopped reading')), DRAIN_MS).unref();
  };
  const send = (text: string | Uint8Array) => {
    if (!controller) return;
    controller.enqueue(typeof text === 'string' ? encoder.encode(text) : text);
    if ((controller.desiredSize ?? 0) <= 0) end();
  };
  let roomBefore = MAX_WAITING_BYTES;
  const timer = setInterval(() => {
    const room = controller?.desiredSize ?? 0;
    // Much waits, and nothing of it was taken since the last time: those who hold back for this reader would wait for ever.
    if (!hasRoom() && room <= roomBefore) return end();
    roomBefore = room;
    send(keepAlive);
  }, KEEP_ALIVE_MS);
  // An open stream alone must not keep a process alive that has closed its server.
  timer.unref();

  const body = new ReadableStream<Uint8Array>(
    {
      start(started) {
        controller = started;
      },
      // Called after every piece that was taken, as long as more may wait.
      pull: wake,
      cancel: stop,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MAX_WAITING_BYTES }),
  );
  const headers = {
    'content-type': contentType,
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  };
  const ready = () => (hasRoom() ? Promise.resolve() : new Promise<void>((resolve) => waiters.push(resolve)));
  return { response: new Response(body, { headers }), send, ready, end };
}

export type ServerEvent = { event: string; id?: string; data: object };

export type EventStream = {
  response: Response;
  /** An event, or one that `encodeEvent` has made already: what many readers get is made once. */
  send(event: ServerEvent | Uint8Array): void;
  ready: TextStream['ready'];
  end(): void;
};

/** How soon a reader comes back whose connection broke. Browsers wait for three seconds, in which an editor sees nothing. */
const RETRY_MS = 1_000;

/** Server-sent events. The line at once makes every layer in between pass the headers on. */
export function openEventStream(onEnd: () => void): EventStream {
  const stream = openTextStream({
    contentType: 'text/event-stream; charset=utf-8',
    keepAlive: ':\n\n',
    onEnd,
  });
  stream.send(`retry: ${RETRY_MS}\n\n`);
  return {
    response: stream.response,
    ready: stream.ready,
    end: stream.end,
    send: (event) => stream.send(event instanceof Uint8Array ? event : encodeEvent(event)),
  };
}

export function encodeEvent({ event, id, data }: ServerEvent): Uint8Array {
  const lines = [
    `event: ${event}`,
    ...(id === undefined ? [] : [`id: ${id}`]),
    `data: ${JSON.stringify(data)}`,
  ];
  return encoder.encode(`${lines.join('\n')}\n\n`);
}
