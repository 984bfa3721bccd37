import * as v from 'valibot';

const ANSWER_MS = 1_000;
/** Several probes and a scrape within this time are one question to the backend. */
const REMEMBER_MS = 2_000;

const Ready = v.object({ copy: v.optional(v.boolean(), false) });

export type BackendReach = {
  /** Whether the backend says that it is ready. Asked at most every two seconds; never throws. */
  isReady(): Promise<boolean>;
  /** Whether it last said that its data is a copy for testing. Asks again in the background when that is old. */
  isCopy(): boolean;
};

export function createBackendReach(backendUrl: string, now: () => number = Date.now): BackendReach {
  const address = new URL('/ready', backendUrl);
  let asked: Promise<boolean> | undefined;
  let askedAt = -Infinity;
  let copy = false;

  async function ask(): Promise<boolean> {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) });
      const said = v.safeParse(Ready, await answer.json());
      // One that is starting or stopping says nothing of it: what it said before still holds.
      if (answer.ok && said.success) copy = said.output.copy;
      return answer.ok;
    } catch {
      return false;
    }
  }

  const isReady = () => {
    if (asked === undefined || now() - askedAt >= REMEMBER_MS) {
      askedAt = now();
      asked = ask();
    }
    return asked;
  };
  return {
    isReady,
    isCopy: () => {
      void isReady();
      return copy;
    },
  };
}
