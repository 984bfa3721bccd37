export const CHECK_TIMEOUT_MS = 2_000;

export type CheckOptions = {
  fetch: typeof fetch;
  /** Failed checks and timeouts are only logged (specification, section 8). */
  log: (text: string) => void;
  timeoutMs?: number;
};

/**
 * Requests the provider's secure check page with `HEAD` (E2). A 200 within two seconds means that a secure connection
 * works; anything else means that it doesn't. Never throws.
 */
export async function isSecure(address: string, { fetch, log, timeoutMs = CHECK_TIMEOUT_MS }: CheckOptions) {
  try {
    const answer = await fetch(address, {
      method: 'HEAD',
      cache: 'no-store',
      credentials: 'omit',
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (answer.status === 200) return true;
    log(`Chat: the secure check answered ${answer.status}.`);
  } catch (error) {
    log(`Chat: the secure check failed: ${error instanceof Error ? error.message : String(error)}`);
  }
  return false;
}
