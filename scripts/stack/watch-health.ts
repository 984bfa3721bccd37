/** Between two checks. */
const EVERY_MS = 1_000;
/** A backend whose thread is busy answers late; one that is stuck doesn't answer at all. */
const PATIENCE_MS = 1_500;
/** Counted instead of timed: a laptop that slept for a night has missed none. */
const MAX_MISSED = 4;

export type HealthWatch = { stop(): void };

/**
 * Requests the address once a second and calls `onSilent`, once, after several requests in a row without a response. Any response
 * counts: a process that can report a problem needn't be killed.
 */
export function watchHealth(options: {
  url: string;
  onSilent: () => void;
  everyMs?: number;
  patienceMs?: number;
  maxMissed?: number;
}): HealthWatch {
  const { url, onSilent, everyMs = EVERY_MS, patienceMs = PATIENCE_MS, maxMissed = MAX_MISSED } = options;
  let missed = 0;
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;

  async function look(): Promise<void> {
    missed = (await answers(url, patienceMs)) ? 0 : missed + 1;
    if (isStopped) return;
    if (missed < maxMissed) {
      timer = setTimeout(() => void look(), everyMs).unref();
      return;
    }
    isStopped = true;
    onSilent();
  }
  timer = setTimeout(() => void look(), everyMs).unref();
  return {
    stop() {
      isStopped = true;
      clearTimeout(timer);
    },
  };
}

async function answers(url: string, patienceMs: number): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(patienceMs) });
    await answer.body?.cancel();
    return true;
  } catch {
    return false;
  }
}
