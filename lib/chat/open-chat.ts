import type { FormDataProblem } from './form-data.ts';

export const OPEN_CHAT = 'meltemi:open-chat';

export type ChatRequest = {
  /** Passed to the provider if it passes the check of `form-data.ts`; the chat opens either way. */
  formData?: unknown;
  onValidationError?: (problem: FormDataProblem) => void;
};

/** Opens the chat from anywhere on a page. Does nothing without a provider. */
export function openChat(request: ChatRequest = {}): void {
  window.dispatchEvent(new CustomEvent(OPEN_CHAT, { detail: request }));
}

/** The request in an event. Third-party scripts may send anything. */
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
