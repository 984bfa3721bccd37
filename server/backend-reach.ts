import * as v from 'valibot';

const ANSWER_MS = 1_000;
/** Probes and scrapes within this time share one request to the backend. */
const REMEMBER_MS = 2_000;

const Ready = v.object({ copy: v.optional(v.boolean(), false) });

export type BackendReach = {
  /** Whether the backend is ready. Checked at most every two seconds; never throws. */
  isReady(): Promise<boolean>;
  /** Whether its data is a copy for testing, as last reported. Refreshed in the background once that is old. */
  isCopy(): boolean;
};

export function createBackendReach(backendUrl: string, now: () => number = Date.now): BackendReach {
  const address = new URL('/ready', backendUrl);
  let pending: Promise<boolean> | undefined;
  let startedAt = -Infinity;
  let copy = false;

  async function check(): Promise<boolean> {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) });
      const report = v.safeParse(Ready, await answer.json());
      // A backend that is starting or stopping doesn't report it; its last report still holds.
      if (answer.ok && report.success) copy = report.output.copy;
      return answer.ok;
    } catch {
      return false;
    }
  }

  const isReady = () => {
    if (pending === undefined || now() - startedAt >= REMEMBER_MS) {
      startedAt = now();
      pending = check();
    }
    return pending;
  };
  return {
    isReady,
    isCopy: () => {
      void isReady();
      return copy;
    },
  };
}
