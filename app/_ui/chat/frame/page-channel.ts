import { checkFormData, type FormData } from '#lib/chat/form-data.ts';
import type { FrameMessage } from '#lib/chat/frame-messages.ts';

/** The desk's limits for data from the page. A longer pair is dropped, because the traveller couldn't correct it. */
const LONGEST = { name: 100, value: 500 };
const MINIMIZED_KEY = 'meltemi.chat.minimized';

/** Posts a message to the page around the frame, only if it is of this site. False where there is none. */
export function tellPage(message: FrameMessage): boolean {
  if (window.parent === window) return false;
  window.parent.postMessage(message, window.location.origin);
  return true;
}

/** Path of the page around the frame, without its query; empty when it belongs to another site. */
export function pagePath(): string {
  try {
    return window.parent === window ? '' : window.parent.location.pathname.slice(0, 300);
  } catch {
    return '';
  }
}

/**
 * Listens for data from the page (E4), including messages that arrived before this script
 * (`public/shell/chat-frame.js`). Accepts only messages from the surrounding page, and only from this site.
 */
export function listenToPage(onData: (data: FormData) => void): () => void {
  const hear = ({ data, origin, source }: Pick<MessageEvent, 'data' | 'origin' | 'source'>) => {
    if (origin !== window.location.origin || source !== window.parent || source === window) return;
    const message: unknown = data;
    if (typeof message !== 'object' || message === null || !('type' in message)) return;
    if (message.type !== 'formData' || !('data' in message)) return;
    const checked = checkFormData(message.data);
    if (checked.kind === 'valid') onData(shortPairs(checked.data));
  };
  for (const early of window.meltemiEarlyMessages?.splice(0) ?? []) hear(early);
  window.addEventListener('message', hear);
  return () => window.removeEventListener('message', hear);
}

function shortPairs(data: FormData): FormData {
  const isShort = ([name, value]: [string, string]) =>
    name.length <= LONGEST.name && value.length <= LONGEST.value;
  return Object.fromEntries(Object.entries(data).filter(isShort));
}

/** Whether the traveller had minimized the window: the next page must not open it over its content. */
export function wasMinimized(): boolean {
  try {
    return sessionStorage.getItem(MINIMIZED_KEY) !== null;
  } catch {
    return false;
  }
}

export function rememberMinimized(minimized: boolean): void {
  try {
    if (minimized) sessionStorage.setItem(MINIMIZED_KEY, '1');
    else sessionStorage.removeItem(MINIMIZED_KEY);
  } catch {
    // Storage is disabled: the next page shows the window open.
  }
}
