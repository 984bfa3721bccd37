/** The result of a sign-up, as the browser sees it. */
export type Outcome =
  | { kind: 'registered' }
  | { kind: 'refused'; message: string | null }
  | { kind: 'unreachable' };

/** The three texts that the interface provides itself (requirement G2). */
export type OutcomeTexts = Readonly<
  Record<'newsletterRegisterSuccess' | 'newsletterUnknownError' | 'newsletterNetworkError', string>
>;

export type Toast = { tone: 'success' | 'error'; text: string; durationMs: number };

const TOAST_MS = { success: 3000, error: 5000 } as const;

/**
 * Reads any response body: an `id` means success (G1), regardless of the status. Checked by hand, because a schema
 * library would be loaded on every page for this one form.
 */
export function outcomeOf(body: unknown): Outcome {
  if (typeof body !== 'object' || body === null) return { kind: 'refused', message: null };
  const message = 'message' in body && typeof body.message === 'string' ? body.message.trim() || null : null;
  const id = 'id' in body ? body.id : null;
  const present = (typeof id === 'string' && id !== '') || typeof id === 'number';
  return present ? { kind: 'registered' } : { kind: 'refused', message };
}

/** The toast for a result (G2): the server's message only for a refusal; errors stay longer. */
export function toastOf(outcome: Outcome, texts: OutcomeTexts): Toast {
  switch (outcome.kind) {
    case 'registered':
      return { tone: 'success', text: texts.newsletterRegisterSuccess, durationMs: TOAST_MS.success };
    case 'refused':
      return {
        tone: 'error',
        text: outcome.message ?? texts.newsletterUnknownError,
        durationMs: TOAST_MS.error,
      };
    case 'unreachable':
      return { tone: 'error', text: texts.newsletterNetworkError, durationMs: TOAST_MS.error };
  }
}
