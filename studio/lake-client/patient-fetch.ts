type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** How long a request is retried, in milliseconds, and the pause between two attempts. */
export const PATIENCE_MS = 15 * 60_000;
const PAUSE_MS = 1_000;

/**
 * A `fetch` whose requests wait for the network to come back instead of failing. The Studio treats one failed read as a crash and
 * discards the form with everything that was typed; and if the write that would create a draft fails, it forgets the draft. Writes
 * are only repeated if they have a transaction id, because the lake then returns the same result again. `pause` resolves after the
 * given milliseconds, or sooner if the browser goes online.
 */
export function createPatientFetch(options: {
  fetch: Fetch;
  now: () => number;
  pause: (milliseconds: number) => Promise<void>;
}): Fetch {
  return async (url, init) => {
    const repeatable = reads(init) || writesTransaction(url, init);
    const deadline = options.now() + PATIENCE_MS;
    for (;;) {
      try {
        return await options.fetch(url, init);
      } catch (error) {
        // `fetch` rejects with a TypeError when the network fails, and with something else when it is aborted.
        const network = error instanceof TypeError && init?.signal?.aborted !== true;
        if (!repeatable || !network || options.now() >= deadline) throw error;
        await options.pause(PAUSE_MS);
      }
    }
  };
}

function reads(init: RequestInit | undefined): boolean {
  return (init?.method ?? 'GET').toUpperCase() === 'GET';
}

function writesTransaction(url: string, init: RequestInit | undefined): boolean {
  const body = init?.body;
  return (
    /\/data\/(actions|mutate)\//.test(url) && typeof body === 'string' && body.includes('"transactionId":')
  );
}

/** Waits this long, or until the browser is online again. */
export function pauseOrOnline(milliseconds: number): Promise<void> {
  return new Promise((resolve) => {
    const wake = () => {
      clearTimeout(timer);
      removeEventListener('online', wake);
      resolve();
    };
    const timer = setTimeout(wake, milliseconds);
    addEventListener('online', wake);
  });
}
