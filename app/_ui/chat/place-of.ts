import type { CSSProperties } from 'react';
import { MINIMIZED_HEIGHT, type ChatState } from '#lib/chat/machine.ts';

/** Size of the open window as properties of its style sheet, which gives phones the whole screen instead. */
export function placeOf({ size, minimized }: Extract<ChatState, { kind: 'open' }>): CSSProperties {
  return {
    '--chat-width': `${size.width}px`,
    '--chat-height': `${minimized ? MINIMIZED_HEIGHT : size.height}px`,
  };
}
