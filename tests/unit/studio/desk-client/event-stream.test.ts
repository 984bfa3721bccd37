import { expect, it, vi } from 'vitest';
import { openEventStream, type StreamState } from '#studio/desk-client/event-stream.ts';
import { failOnSilence } from '#studio/desk-client/fail-on-silence.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

/** A desk whose streams send `again` and then nothing more. */
function quietDesk() {
  let asked = 0;
  const states: StreamState[] = [];
  const events: string[] = [];
  const network = new EventTarget();
  const close = openEventStream({
    url: 'http://desk.example/desk/staff/events',
    token: 'a token',
    network,
    fetch: async () => {
      asked += 1;
      const body = new ReadableStream({
        start: (controller) => controller.enqueue(bytes('data: {"kind":"again"}\n\n')),
      });
      return new Response(body, { headers: { 'content-type': 'text/event-stream' } });
    },
    onEvent: ({ kind }) => events.push(kind),
    onState: (state) => states.push(state),
  });
  return { states, events, network, close, asked: () => asked };
}

// A laptop without a network kept showing an old list as if nothing had happened.
it('E5 the Studio reports a lost network at once, and reconnects to the desk when it is back', async () => {
  const desk = quietDesk();
  await vi.waitFor(() => expect(desk.events).toEqual(['again']));
  desk.network.dispatchEvent(new Event('offline'));
  expect(desk.states).toEqual(['connecting', 'open', 'lost']);
  desk.network.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(desk.events).toEqual(['again', 'again']));
  expect(desk.states.at(-1)).toBe('open');
  desk.close();
  desk.network.dispatchEvent(new Event('online'));
  expect(desk.asked()).toBe(2);
});

it('E5 a connection that is silent for too long is closed, one with keep-alives is not', async () => {
  const said: string[] = [];
  let lives = 0;
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      if (lives >= 3) return new Promise(() => {});
      lives += 1;
      controller.enqueue(bytes(':'));
    },
  });
  const read = async () => {
    for await (const part of failOnSilence(body, 20)) said.push(new TextDecoder().decode(part));
  };
  await expect(read()).rejects.toThrow('silent');
  expect(said).toEqual([':', ':', ':']);
});
