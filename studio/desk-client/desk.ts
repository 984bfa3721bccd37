import type { Locale } from '#foundation/text/locales.ts';
import * as v from 'valibot';

/** The desk refused a request, or didn't answer; `detail` is a sentence for people, in the requested language. */
export class DeskError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, detail: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

const Problem = v.looseObject({ code: v.string(), detail: v.string() });

export type Desk = {
  /** Reads `path` below `/desk/staff`. @throws DeskError; v.ValiError if the response doesn't match the schema */
  get<T>(path: string, schema: v.GenericSchema<unknown, T>, signal?: AbortSignal): Promise<T>;
  /** Sends `body` as JSON; returns the response's JSON unparsed. @throws DeskError */
  send(method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown): Promise<unknown>;
  /** The raw response, for files. @throws DeskError */
  fetch(path: string, init?: RequestInit): Promise<Response>;
};

/** A client of the desk's staff endpoints, with the Studio's credentials; problems come in `language`. */
export function createDesk(options: {
  /** The site's origin, e.g. `https://example.com`. */
  origin: string;
  token: string | undefined;
  language: Locale;
  fetch: typeof fetch;
}): Desk {
  async function ask(path: string, init: RequestInit = {}): Promise<Response> {
    const headers = new Headers(init.headers);
    headers.set('accept-language', options.language);
    if (options.token) headers.set('authorization', `Bearer ${options.token}`);
    const answer = await options.fetch(`${options.origin}/desk/staff${path}`, { ...init, headers });
    if (answer.ok) return answer;
    const problem = v.safeParse(Problem, await answer.json().catch(() => null));
    throw problem.success
      ? new DeskError(answer.status, problem.output.code, problem.output.detail)
      : new DeskError(answer.status, 'unreachable', answer.statusText);
  }
  return {
    fetch: ask,
    async get(path, schema, signal) {
      const answer = await ask(path, signal ? { signal } : {});
      return v.parse(schema, await answer.json());
    },
    async send(method, path, body) {
      const answer = await ask(path, {
        method,
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      });
      return answer.status === 204 ? null : answer.json();
    },
  };
}
