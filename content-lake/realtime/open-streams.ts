import type { Authenticate, Principal } from '#content-lake/protocol/principal.ts';
import { LakeError } from '#content-lake/protocol/errors.ts';
import type { Log } from '#foundation/log/log.ts';
import type { Notifications } from '#foundation/notify/notifications.ts';
import { CHANNELS } from '#content-lake/protocol/channels.ts';
import type { EventStream } from '#foundation/http/event-stream.ts';
import { createStreamSlots, type StreamLimits, type StreamSlots } from './stream-slots.ts';

/** The longest time until an expired session is noticed. */
const CHECK_EVERY_MS = 10_000;

export type WatchedStream = {
  /** Its credentials are checked again; its body is never read. */
  request: Request;
  principal: Principal;
  stream: EventStream;
};

export type OpenStreams = {
  /** Counts a stream that is about to open. @returns a function that frees its slot. @throws LakeError 429 */
  take: StreamSlots['take'];
  /** Ends the stream when its session or token ends or loses rights. Anonymous streams need no check. */
  watch(stream: WatchedStream): void;
  close(): void;
};

/** A request is checked on arrival; an event stream may stay open for days and needs repeated checks. */
export async function watchOpenStreams(options: {
  authenticate: Authenticate;
  notifications: Notifications;
  log: Log;
  limits?: StreamLimits;
}): Promise<OpenStreams> {
  const { authenticate, notifications, log } = options;
  const streams = new Set<WatchedStream>();
  let checking: Promise<void> | undefined;
  let again = false;

  async function check(): Promise<void> {
    // Many streams share one owner, who is checked once.
    const byCredentials = Map.groupBy(streams, ({ request }) => JSON.stringify(credentialsOf(request)));
    for (const group of byCredentials.values()) {
      const [first] = group;
      if (!first) continue;
      const now = await currentRights(first.request);
      if (now === 'unknown') continue;
      for (const watched of group) {
        if (now === rightsOf(watched.principal)) continue;
        streams.delete(watched);
        watched.stream.send({ event: 'disconnect', data: { reason: 'The session has ended' } });
        watched.stream.end();
      }
    }
  }

  async function currentRights(request: Request): Promise<string | undefined> {
    try {
      const headers = credentialsOf(request);
      return rightsOf(await authenticate(new Request(request.url, { headers })));
    } catch (error) {
      if (error instanceof LakeError) return undefined;
      log.warn({ error: String(error) }, 'open streams could not be checked; trying again');
      return 'unknown';
    }
  }

  function checkInBackground(): void {
    if (checking) {
      again = true;
      return;
    }
    checking = check().finally(() => {
      checking = undefined;
      if (!again) return;
      again = false;
      checkInBackground();
    });
  }

  const unsubscribe = await notifications.subscribe(CHANNELS.access, checkInBackground, checkInBackground);
  const timer = setInterval(checkInBackground, CHECK_EVERY_MS);
  timer.unref();

  return {
    take: createStreamSlots(options.limits).take,
    watch(watched) {
      if (watched.principal.kind === 'anonymous' || watched.stream.signal.aborted) return;
      streams.add(watched);
      watched.stream.signal.addEventListener('abort', () => streams.delete(watched), { once: true });
    },
    close() {
      unsubscribe();
      clearInterval(timer);
      streams.clear();
    },
  };
}

/** Roles represent rights: if they change, the stream may show too much or too little. */
function rightsOf(principal: Principal): string {
  const { kind } = principal;
  return JSON.stringify(kind === 'anonymous' ? [kind] : [kind, principal.id, principal.roles]);
}

function credentialsOf(request: Request): Record<string, string> {
  const credentials: Record<string, string> = {};
  for (const name of ['authorization', 'cookie', 'origin']) {
    const value = request.headers.get(name);
    if (value !== null) credentials[name] = value;
  }
  return credentials;
}
