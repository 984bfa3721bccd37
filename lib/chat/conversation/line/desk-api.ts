import type { ChatConversation, ChatHours, ChatMessage, ChatStart } from '#contracts/desk/index.ts';
import type { Locale } from '#foundation/text/locales.ts';
import {
  parseConversation,
  parseHours,
  parseMessage,
  parseReference,
  parseRefusal,
  parseStarted,
  type Refusal,
} from './parse.ts';

const TIMEOUT_MS = 15_000;

export type Answer<T> =
  | { kind: 'ok'; value: T }
  /** The desk refused the request; repeating it would be refused again. */
  | { kind: 'refused'; refusal: Refusal }
  /** Rate limited; the request may be repeated after `ms`. */
  | { kind: 'wait'; ms: number; refusal: Refusal }
  /** No response, or an unintelligible one. The request should be retried. */
  | { kind: 'away' };

export type DeskApi = ReturnType<typeof createDeskApi>;
type Start = Required<Pick<ChatStart, 'name' | 'text' | 'page' | 'booking' | 'data'>>;
type Offline = Omit<Start, 'data'> & { email: string };

/** The traveller's endpoints of the desk (`contracts/desk/chat.ts`), as the site forwards them. Nothing here throws. */
export function createDeskApi(options: { base: string; locale: Locale; fetch: typeof fetch }) {
  const { base, locale } = options;

  const send = (path: string, init: RequestInit & { token?: string; key?: string } = {}) => {
    const { token, key, ...rest } = init;
    const headers = new Headers({ 'Accept-Language': locale });
    if (token !== undefined) headers.set('Authorization', `Bearer ${token}`);
    if (key !== undefined) headers.set('Idempotency-Key', key);
    if (rest.body !== undefined) headers.set('Content-Type', 'application/json');
    return options.fetch(`${base}/${path}`, { ...rest, headers, cache: 'no-store', credentials: 'omit' });
  };

  const ask = async <T>(
    path: string,
    init: Parameters<typeof send>[1],
    parse: (body: unknown) => T | null,
  ): Promise<Answer<T>> => {
    try {
      const answer = await send(path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
      const body: unknown = answer.status === 204 ? {} : await answer.json();
      if (answer.ok) {
        const value = parse(body);
        return value === null ? { kind: 'away' } : { kind: 'ok', value };
      }
      const refusal = parseRefusal(body);
      if (answer.status === 429) return { kind: 'wait', ms: secondsOf(answer) * 1000, refusal };
      return answer.status < 500 ? { kind: 'refused', refusal } : { kind: 'away' };
    } catch {
      // No network, no response in time, or a page from a proxy in between. The connection state shows it to the
      // traveller.
      return { kind: 'away' };
    }
  };

  const post = (body: unknown): RequestInit => ({ method: 'POST', body: JSON.stringify(body) });
  const nothing = () => true;

  return {
    hours: (): Promise<Answer<ChatHours>> => ask('hours', {}, parseHours),
    start: (fields: Start, key: string) =>
      ask('conversations', { ...post({ locale, ...fields }), key }, parseStarted),
    conversation: (token: string): Promise<Answer<ChatConversation>> =>
      ask('conversation', { token }, parseConversation),
    sendMessage: (token: string, message: { key: string; text: string }): Promise<Answer<ChatMessage>> =>
      ask('messages', { ...post(message), token }, parseMessage),
    typing: (token: string, typing: boolean) => ask('typing', { ...post({ typing }), token }, nothing),
    seen: (token: string, seen: { delivered: number; read: number }) =>
      ask('seen', { ...post(seen), token }, nothing),
    end: (token: string) => ask('end', { ...post({}), token }, nothing),
    offline: (fields: Offline, key: string) =>
      ask('offline', { ...post({ locale, ...fields }), key }, parseReference),
    /** Opens the stream; the caller checks the response. Rejects when it can't be opened. */
    events: (token: string, after: number, signal: AbortSignal) =>
      send(`events?after=${after}`, { token, signal }),
  };
}

function secondsOf(answer: Response): number {
  const seconds = Number(answer.headers.get('Retry-After') ?? '');
  return Number.isFinite(seconds) && seconds > 0 ? seconds : 5;
}
