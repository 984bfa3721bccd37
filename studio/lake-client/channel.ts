import type { MuxMessage } from './mux-lines.ts';

/** One listener within the shared connection. To its reader it looks like a separate HTTP response. */
export class Channel {
  readonly response: Promise<Response>;
  readonly #onCancel: () => void;
  readonly #encoder = new TextEncoder();
  #answer: (response: Response) => void = () => undefined;
  #refuse: (reason: unknown) => void = () => undefined;
  #body: ReadableStreamDefaultController<Uint8Array> | undefined;
  #ended = false;

  constructor(onCancel: () => void) {
    this.#onCancel = onCancel;
    this.response = new Promise((resolve, reject) => {
      this.#answer = resolve;
      this.#refuse = reject;
    });
    // A channel may fail before it is awaited; the reader still gets the error later.
    this.response.catch(() => undefined);
  }

  receive(message: MuxMessage): void {
    if (this.#ended) return;
    switch (message.kind) {
      case 'answer':
        this.#open(message.status, message.headers);
        return;
      case 'chunk':
        this.#body?.enqueue(this.#encoder.encode(message.text));
        return;
      case 'end':
        this.#ended = true;
        this.#body?.close();
        this.#refuse(new TypeError('The listener was closed before it opened.'));
    }
  }

  /** Ends the channel with an error, as a lost connection would. */
  fail(reason: unknown): void {
    if (this.#ended) return;
    this.#ended = true;
    this.#refuse(reason);
    this.#body?.error(reason);
  }

  #open(status: number, headers: Record<string, string>): void {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        this.#body = controller;
      },
      cancel: () => {
        this.#ended = true;
        this.#onCancel();
      },
    });
    // 204 makes an EventSource stop; such a response must not have a body.
    this.#answer(new Response(status === 204 ? null : body, { status, headers }));
  }
}
