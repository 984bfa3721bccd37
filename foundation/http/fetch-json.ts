/** A response with an error status. `message` comes from the body if it has one. */
export class FetchJsonError extends Error {
  readonly status: number;

  constructor(message: string, status: number) {
    super(message);
    this.name = 'FetchJsonError';
    this.status = status;
  }
}

/**
 * GETs an address and reads JSON (requirement I4). The result is `unknown` on purpose: the caller parses it.
 * @throws FetchJsonError for an error status, with the message of the body; what `fetch` and `json()` throw otherwise.
 */
export async function fetchJson(
  address: string,
  options: { signal?: AbortSignal; fetch?: typeof fetch } = {},
): Promise<unknown> {
  const ask = options.fetch ?? fetch;
  const answer = await ask(address, {
    headers: { Accept: 'application/json' },
    ...(options.signal ? { signal: options.signal } : {}),
  });
  if (answer.ok) return answer.json();
  const body = await answer.text().catch(() => '');
  throw new FetchJsonError(messageIn(body) ?? `${answer.status} ${answer.statusText}`.trim(), answer.status);
}

/** `message` as our own endpoints write it, `detail` and `title` of a problem document (RFC 9457), or a short plain text. */
function messageIn(body: string): string | null {
  let read: unknown;
  try {
    read = JSON.parse(body);
  } catch {
    const text = body.trim();
    return text === '' || text.length > 300 || text.startsWith('<') ? null : text;
  }
  if (typeof read === 'string') return read.trim() || null;
  if (typeof read !== 'object' || read === null) return null;
  const members: Record<string, unknown> = { ...read };
  for (const name of ['message', 'detail', 'title']) {
    const value = members[name];
    if (typeof value === 'string' && value.trim() !== '') return value.trim();
  }
  return null;
}
