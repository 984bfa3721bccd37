import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { CommandError } from '#scripts/commands/command.ts';
import { isRunning } from '#scripts/commands/connect.ts';
import type { Env } from '#foundation/env.ts';

/** The reservation service, wherever it runs; paths are relative to the service. */
export type Service = {
  mode: 'running' | 'stopped';
  request(path: string, init?: RequestInit): Promise<Response>;
  close(): Promise<void>;
};

type ServiceContext = {
  env: Env;
  print(line: string): void;
  say(line: string): void;
  /** Connects on the first call; the caller closes the connection. */
  service(): Promise<Service>;
};

/** A command of `npm run reservations`. */
export type ServiceCommand = { help: string; run(args: string[], context: ServiceContext): Promise<void> };

/**
 * Calls the running backend with the operator's token, since only that process may open an embedded database;
 * otherwise opens the service in this process, without a port. A backend that rejects the token belongs to another
 * installation on the same port.
 */
export async function connectService(env: Env): Promise<Service> {
  const address = env.BACKEND_URL ?? `http://127.0.0.1:${env.BACKEND_PORT}`;
  if (await isRunning(address)) {
    const token = env.OPERATOR_TOKEN ?? (await storedToken(env));
    const request = over(`${address}/reservations`, token);
    const known = await request('/operator/disruptions');
    await known.body?.cancel();
    if (known.status !== 401) return { mode: 'running', request, close: async () => {} };
  }
  // Imported only now because it loads the database.
  const { openServiceHere } = await import('./open-service-here.ts');
  return openServiceHere(env);
}

const StoredSecrets = v.pipe(v.string(), v.parseJson(), v.object({ operatorToken: v.string() }));

/** The operator's token of this installation; empty when there is none yet. */
export async function storedToken(env: Env): Promise<string> {
  const text = await readFile(join(env.DATA_DIR, 'secrets.json'), 'utf8').catch(() => '');
  const stored = v.safeParse(StoredSecrets, text);
  return stored.success ? stored.output.operatorToken : '';
}

function over(address: string, token: string): Service['request'] {
  return async (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('Authorization', `Bearer ${token}`);
    headers.set('Accept-Language', headers.get('Accept-Language') ?? 'en');
    try {
      return await fetch(`${address}${path}`, { ...init, headers });
    } catch (error) {
      throw new CommandError(`The backend at ${address} does not answer.`, { cause: error });
    }
  };
}
