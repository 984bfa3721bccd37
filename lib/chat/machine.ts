import type { FrameMessage, FrameSize } from './frame-messages.ts';

/** Size of the open window on a wide screen, and its height when minimized (specification, section 9). */
const WINDOW_SIZE: FrameSize = { width: 312, height: 410 };
export const MINIMIZED_HEIGHT = 56;

/** One of these at a time. The bubble shows when it is closed and at no other time (E1). */
export type ChatState =
  | { kind: 'closed' }
  /** The provider is asked whether a secure connection works. */
  | { kind: 'checking' }
  /** It does not; the certificate page is open in a window of its own, or the browser has blocked that window. */
  | { kind: 'waiting'; certificate: 'opened' | 'blocked' }
  | { kind: 'open'; size: FrameSize; minimized: boolean };

export type ChatEvent =
  | { kind: 'open' }
  | { kind: 'secure' }
  | { kind: 'insecure'; certificate: 'opened' | 'blocked' }
  | { kind: 'close' }
  /** Somebody asks for the chat although it is there: it may be minimized. */
  | { kind: 'askedAgain' }
  | { kind: 'message'; message: FrameMessage };

export const closed: ChatState = { kind: 'closed' };

/** What follows from an event. Events that do not belong to a state change nothing: they come late, or twice. */
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
    case 'askedAgain':
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
    // Kept outside: they are about the session, not about what is seen.
    case 'setChatInProgress':
    case 'clearChatInProgress':
      return state;
  }
}
