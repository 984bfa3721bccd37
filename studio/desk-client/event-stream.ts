import { EventSource } from 'eventsource';
import { type DeskEvent, readDeskEvent } from '#contracts/desk/index.ts';

import { failOnSilence } from './fail-on-silence.ts';

/** `lost`: what is on the screen may be out of date until it is `open` again. */
export type StreamState = 'connecting' | 'open' | 'lost';

const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 15_000;

/**
 * Follows `/desk/staff/events`. A broken connection is restored by the browser; a response that isn't a stream (502 while the
 * backend starts) closes the EventSource for good, so it is recreated after a pause. It is also recreated when the network comes
 * back, because the old connection may be dead without an error.
 * @returns a function that ends it
 */
export function openEventStream(options: {
  url: string;
  token: string | undefined;
  fetch: typeof fetch;
  /** Dispatches `offline` and `online`. */
  network: EventTarget;
  onEvent: (event: DeskEvent) => void;
  onState: (state: StreamState) => void;
}): () => void {
  let source: EventSource | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let pause = FIRST_PAUSE_MS;

  function open() {
    const made = new EventSource(options.url, {
      fetch: async (url, init) => {
        const {
          body,
          status,
          redirected,
          headers,
          url: from,
        } = await options.fetch(url, {
          ...init,
          headers: {
            ...init.headers,
            ...(options.token ? { authorization: `Bearer ${options.token}` } : {}),
          },
        });
        return { body: body && failOnSilence(body), status, redirected, headers, url: from };
      },
    });
    made.addEventListener('open', () => {
      pause = FIRST_PAUSE_MS;
      options.onState('open');
    });
    made.addEventListener('message', ({ data }) => {
      const event = readDeskEvent(String(data));
      if (event) options.onEvent(event);
    });
    made.addEventListener('error', () => {
      options.onState('lost');
      if (made.readyState !== made.CLOSED) return;
      timer = setTimeout(open, pause);
      pause = Math.min(pause * 2, LONGEST_PAUSE_MS);
    });
    source = made;
  }
  const close = () => {
    clearTimeout(timer);
    source?.close();
  };
  const gone = () => options.onState('lost');
  const back = () => {
    close();
    open();
  };
  options.network.addEventListener('offline', gone);
  options.network.addEventListener('online', back);
  options.onState('connecting');
  open();
  return () => {
    options.network.removeEventListener('offline', gone);
    options.network.removeEventListener('online', back);
    close();
  };
}
