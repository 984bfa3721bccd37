import * as v from 'valibot';

const TIMEOUT_MS = 20_000;

/** Why the hosted service didn't do something. `message` is a sentence for the terminal and the log. */
export class HostedError extends Error {
  readonly kind: 'unreachable' | 'unauthorized' | 'forbidden' | 'not-found' | 'failed';

  constructor(kind: HostedError['kind'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.kind = kind;
  }
}

export type HostedApi = {
  project: string;
  /** Calls the project's own host, e.g. `v2025-02-19/data/query/production`. @throws HostedError */
  own(path: string, init?: ApiRequest): Promise<unknown>;
  /** Calls the host that all projects share, which manages them. @throws HostedError */
  shared(path: string, init?: ApiRequest): Promise<unknown>;
};

type ApiRequest = { method?: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'; body?: object };

/** The hosted service's HTTP API for one project. Without a token it sees what is public. */
export function hostedApi({ project, token }: { project: string; token: string | undefined }): HostedApi {
  const call = async (host: string, path: string, { method = 'GET', body }: ApiRequest = {}) => {
    const headers = {
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(`https://${host}/${path}`, {
      method,
      headers,
      signal,
      ...(body && { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new HostedError(
        'unreachable',
        `${host} can't be reached: ${reasonOf(error).replace(/\.$/, '')}.`,
        { cause: error },
      );
    });
    const read: unknown = await answer.json().catch(() => null);
    if (answer.ok) return read;
    throw new HostedError(
      kindOf(answer.status),
      `${host} answered ${answer.status}: ${sentenceIn(read) ?? 'no reason given'}`,
    );
  };
  return {
    project,
    own: (path, init) => call(`${project}.api.sanity.io`, path, init),
    shared: (path, init) => call('api.sanity.io', path, init),
  };
}

function kindOf(status: number): HostedError['kind'] {
  switch (status) {
    case 401:
      return 'unauthorized';
    case 403:
      return 'forbidden';
    case 404:
      return 'not-found';
    default:
      return status >= 500 || status === 429 ? 'unreachable' : 'failed';
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof Error && error.name === 'TimeoutError') return 'no answer in time';
  if (error instanceof Error && error.cause instanceof Error) return error.cause.message || error.message;
  return error instanceof Error ? error.message : String(error);
}

/** The service has two forms of errors: `{message}`, and `{error: {description}}`. */
function sentenceIn(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('message' in body && typeof body.message === 'string') return body.message;
  if ('description' in body && typeof body.description === 'string') return body.description;
  return 'error' in body ? sentenceIn(body.error) : undefined;
}

/** A response in the form that we know. @throws HostedError if it has another one */
export function parsed<T>(schema: v.GenericSchema<unknown, T>, body: unknown): T {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  const [issue] = result.issues;
  throw new HostedError(
    'failed',
    `The hosted service answered in an unknown form: ${v.getDotPath(issue) ?? 'body'}: ${issue.message}.`,
  );
}
