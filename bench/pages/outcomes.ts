/** One request as its caller experienced it. */
export type TimedRequest = {
  kind: string;
  path: string;
  began: number;
  ended: number;
  status: number | null;
  cached: boolean;
};

export const PATIENCE_MS = 30_000;

/** The results of the run; times are milliseconds since 1970. */
export function createOutcomes() {
  const requests: TimedRequest[] = [];
  const kills: { at: number; gone: number }[] = [];
  const wrongLanguage: string[] = [];
  const stale: { page: string; shown: number; expected: number; lateMs: number }[] = [];
  const references: string[] = [];

  const wasInFlight = ({ began, ended }: Pick<TimedRequest, 'began' | 'ended'>) =>
    kills.some(({ at, gone }) => began <= gone && at <= ended);
  const failed = ({ status }: TimedRequest) => status !== null && status >= 500;
  const unanswered = ({ status }: TimedRequest) => status === null;

  return {
    requests,
    kills,
    wrongLanguage,
    stale,
    references,
    /** Whether a process was killed during a request: between the signal and its exit it still accepts connections. */
    wasInFlight,
    /** Sends a request and records the outcome. Null if there was no response. */
    async ask(kind: string, address: string, init: RequestInit = {}): Promise<Response | null> {
      const began = Date.now();
      const answer = await fetch(address, {
        redirect: 'manual',
        signal: AbortSignal.timeout(PATIENCE_MS),
        ...init,
      }).catch(() => null);
      const cached = answer?.headers.get('x-cache') === 'HIT';
      requests.push({
        kind,
        path: new URL(address).pathname,
        began,
        ended: Date.now(),
        status: answer?.status ?? null,
        cached,
      });
      return answer;
    },
    failures: () => requests.filter((one) => failed(one) && !wasInFlight(one)),
    unanswered: () => requests.filter((one) => unanswered(one) && !wasInFlight(one)),
    failuresInFlight: () => requests.filter((one) => (failed(one) || unanswered(one)) && wasInFlight(one)),
  };
}

export type Outcomes = ReturnType<typeof createOutcomes>;
