import { Channel } from './channel.ts';
import { parseMuxLine } from './mux-lines.ts';
import { ndjsonLines } from './ndjson-lines.ts';

type Fetch = (url: string, init?: RequestInit) => Promise<Response>;
type Order = { open: { id: string; path: string; lastEventId?: string } } | { close: { id: string } };

/** The lake has no shared connection (an older one, or the hosted service): use one connection per listener. */
export class MuxUnavailable extends Error {}

/**
 * One HTTP response that carries every listener of a browser window. Browsers open six connections to a host over HTTP/1.1 and an
 * open document holds more listeners than that, so the seventh request would never be sent. Can go once the Studio is only served
 * over HTTP/2.
 */
export class MuxConnection {
  readonly #lake: string;
  readonly #newSession: () => string;
  readonly #authorization: string | undefined;
  readonly #fetch: Fetch;
  readonly #channels = new Map<string, Channel>();
  #stop: AbortController | undefined;
  #ready: Promise<void> | undefined;
  #address = '';
  #lastId = 0;

  /** `lake` is the address of the lake without a version; a session is a name that is unique to the connection. */
  constructor(options: {
    lake: string;
    newSession: () => string;
    authorization: string | undefined;
    fetch: Fetch;
  }) {
    this.#lake = options.lake;
    this.#newSession = options.newSession;
    this.#authorization = options.authorization;
    this.#fetch = options.fetch;
  }

  /**
   * Opens a listener at a path of the lake (`/v2025-02-19/data/listen/…`).
   * @throws MuxUnavailable, or TypeError as `fetch` does when the connection fails
   */
  async open(
    path: string,
    options: { lastEventId?: string; signal?: AbortSignal | null },
  ): Promise<Response> {
    const id = String((this.#lastId += 1));
    const close = () => this.#close(id);
    const channel = new Channel(close);
    this.#channels.set(id, channel);
    options.signal?.addEventListener('abort', () => {
      channel.fail(new DOMException('The listener was aborted.', 'AbortError'));
      close();
    });
    try {
      await (this.#ready ??= this.#connect());
      const { lastEventId } = options;
      await this.#order({ open: { id, path, ...(lastEventId === undefined ? {} : { lastEventId }) } });
      return await channel.response;
    } catch (error) {
      this.#forget(id);
      throw error;
    }
  }

  async #connect(): Promise<void> {
    const stop = new AbortController();
    this.#stop = stop;
    // A new name each time, because the lake may not have noticed yet that the last connection is gone.
    this.#address = `${this.#lake}/v1/mux/${this.#newSession()}`;
    try {
      const response = await this.#fetch(this.#address, { headers: this.#headers(), signal: stop.signal });
      if (response.status === 404 || response.status === 501) throw new MuxUnavailable();
      if (!response.ok || response.body === null) throw new TypeError(`Listening failed: ${response.status}`);
      void this.#distribute(response.body, stop);
    } catch (error) {
      this.#disconnect(stop, error);
      throw error;
    }
  }

  async #distribute(body: ReadableStream<Uint8Array>, stop: AbortController): Promise<void> {
    let reason: unknown = new TypeError('The connection to the lake ended.');
    try {
      for await (const line of ndjsonLines(body)) {
        const message = parseMuxLine(line);
        if (message === undefined) continue;
        this.#channels.get(message.id)?.receive(message);
        if (message.kind === 'end') this.#forget(message.id);
      }
    } catch (error) {
      reason = error;
    }
    this.#disconnect(stop, reason);
  }

  /** Every listener sees its own connection end and retries by itself; the first one reconnects. */
  #disconnect(stop: AbortController, reason: unknown): void {
    if (this.#stop !== stop) return;
    this.#stop = undefined;
    this.#ready = undefined;
    const channels = [...this.#channels.values()];
    this.#channels.clear();
    for (const channel of channels) channel.fail(reason);
  }

  async #order(order: Order): Promise<void> {
    const response = await this.#fetch(this.#address, {
      method: 'POST',
      headers: { ...this.#headers(), 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    if (!response.ok) throw new TypeError(`The lake refused a listener: ${response.status}`);
  }

  #close(id: string): void {
    if (!this.#channels.has(id)) return;
    this.#forget(id);
    // Not awaited: if the request is lost, the lake ends the channel together with the connection.
    if (this.#stop !== undefined) this.#order({ close: { id } }).catch(() => undefined);
  }

  #forget(id: string): void {
    this.#channels.delete(id);
    if (this.#channels.size > 0) return;
    const stop = this.#stop;
    this.#stop = undefined;
    this.#ready = undefined;
    stop?.abort();
  }

  #headers(): Record<string, string> {
    return this.#authorization === undefined ? {} : { authorization: this.#authorization };
  }
}
