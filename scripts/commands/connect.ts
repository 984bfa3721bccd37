import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMMAND_TOKEN_FILE } from '#backend/command-token.ts';
import { siteUrlOf } from '#foundation/site-url.ts';
import type { Env } from '#foundation/env.ts';
import { CommandError } from './command.ts';

export type Connection = {
  mode: 'running' | 'stopped';
  /** The lake's address as it appears in image documents. */
  publicUrl: string;
  /** Calls the backend as an administrator; paths begin with `/lake/` or `/operations/`. */
  request(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
};

const REACH_MS = 1_500;

/**
 * Uses the backend on this machine if it runs, since only one process may open an embedded database; otherwise opens the same
 * services in this process, without a port. Both answer the same requests, so commands needn't distinguish them.
 */
export async function connect(env: Env): Promise<Connection> {
  const publicUrl = `${siteUrlOf(env)}/lake`;
  const address = env.BACKEND_URL ?? `http://127.0.0.1:${env.BACKEND_PORT}`;
  const running = await isRunning(address);
  if (running) {
    const token = await runningToken(env, address);
    if (token !== undefined)
      return { mode: 'running', publicUrl, request: over(address, token), close: async () => {} };
  }
  // Imported only here, because it loads the database, the image library and all services.
  const { openHere } = await import('./open-here.ts');
  return openHere(env, publicUrl);
}

export async function isRunning(address: string): Promise<boolean> {
  const health = await fetch(`${address}/health`, { signal: AbortSignal.timeout(REACH_MS) }).catch(
    () => null,
  );
  await health?.body?.cancel();
  return health?.ok ?? false;
}

/** Undefined if another installation's backend runs there: the same port, but another data folder. */
async function runningToken(env: Env, address: string): Promise<string | undefined> {
  const token = await readFile(join(env.DATA_DIR, COMMAND_TOKEN_FILE), 'utf8').catch(() => '');
  const answer = await over(address, token.trim())('/lake/v1/auth/id');
  await answer.body?.cancel();
  return answer.ok ? token.trim() : undefined;
}

function over(address: string, token: string): Connection['request'] {
  return async (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('authorization', `Bearer ${token}`);
    try {
      return await fetch(`${address}${path}`, { ...init, headers });
    } catch (error) {
      throw new CommandError(`The backend at ${address} does not answer: ${reason(error)}`, { cause: error });
    }
  };
}

/** The response's JSON. @throws CommandError with the server's message if it refused. */
export async function json(answer: Response): Promise<unknown> {
  const body: unknown = await answer.json().catch(() => undefined);
  if (answer.ok) return body;
  throw new CommandError(sentence(body) ?? `The content lake answered ${answer.status}.`);
}

function sentence(body: unknown): string | undefined {
  if (typeof body !== 'object' || body === null) return undefined;
  if ('message' in body && typeof body.message === 'string') return body.message;
  if ('error' in body && typeof body.error === 'string') return body.error;
  return 'error' in body ? sentence(body.error) : undefined;
}

function reason(error: unknown): string {
  if (error instanceof Error && error.cause instanceof Error) return error.cause.message || error.message;
  return error instanceof Error ? error.message : String(error);
}
