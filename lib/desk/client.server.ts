import 'server-only';
import type { Locale } from '#foundation/text/locales.ts';
import { log } from '#lib/log.server.ts';
import { backendUrl } from '#lib/address.server.ts';

type Options = {
  body: string | FormData;
  locale: Locale;
  /** Address of the visitor: the desk counts attempts per visitor, not for the whole site. */
  caller: string | null;
  headers?: Record<string, string>;
  timeoutMs?: number;
};

const TIMEOUT_MS = 8_000;

/**
 * Posts to the desk. Never throws; logs no content.
 * @param read turns the response into the result; if it throws, that counts as no response
 * @returns null when the desk didn't respond
 */
export async function postToDesk<Result>(
  endpoint: string,
  read: (response: Response) => Promise<Result>,
  { body, locale, caller, headers, timeoutMs = TIMEOUT_MS }: Options,
): Promise<Result | null> {
  try {
    const response = await fetch(`${backendUrl()}/desk${endpoint}`, {
      method: 'POST',
      headers: {
        'Accept-Language': locale,
        ...(typeof body === 'string' ? { 'Content-Type': 'application/json' } : {}),
        ...(caller ? { 'X-Forwarded-For': caller } : {}),
        ...headers,
      },
      body,
      cache: 'no-store',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return await read(response);
  } catch (error) {
    log.warn({ path: endpoint, error: String(error) }, 'desk did not answer');
    return null;
  }
}
