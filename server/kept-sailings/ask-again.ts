import { Agent, request as requestHttp } from 'node:http';
import { Agent as SecureAgent, request as requestHttps } from 'node:https';
import { text } from 'node:stream/consumers';
import { OURSELVES } from '#foundation/limits/caller.ts';
import type { PageRead } from '#lib/page-cache/page-notes.ts';

/** Asks the reservation service; null if it doesn't answer as it should, or not in time. */
export type AskAgain = (read: PageRead) => Promise<string | null>;

/** A search takes milliseconds. A service that takes longer is in trouble, which a page has to be rendered to say. */
const ANSWER_MS = 2_000;
/** More than a service answers at once; more would wait there. */
const AT_ONCE = 32;

/**
 * Asks what pages asked, with the same headers but for no visitor. Not with `fetch`, which Next has replaced, and which takes longer
 * than anything else here.
 */
export function createAskAgain(backendUrl: string): AskAgain & { close(): void } {
  const isSecure = new URL(backendUrl).protocol === 'https:';
  const agent = new (isSecure ? SecureAgent : Agent)({ keepAlive: true, maxSockets: AT_ONCE });
  const start = isSecure ? requestHttps : requestHttp;
  const base = backendUrl.replace(/\/$/, '');

  const ask = (read: PageRead) =>
    new Promise<string | null>((resolve) => {
      const asking = start(
        `${base}/reservations${read.endpoint}`,
        {
          agent,
          method: read.method,
          signal: AbortSignal.timeout(ANSWER_MS),
          headers: {
            Accept: 'application/json',
            'X-Forwarded-For': OURSELVES,
            ...(read.language !== null && { 'Accept-Locale': read.language }),
            ...(read.body !== null && {
              'Content-Type': 'application/json',
              'Content-Length': Buffer.byteLength(read.body),
            }),
          },
        },
        (answer) => {
          const isFine = answer.statusCode !== undefined && answer.statusCode < 300;
          text(answer).then(
            (body) => resolve(isFine ? body : null),
            () => resolve(null),
          );
        },
      );
      asking.on('error', () => resolve(null));
      asking.end(read.body ?? undefined);
    });
  return Object.assign(ask, { close: () => agent.destroy() });
}
