/** Proxies close connections that are silent. */
const KEEP_ALIVE_MS = 15_000;
/** How soon a client reconnects. The browsers' own default is about three seconds, during which an editor sees no changes. */
const RETRY_MS = 1_000;
/** How long a client may take to read what is buffered after the end. */
const DRAIN_MS = 30_000;

export type StreamLimits = {
  /** Bytes buffered per client. A client that falls further behind is disconnected and can resume. */
  maxBytes: number;
  /** With more buffered than this, `hasRoom` is false and writers should hold back. */
  roomBytes: number;
};
const DEFAULT_LIMITS: StreamLimits = { maxBytes: 4 * 1024 * 1024, roomBytes: 2 * 1024 * 1024 };

export type TextStream = {
  response: Response;
  /** Does nothing after the end. */
  send(text: string | Uint8Array): void;
  /** Also false after the end. */
  hasRoom(): boolean;
  /** Resolves when there is room, or the stream has ended. */
  ready(): Promise<void>;
  /** Aborted at the end, whichever side caused it. */
  signal: AbortSignal;
  end(): void;
};

const encoder = new TextEncoder();

/**
 * A response that stays open and is written to piece by piece. The memory per client is bounded: a client that falls behind, or
 * reads nothing while the buffer is full, gets what is buffered and then the end; if it doesn't read that either, it is
 * disconnected.
 */
export function openTextStream(options: {
  contentType: string;
  /** Sent when there is nothing else to send. */
  keepAlive: string;
  limits?: StreamLimits;
}): TextStream {
  const { contentType, keepAlive, limits = DEFAULT_LIMITS } = options;
  const ended = new AbortController();
  const waiters: (() => void)[] = [];
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  let written = 0;
  let takenBefore = 0;

  const buffered = () => limits.maxBytes - (controller?.desiredSize ?? limits.maxBytes);
  const hasRoom = () => controller !== undefined && buffered() < limits.roomBytes;
  const wake = () => {
    if (controller && !hasRoom()) return;
    for (const waiter of waiters.splice(0)) waiter();
  };
  const stop = () => {
    if (!controller) return;
    controller = undefined;
    clearInterval(timer);
    wake();
    ended.abort();
  };
  const end = () => {
    const open = controller;
    if (!open) return;
    stop();
    open.close();
    // A client sees the end only after reading what is buffered, which stays in memory until then.
    setTimeout(() => open.error(new Error('The client has stopped reading')), DRAIN_MS).unref();
  };
  const send = (text: string | Uint8Array) => {
    if (!controller) return;
    const bytes = typeof text === 'string' ? encoder.encode(text) : text;
    controller.enqueue(bytes);
    written += bytes.byteLength;
    if (buffered() >= limits.maxBytes) end();
  };
  const timer = setInterval(() => {
    const taken = written - buffered();
    // Otherwise writers that wait for this client would wait for ever.
    if (!hasRoom() && taken === takenBefore) return end();
    takenBefore = taken;
    if (hasRoom()) send(keepAlive);
  }, KEEP_ALIVE_MS);
  // An open stream must not keep the process alive after its server has closed.
  timer.unref();

  const body = new ReadableStream<Uint8Array>(
    {
      start(started) {
        controller = started;
      },
      // Called after every piece that was taken.
      pull: wake,
      cancel: stop,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: limits.maxBytes }),
  );
  const headers = {
    'content-type': contentType,
    'cache-control': 'no-cache, no-store, no-transform',
    'x-accel-buffering': 'no',
  };
  return {
    response: new Response(body, { headers }),
    send,
    hasRoom,
    ready: () =>
      hasRoom() || !controller ? Promise.resolve() : new Promise<void>((resolve) => waiters.push(resolve)),
    signal: ended.signal,
    end,
  };
}

export type ServerEvent = { event: string; id?: string | number; data: object };

export type EventStream = Omit<TextStream, 'send'> & {
  /**
   * Takes an event, or bytes from {@link encodeEvent}, so that an event for many clients is encoded once. Does nothing after the
   * end.
   */
  send(event: ServerEvent | Uint8Array): void;
};

/** Server-sent events to one client. The first line is sent at once, so that every layer in between forwards the headers. */
export function openEventStream(limits?: StreamLimits): EventStream {
  const stream = openTextStream({
    contentType: 'text/event-stream; charset=utf-8',
    keepAlive: ':\n\n',
    ...(limits && { limits }),
  });
  stream.send(`retry: ${RETRY_MS}\n\n`);
  return {
    ...stream,
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
