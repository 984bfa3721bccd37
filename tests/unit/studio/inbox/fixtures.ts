import type { ChatMessage, ConversationSummary, StaffConversation } from '#contracts/desk/index.ts';

export const ME = { id: 'me', name: 'Ελένη', role: 'editor' };
export const OTHER = { id: 'other', name: 'Άρης', role: 'administrator' };

export function summary(over: Partial<ConversationSummary> = {}): ConversationSummary {
  return {
    id: 'c1',
    state: 'waiting',
    locale: 'el',
    name: 'Άννα',
    staff: null,
    startedAt: '2026-07-01T09:00:00Z',
    lastAt: '2026-07-01T09:00:00Z',
    lastText: 'Καλημέρα',
    unread: 0,
    ...over,
  };
}

export function message(seq: number, over: Partial<ChatMessage> = {}): ChatMessage {
  return {
    seq,
    key: `key-of-message-${seq}`,
    from: 'traveller',
    name: '',
    note: null,
    text: `Μήνυμα ${seq}`,
    at: '2026-07-01T09:00:00Z',
    ...over,
  };
}

export function conversation(over: Partial<StaffConversation> = {}): StaffConversation {
  return {
    ...summary({ state: 'open', staff: ME }),
    page: '/destinations/symi',
    booking: '',
    data: {},
    messages: [message(1)],
    seen: { delivered: 0, read: 0 },
    connected: true,
    ...over,
  };
}

/** A browser's storage, in memory. */
export function memoryStore() {
  const kept = new Map<string, string>();
  return {
    kept,
    get length() {
      return kept.size;
    },
    key: (place: number) => [...kept.keys()][place] ?? null,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
