type Fetch = (url: string, init?: RequestInit) => Promise<Response>;

/** How long a request goes on trying, in milliseconds, and how long it rests between two tries. */
export const PATIENCE_MS = 15 * 60_000;
const PAUSE_MS = 1_000;

/**
 * A `fetch` whose requests wait for the network to come back instead of failing. The Studio takes one failed read for a crash
 * and throws away the form with everything that was typed; and when the write fails that would have made a draft, it forgets
 * the draft. Writes are only repeated when they name their transaction, because the lake then answers the second time as the
 * first. `pause` resolves after so many milliseconds, or sooner when the browser says that it is online.
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

/** Rests for a while, or until the browser is online again. */
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
