import type { FormDataProblem } from './form-data.ts';

export const OPEN_CHAT = 'meltemi:open-chat';

export type ChatRequest = {
  /** Handed to the provider when it passes the check of `form-data.ts`; the chat opens either way. */
  formData?: unknown;
  onValidationError?: (problem: FormDataProblem) => void;
};

/** Opens the chat from anywhere on a page. Without a provider nothing happens. */
export function openChat(request: ChatRequest = {}): void {
  window.dispatchEvent(new CustomEvent(OPEN_CHAT, { detail: request }));
}

/** The request in an event; a script of somebody else may send anything. */
export function chatRequestOf(event: Event): ChatRequest {
  if (!(event instanceof CustomEvent)) return {};
  const detail: unknown = event.detail;
  if (typeof detail !== 'object' || detail === null) return {};
  const report = 'onValidationError' in detail ? detail.onValidationError : undefined;
  return {
    ...('formData' in detail ? { formData: detail.formData } : {}),
    ...(typeof report === 'function' ? { onValidationError: (problem) => void report(problem) } : {}),
  };
}
