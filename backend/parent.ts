import type { BackendMessage } from './messages.ts';

/** Tells the program that started this process, when there is one (`npm start`, the tests). */
export function tell(message: BackendMessage): void {
  process.send?.(message);
}
