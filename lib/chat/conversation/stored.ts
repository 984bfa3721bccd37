import { members, parseJson } from './line/parse.ts';
import { emptyInput, type FormInput, type UnsentMessage } from './state.ts';

/**
 * What a reload must not lose. Session storage: it ends with the tab. Nothing is stored before the chat has been opened
 * (F2).
 */
export type StoredConversation = {
  token: string | null;
  read: number;
  unsent: readonly UnsentMessage[];
  draft: string;
  typed: FormInput;
  tried: string | null;
};

const KEY = 'meltemi.chat.conversation';
export const nothingStored: StoredConversation = {
  token: null,
  read: 0,
  unsent: [],
  draft: '',
  typed: emptyInput,
  tried: null,
};

export function readStored(storage: () => Storage): StoredConversation {
  let written: string | null;
  try {
    written = storage().getItem(KEY);
  } catch {
    // Storage is disabled: the conversation ends with the page.
    return nothingStored;
  }
  const { token, read, unsent, draft, typed, tried } = members(parseJson(written ?? ''));
  const { name, email, text, withBooking } = members(typed);
  const list: readonly unknown[] = Array.isArray(unsent) ? unsent : [];
  return {
    token: string(token) || null,
    read: typeof read === 'number' ? read : 0,
    unsent: list.flatMap((entry) => {
      const { key, text: content, at } = members(entry);
      const isWhole = typeof key === 'string' && typeof content === 'string' && typeof at === 'string';
      // The reason for a refusal may have passed: the message is tried once more.
      return isWhole ? [{ key, text: content, at, refused: null }] : [];
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
    // Storage is disabled, as above.
  }
}

function string(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
