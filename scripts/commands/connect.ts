import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { COMMAND_TOKEN_FILE } from '#backend/command-token.ts';
import { siteUrlOf } from '#foundation/site-url.ts';
import type { Env } from '#foundation/env.ts';
import { CommandError } from './command.ts';

export type Connection = {
  mode: 'running' | 'stopped';
  /** The lake's own address in documents of pictures. */
  publicUrl: string;
  /** Asks the backend as an administrator; paths begin with `/lake/` or `/operations/`. */
  request(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
};

const REACH_MS = 1_500;

/**
 * Speaks to the backend on this machine when it runs, since only it may open an embedded database; else opens the same
 * services here, without a port. Both answer the same requests, so that a command does not know the difference.
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
  // Read only now: it brings in the database, the picture library and all services.
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

/** Undefined when what runs there is another one's backend: the port is the same, the data folder is not. */
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

/** The answer's JSON. @throws CommandError with the server's own sentence when it refused. */
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
