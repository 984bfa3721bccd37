import type { ChatMessage } from '#contracts/desk/index.ts';
import { createDeskApi } from '#lib/chat/conversation/line/desk-api.ts';
import { createConversation } from '#lib/chat/conversation/store.ts';
import { open } from './conversation-samples.ts';

type SentMessage = { key: string; text: string };

/** The desk behind an unreliable network: responses can be lost after the work was done, be refusals, or never come. */
export function createFakeDesk() {
  const encoder = new TextEncoder();
  const messages = new Map<string, ChatMessage>();
  const started = new Map<string, string>();
  const streams = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const requests: string[] = [];
  const nothing: ('lost' | 'busy' | 'unreachable')[] = [];
  const desk = {
    requests,
    messages,
    started,
    /** Outcomes of the next requests, in order. */
    fate: nothing,
    hours: open,
    knowsToken: true,
    emit(event: object) {
      for (const stream of streams) stream.enqueue(encoder.encode(`data: ${JSON.stringify(event)}\n\n`));
    },
    breakStreams() {
      for (const stream of streams) stream.close();
      streams.clear();
    },
    fetch: async (address: unknown, init: RequestInit = {}): Promise<Response> => {
      const path = String(address).replace('/desk/chat/', '');
      requests.push(`${init.method ?? 'GET'} ${path}`);
      const fate = path.startsWith('events') || path === 'seen' ? undefined : desk.fate.shift();
      if (fate === 'unreachable') throw new TypeError('Failed to fetch');
      if (fate === 'busy')
        return problem(429, 'too_many_requests', 'Slowly, please.', { 'Retry-After': '30' });
      const answer = work(path, init);
      if (fate === 'lost') throw new TypeError('Failed to fetch');
      return answer;
    },
  };

  function work(path: string, init: RequestInit): Response {
    if (path === 'hours') return Response.json(desk.hours);
    if (path === 'conversations') {
      const key = new Headers(init.headers).get('Idempotency-Key') ?? '';
      const token = started.get(key) ?? `token${started.size}`;
      started.set(key, token);
      return Response.json({ token, conversation: conversation() }, { status: 201 });
    }
    if (!desk.knowsToken) return problem(401, 'token_unknown', 'Begin anew.');
    if (path === 'conversation') return Response.json(conversation());
    if (path.startsWith('events'))
      return new Response(new ReadableStream({ start: (one) => void streams.add(one) }));
    if (path === 'messages') {
      const { key, text }: SentMessage = JSON.parse(String(init.body));
      const message = messages.get(key) ?? messageOf(key, text, messages.size + 1);
      messages.set(key, message);
      return Response.json(message);
    }
    return new Response(null, { status: 204 });
  }

  function conversation() {
    return {
      id: 'c1',
      state: 'waiting',
      staff: null,
      messages: [...messages.values()],
      seen: { delivered: 0, read: 0 },
    };
  }
  return desk;
}

function messageOf(key: string, text: string, seq: number): ChatMessage {
  return { seq, key, from: 'traveller', name: '', note: null, text, at: '2026-11-23T09:00:00.000Z' };
}

function problem(status: number, code: string, detail: string, headers = {}): Response {
  return Response.json({ code, detail }, { status, headers });
}

export function createStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    length: 0,
    clear: () => kept.clear(),
    key: () => null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  };
}

/** A page's conversation with this desk and this storage; ids count up. */
export function createPage(desk: ReturnType<typeof createFakeDesk>, storage: Storage, ids = { last: 0 }) {
  const progress: boolean[] = [];
  const store = createConversation({
    api: createDeskApi({ base: '/desk/chat', locale: 'en', fetch: desk.fetch }),
    storage: () => storage,
    newId: () => `key-${(ids.last += 1)}`,
    now: () => new Date(),
    random: () => 0,
    page: () => '/destinations/symi',
    tellPage: (inProgress) => progress.push(inProgress),
    sentences: { missing: { name: 'Name', email: 'Mail', text: 'Text' }, email: 'Mail?', long: '{max}' },
  });
  return { store, progress };
}
