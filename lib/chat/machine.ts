import type { FrameMessage, FrameSize } from './frame-messages.ts';

/** Size of the open window on a wide screen, and its height when minimized (specification, section 9). */
const WINDOW_SIZE: FrameSize = { width: 312, height: 410 };
export const MINIMIZED_HEIGHT = 56;

/** Exactly one at a time. The bubble shows only when the chat is closed (E1). */
export type ChatState =
  | { kind: 'closed' }
  /** Checking whether a secure connection to the provider works. */
  | { kind: 'checking' }
  /** It doesn't. The certificate page is open in its own window, or the browser has blocked that window. */
  | { kind: 'waiting'; certificate: 'opened' | 'blocked' }
  | { kind: 'open'; size: FrameSize; minimized: boolean };

export type ChatEvent =
  | { kind: 'open' }
  | { kind: 'secure' }
  | { kind: 'insecure'; certificate: 'opened' | 'blocked' }
  | { kind: 'close' }
  /** The chat was opened again while it is there: it may be minimized. */
  | { kind: 'restore' }
  | { kind: 'message'; message: FrameMessage };

export const closed: ChatState = { kind: 'closed' };

/** The state after an event. Events that don't belong to a state change nothing: they are late or duplicates. */
export function nextChatState(state: ChatState, event: ChatEvent): ChatState {
  switch (event.kind) {
    case 'open':
      return state.kind === 'closed' ? { kind: 'checking' } : state;
    case 'secure':
      return state.kind === 'checking' ? opened : state;
    case 'insecure':
      return state.kind === 'checking' || state.kind === 'waiting'
        ? { kind: 'waiting', certificate: event.certificate }
        : state;
    case 'close':
      return closed;
    case 'restore':
      return state.kind === 'open' && state.minimized ? { ...state, minimized: false } : state;
    case 'message':
      return afterMessage(state, event.message);
  }
}

const opened: ChatState = { kind: 'open', size: WINDOW_SIZE, minimized: false };

function afterMessage(state: ChatState, message: FrameMessage): ChatState {
  if (message.type === 'certificateAccepted') return state.kind === 'waiting' ? opened : state;
  if (state.kind !== 'open') return state;
  switch (message.type) {
    case 'resize':
      return { ...state, size: { width: message.width, height: message.height } };
    case 'minimize':
      return { ...state, minimized: true };
    case 'restore':
      return { ...state, minimized: false };
    case 'unmount':
      return closed;
    // Handled elsewhere: these concern the session, not what is visible.
    case 'setChatInProgress':
    case 'clearChatInProgress':
      return state;
  }
}
