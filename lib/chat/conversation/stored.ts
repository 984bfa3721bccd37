import { members, parseJson } from './line/parse.ts';
import { nothingTyped, type Typed, type Unsent } from './state.ts';

/** What a reload must not lose. Session storage: it ends with the tab. All of it only after somebody has opened the chat (F2). */
export type StoredConversation = {
  token: string | null;
  read: number;
  unsent: readonly Unsent[];
  draft: string;
  typed: Typed;
  tried: string | null;
};

const KEY = 'meltemi.chat.conversation';
export const nothingStored: StoredConversation = {
  token: null,
  read: 0,
  unsent: [],
  draft: '',
  typed: nothingTyped,
  tried: null,
};

export function readStored(storage: () => Storage): StoredConversation {
  let written: string | null;
  try {
    written = storage().getItem(KEY);
  } catch {
    // Storage is closed: the conversation ends with the page.
    return nothingStored;
  }
  const { token, read, unsent, draft, typed, tried } = members(parseJson(written ?? ''));
  const { name, email, text, withBooking } = members(typed);
  const list: readonly unknown[] = Array.isArray(unsent) ? unsent : [];
  return {
    token: string(token) || null,
    read: typeof read === 'number' ? read : 0,
    unsent: list.flatMap((entry) => {
      const { key, text: words, at } = members(entry);
      const isWhole = typeof key === 'string' && typeof words === 'string' && typeof at === 'string';
      // A refusal may have passed meanwhile: it is tried once more.
      return isWhole ? [{ key, text: words, at, refused: null }] : [];
    }),
    draft: string(draft),
    typed: {
      name: string(name),
      email: string(email),
      text: string(text),
      withBooking: withBooking === true,
    },
    tried: string(tried) || null,
  };
}

export function writeStored(storage: () => Storage, stored: StoredConversation | null): void {
  try {
    if (stored) storage().setItem(KEY, JSON.stringify(stored));
    else storage().removeItem(KEY);
  } catch {
    // See above.
  }
}

function string(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
