/** Proxies close what is silent; the hosted service also sends a comment in between. */
const KEEP_ALIVE_MS = 15_000;
/** A reader that lets this many messages lie has gone, or should come back and resume. */
const MAX_WAITING = 5_000;

export type TextStream = {
  response: Response;
  /** Does nothing after the end. */
  send(text: string): void;
  end(): void;
};

export type TextStreamOptions = {
  contentType: string;
  /** Sent when there is nothing else to say. */
  keepAlive: string;
  /** Called once, when either side has ended it. */
  onEnd: () => void;
};

/** A response that stays open and is written to line by line. */
export function openTextStream({ contentType, keepAlive, onEnd }: TextStreamOptions): TextStream {
  const encoder = new TextEncoder();
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;

  const stop = () => {
    if (!controller) return;
    controller = undefined;
    clearInterval(timer);
    onEnd();
  };
  const end = () => {
    const open = controller;
    stop();
    open?.close();
  };
  const send = (text: string) => {
    if (!controller) return;
    controller.enqueue(encoder.encode(text));
    if ((controller.desiredSize ?? 0) < -MAX_WAITING) end();
  };
  const timer = setInterval(() => send(keepAlive), KEEP_ALIVE_MS);
  // An open stream alone must not keep a process alive that has closed its server.
  timer.unref();

  const body = new ReadableStream<Uint8Array>({
    start(started) {
      controller = started;
    },
    cancel: stop,
  });
  const headers = {
    'content-type': contentType,
    'cache-control': 'no-cache, no-transform',
    'x-accel-buffering': 'no',
  };
  return { response: new Response(body, { headers }), send, end };
}

export type ServerEvent = { event: string; id?: string; data: object };

export type EventStream = { response: Response; send(event: ServerEvent): void; end(): void };

/** Server-sent events. The comment at once makes every layer in between pass the headers on. */
export function openEventStream(onEnd: () => void): EventStream {
  const stream = openTextStream({
    contentType: 'text/event-stream; charset=utf-8',
    keepAlive: ':\n\n',
    onEnd,
  });
  stream.send(':\n\n');
  return {
    response: stream.response,
    end: stream.end,
    send({ event, id, data }) {
      const lines = [
        `event: ${event}`,
        ...(id === undefined ? [] : [`id: ${id}`]),
        `data: ${JSON.stringify(data)}`,
      ];
      stream.send(`${lines.join('\n')}\n\n`);
    },
  };
}
