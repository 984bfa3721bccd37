const ANSWER_MS = 1_000;
/** Several probes and a scrape within this time are one question to the backend. */
const REMEMBER_MS = 2_000;

/** Whether the backend says that it is ready. Asked at most every two seconds; never throws. */
export function createBackendReach(backendUrl: string, now: () => number = Date.now): () => Promise<boolean> {
  let asked: Promise<boolean> | undefined;
  let askedAt = -Infinity;
  return () => {
    if (asked === undefined || now() - askedAt >= REMEMBER_MS) {
      askedAt = now();
      asked = ask(new URL('/ready', backendUrl));
    }
    return asked;
  };
}

async function ask(address: URL): Promise<boolean> {
  try {
    const answer = await fetch(address, { signal: AbortSignal.timeout(ANSWER_MS) });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
