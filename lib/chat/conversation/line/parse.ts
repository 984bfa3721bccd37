import type { ChatConversation, ChatEvent, ChatHours, ChatMessage } from '#contracts/desk/index.ts';

/*
 * Parsers for the desk's responses, written by hand: the contract's schemas would weigh more than the whole
 * conversation. Null when a response doesn't match the contract.
 */

const STATES = ['waiting', 'open', 'ended'] as const;
const SENDERS = ['traveller', 'staff', 'desk'] as const;
const NOTES = ['joined', 'left', 'ended', 'reopened'] as const;

export function parseHours(body: unknown): ChatHours | null {
  const { open, opensAt, closesAt } = members(body);
  if (typeof open !== 'boolean') return null;
  return { open, opensAt: text(opensAt), closesAt: text(closesAt) };
}

export function parseStarted(body: unknown): { token: string; conversation: ChatConversation } | null {
  const { token, conversation } = members(body);
  const parsed = parseConversation(conversation);
  return typeof token === 'string' && token !== '' && parsed ? { token, conversation: parsed } : null;
}

export function parseConversation(body: unknown): ChatConversation | null {
  const { id, state, staff, messages, seen } = members(body);
  const known = STATES.find((name) => name === state);
  if (typeof id !== 'string' || !known || !Array.isArray(messages)) return null;
  const parsed = messages.map(parseMessage).filter((message) => message !== null);
  if (parsed.length < messages.length) return null;
  return { id, state: known, staff: text(staff), messages: parsed, seen: parseSeen(seen) };
}

export function parseMessage(body: unknown): ChatMessage | null {
  const { seq, key, from, name, note, text: content, at } = members(body);
  const sender = SENDERS.find((one) => one === from);
  if (typeof seq !== 'number' || !sender || typeof content !== 'string' || typeof at !== 'string')
    return null;
  if (!Number.isFinite(Date.parse(at))) return null;
  return {
    seq,
    key: text(key),
    from: sender,
    name: text(name) ?? '',
    note: NOTES.find((code) => code === note) ?? null,
    text: content,
    at,
  };
}

/** `data:` of the stream. */
export function parseEvent(data: string): ChatEvent | null {
  const body = parseJson(data);
  const { kind, message, state, staff, name, typing } = members(body);
  switch (kind) {
    case 'message': {
      const parsed = parseMessage(message);
      return parsed && { kind, message: parsed };
    }
    case 'state': {
      const known = STATES.find((one) => one === state);
      return known ? { kind, state: known, staff: text(staff) } : null;
    }
    case 'typing':
      return typeof typing === 'boolean' ? { kind, name: text(name) ?? '', typing } : null;
    case 'seen':
      return { kind, ...parseSeen(body) };
    default:
      return null;
  }
}

export function parseReference(body: unknown): string | null {
  return text(members(body).reference);
}

/** The content of a problem document (RFC 9457): its code, its message, and a message for each field. */
export function parseRefusal(body: unknown): Refusal {
  const { code, detail, title, errors } = members(body);
  const list: readonly unknown[] = Array.isArray(errors) ? errors : [];
  return {
    code: text(code) ?? '',
    text: text(detail) ?? text(title) ?? '',
    errors: list.flatMap((error) => {
      const { field, message } = members(error);
      const sentence = text(message);
      return typeof field === 'string' && sentence !== null ? [{ field, text: sentence }] : [];
    }),
  };
}
export type Refusal = {
  readonly code: string;
  readonly text: string;
  readonly errors: readonly { readonly field: string; readonly text: string }[];
};

function parseSeen(body: unknown): { delivered: number; read: number } {
  const { delivered, read } = members(body);
  return { delivered: count(delivered), read: count(read) };
}

export function parseJson(written: string): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}

export function members(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function count(value: unknown): number {
  return typeof value === 'number' && value >= 0 ? value : 0;
}
