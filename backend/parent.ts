import type { BackendMessage } from './messages.ts';

/** Sends a message to the parent process, if there is one (`npm start`, the tests). */
export function notifyParent(message: BackendMessage): void {
  process.send?.(message);
}
